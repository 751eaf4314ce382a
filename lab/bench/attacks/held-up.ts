// What else runs on a machine keeps people waiting too: how long a thread was ready while others had the processors, from the
// kernel's own book.

import { readFileSync } from 'node:fs';

/** Milliseconds until now that the main thread of a process has waited for a processor; 0 where the system does not tell. */
function waited(pid: number): number {
  try {
    const [, nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ', 2);
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}

/** Those who play wait for their own process and for the server's. */
export class HeldUp {
  readonly #pids: readonly number[];
  readonly #before: readonly number[];

  constructor(...pids: readonly number[]) {
    this.#pids = pids;
    this.#before = pids.map(waited);
  }

  /** Milliseconds since it was made, at least: the longer of them, since both may have waited at once. */
  get milliseconds(): number {
    return Math.max(...this.#pids.map((pid, i) => waited(pid) - this.#before[i]));
  }
}
