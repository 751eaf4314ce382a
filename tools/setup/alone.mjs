import { accessSync, constants, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { stop } from './stop.mjs';

// No installation takes this long; a process number may have been given to another program since.
const longest = 15 * 60_000;

/**
 * Runs `work` while no other process holds the same lock file: two commands started on a fresh checkout would
 * otherwise install over each other.
 *
 * @template T
 * @param {string} lock
 * @param {() => T} work
 * @returns {T}
 */
export function alone(lock, work) {
  makeRoom(dirname(lock));
  if (!take(lock)) {
    process.stderr.write('starboard: waiting for another set-up to finish ...\n');
    do pause(200);
    while (!take(lock));
  }
  const free = () => rmSync(lock, { force: true });
  process.on('exit', free);
  try {
    return work();
  } finally {
    free();
    process.off('exit', free);
  }
}

/** @param {string} folder */
function makeRoom(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    stop(
      `something has to be installed, and ${folder} cannot be written by this user: run npm run build as who owns it.`,
    );
  }
}

/** @param {string} lock */
function take(lock, retry = true) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (!retry || isHeld(lock)) return false;
    rmSync(lock, { force: true });
    return take(lock, false);
  }
}

/** @param {string} lock */
function isHeld(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > longest) return false;
    const owner = Number(readFileSync(lock, 'utf8'));
    // A file still empty belongs to somebody who is just writing it; signal 0 only asks.
    return owner === 0 || (owner !== process.pid && process.kill(owner, 0));
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);
