// `npm run bench:start`: what the first start takes, in a fresh copy of this checkout: memory of all its processes together,
// resident, and the room on the disk. `--installed` lends it the packages that are here, so that only the client is built.
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { root } from './paths.mjs';

const every = 30;
const megabyte = 2 ** 20;
/** How long it serves before what it takes then is read, in milliseconds. */
const settling = 3000;

const isLent = process.argv.includes('--installed');
const scratch = mkdtempSync(join(tmpdir(), 'starboard-start-'));
const copy = join(scratch, 'starboard');
try {
  copyCheckout();
  if (isLent) lendPackages();
  console.log(JSON.stringify({ ...(await started()), diskMB: sizeOf(copy) }));
} finally {
  rmSync(scratch, { recursive: true });
}

function copyCheckout() {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((each) => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
}

/** The rooms are packages too: those lead into the copy, all others to where they are installed. */
function lendPackages() {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@starboard'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@starboard') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@starboard')))
    symlinkSync(join(copy, name), join(to, '@starboard', name));
}

/** @returns {Promise<{ peakMB: number, whichAtPeak: string[], servingMB: number }>} */
async function started() {
  const env = { ...process.env, STARBOARD_DATA: join(scratch, 'data'), STARBOARD_CLIENT: '' };
  const args = [join(copy, 'tools/run.mjs'), 'cli/starboard.ts', 'serve', '--port', '0'];
  const child = spawn(isLent ? process.execPath : 'node', args, {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 2],
  });
  /** @type {ReturnType<typeof below>} */
  let most = [];
  const watch = setInterval(() => {
    const now = below(child.pid ?? 0);
    if (sum(now) > sum(most)) most = now;
  }, every);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const serves = new Promise((resolve) => child.stdout?.once('data', resolve));
  await Promise.race([serves, ended]);
  await new Promise((resolve) => setTimeout(resolve, settling));
  clearInterval(watch);
  const serving = below(child.pid ?? 0);
  if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
  child.kill('SIGTERM');
  await ended;
  return {
    peakMB: sum(most),
    whichAtPeak: most.map(({ name, resident }) => `${Math.round(resident)} ${name}`),
    servingMB: sum(serving),
  };
}

/** @param {readonly { resident: number }[]} processes */
function sum(processes) {
  return Math.round(processes.reduce((total, { resident }) => total + resident, 0));
}

/**
 * A process and all below it, with their resident memory in megabytes. What several of them share counts once, in parts.
 *
 * @param {number} id
 * @returns {{ name: string, resident: number }[]}
 */
function below(id) {
  try {
    const words = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
    const name = words
      .filter((word) => /\.m?[jt]s$|npm/.test(word))
      .join(' ')
      .replaceAll(`${copy}/`, '');
    const pss = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1];
    const children = readdirSync(`/proc/${id}/task`).flatMap((thread) =>
      readFileSync(`/proc/${id}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [{ name, resident: (Number(pss) * 1024) / megabyte }, ...children.flatMap(below)];
  } catch {
    // it has just ended
    return [];
  }
}

/** @param {string} folder */
function sizeOf(folder) {
  return Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);
}
