import { readdirSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Process
 * @property {number} pid
 * @property {string} about what it runs, in which state, and what it waits for
 */

/**
 * The processes below that one, its grandchildren too; none where the system does not tell.
 *
 * @param {number} ancestor
 * @returns {Process[]}
 */
export function descendants(ancestor) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const pid of pids()) {
    const parent = Number(statOf(pid)[1]);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  /** @param {number} pid @returns {number[]} */
  const below = (pid) => (children.get(pid) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(ancestor).map((pid) => ({ pid, about: about(pid) }));
}

function pids() {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** @param {number} pid */
function about(pid) {
  const program = read(pid, 'cmdline').split('\0').slice(0, 4).join(' ').slice(0, 300);
  return `${pid}, state ${statOf(pid)[0]}, waiting in ${read(pid, 'wchan') || 'nothing'}: ${program}`;
}

/** State, parent and so on: what follows the program's name, which may hold anything. @param {number} pid */
function statOf(pid) {
  const stat = read(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Nothing when it has ended meanwhile. @param {number} pid @param {string} what */
function read(pid, what) {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}
