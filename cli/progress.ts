// A bar for long work, where a person watches.

import type { Io } from './command.ts';

const WIDTH = 24;
const EVERY_MS = 100;

export interface ProgressBar {
  readonly at: (done: number) => void;
  /** Takes the bar away, so that the result stands alone. */
  readonly end: () => void;
}

export function progressBar(io: Io, total: number, what: string): ProgressBar {
  if (!io.watched) return { at: () => {}, end: () => {} };
  const began = performance.now();
  let shown = -Infinity;
  return {
    at(done) {
      const now = performance.now();
      if (now - shown < EVERY_MS && done < total) return;
      shown = now;
      io.err(`\r${barOf(done, total, what, (now - began) / 1000)}\u001B[K`);
    },
    end: () => io.err('\r\u001B[K'),
  };
}

export function barOf(done: number, total: number, what: string, seconds: number): string {
  const share = done / total;
  const full = Math.floor(share * WIDTH);
  const left = done === 0 ? '' : `, ${Math.ceil((seconds / done) * (total - done))} s left`;
  const counts = `${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}`;
  return `${'━'.repeat(full)}${'┄'.repeat(WIDTH - full)} ${String(Math.floor(share * 100)).padStart(3)} %  ${counts}${left}`;
}
