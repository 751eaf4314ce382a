import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second towards programs, whatever its own clock does. */
const TICKS_PER_SECOND = 100;

/**
 * What this process and all that have ended below it spent on processors; undefined where the system does not tell.
 * A program that outlives whoever started it, as a database server may, counts nowhere.
 *
 * @returns {number | undefined}
 */
export function processorSeconds() {
  try {
    return secondsIn(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} stat what `/proc/PID/stat` says */
export function secondsIn(stat) {
  // The program's name comes first, in brackets, and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
  return (user + system + childrenUser + childrenSystem) / TICKS_PER_SECOND;
}
