import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

import { stop } from './setup/stop.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium to test with, or undefined where there is none. */
export function findChromium() {
  const named = process.env['STARBOARD_CHROMIUM'];
  return named ? [named].find(isProgram) : places.find(isProgram);
}

/** As above, but installs one where that is possible, and otherwise says how. */
export function ensureChromium() {
  const named = process.env['STARBOARD_CHROMIUM'];
  if (named && !isProgram(named))
    stop(`STARBOARD_CHROMIUM is ${named}, which is not a program: point it to a Chromium.`);
  return (
    findChromium() ??
    installed() ??
    stop('no Chromium found: install it, or set STARBOARD_CHROMIUM to its path.')
  );
}

function installed() {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return undefined;
  process.stderr.write('starboard: installing Chromium ...\n');
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'chromium');
  return findChromium();
}

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 2, 2] });
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
