// @module-tag slow: the client is built

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** What many a small machine has. */
const SMALL_MACHINE = 512;

test.runIf(existsSync('/proc/self/smaps_rollup'))('a first start fits into a small machine', async () => {
  const measured = await promisify(execFile)(process.execPath, ['tools/first-start.mjs', '--installed']);
  const { peakMB, whichAtPeak } = JSON.parse(measured.stdout) as { peakMB: number; whichAtPeak: string[] };
  expect(whichAtPeak.join('\n')).toContain('tools/client/build.mjs');
  expect(peakMB, whichAtPeak.join('\n')).toBeLessThan(SMALL_MACHINE);
});
