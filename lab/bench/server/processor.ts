// What processes take, from the kernel's own book: seconds on processors, and memory.

import { readdirSync, readFileSync } from 'node:fs';

const TICKS = 100;

interface Entry {
  readonly parent: number;
  readonly own: number;
  /** Of its children that have ended. */
  readonly past: number;
}

/** User and system time of one process with all its threads. */
export function processorOf(pid: number | undefined): number {
  return entryOf(pid ?? 'self').own;
}

/** With all that it has started, such as PostgreSQL's processes for connections. */
export function processorOfFamily(pid: number): number {
  const { own, past } = entryOf(pid);
  const children = readdirSync('/proc').flatMap((name) => {
    if (!/^[0-9]+$/.test(name)) return [];
    try {
      const entry = entryOf(Number(name));
      return entry.parent === pid ? [entry.own] : [];
    } catch {
      // it has ended meanwhile, and is in its parent's book
      return [];
    }
  });
  return children.reduce((sum, each) => sum + each, own + past);
}

/** Megabytes that are resident. */
export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

function entryOf(pid: number | 'self'): Entry {
  // the name in brackets may hold anything
  const [, after] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/);
  const fields = after.split(' ').map(Number);
  return {
    parent: fields[1],
    own: (fields[11] + fields[12]) / TICKS,
    past: (fields[13] + fields[14]) / TICKS,
  };
}
