import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { alone } from './setup/alone.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureNode } from './setup/node.mjs';
import { installLocked } from './setup/npm.mjs';
import { root } from './paths.mjs';
import { stop } from './setup/stop.mjs';

const modules = join(root, 'node_modules');
const stamp = join(modules, '.starboard-installed');

/**
 * Makes the checkout runnable and says with what: the path of a new enough Node, and an environment in which that
 * Node and the installed tools come first. Installs only what is missing or outdated.
 *
 * @param {{ chromium?: boolean }} [needs]
 */
export function setUp({ chromium = false } = {}) {
  const node = ensureNode();
  const env = withPath(dirname(node), join(modules, '.bin'));
  if (!isUpToDate()) alone(join(root, 'build', 'packages.lock'), () => isUpToDate() || installPackages(env));
  if (chromium) env['STARBOARD_CHROMIUM'] = ensureChromium();
  return { node, env };
}

const isUpToDate = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();

/** @param {NodeJS.ProcessEnv} env */
function installPackages(env) {
  process.stderr.write('starboard: installing packages ...\n');
  if (!installLocked(root, env)) {
    stop(
      'the packages could not be installed: check the network (or, after editing a package.json, run npm install) and try again.',
    );
  }
  writeFileSync(stamp, fingerprint());
}

/** What is installed depends on the lock and, for native packages, on the platform. */
function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * @param {string[]} folders
 * @returns {NodeJS.ProcessEnv}
 */
function withPath(...folders) {
  // Windows spells it "Path" and a plain copy of the environment keeps only that spelling.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: [...folders, process.env[name]].join(delimiter) };
}
