// For tests: a disk with little room, which can be filled and emptied.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Takes all the room that is left. */
  fill(): void;
  /** Gives it back. */
  empty(): void;
  /** Everything on it can only be read from then on. */
  lock(): void;
  remove(): void;
}

/** Of that many MiB. Only root may mount one; others use a namespace of their own: `unshare --map-root-user --mount`. */
export function smallDisk(mebibytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-disk-'));
  mount('-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      for (let size = 1 << 20; size >= 1 << 10; size >>= 1) {
        for (;;) {
          const { bavail, bsize } = statfsSync(folder);
          if (bavail * bsize < size) break;
          writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
        }
      }
    },
    empty: () => rmSync(filler, { force: true }),
    lock: () => mount('-o', 'remount,ro', folder),
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mount(...how: string[]): void {
  try {
    execFileSync('mount', how, { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    throw new Error(
      'These tests mount a small disk: run them as root, or with unshare --map-root-user --mount.',
      {
        cause: error,
      },
    );
  }
}
