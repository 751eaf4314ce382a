import { execFileSync } from 'node:child_process';
import { platform } from 'node:os';
import { expect, test } from 'vitest';

import { processorSeconds, secondsIn } from './processor.mjs';

test('own time and that of everything that ended below are added up', () => {
  const stat = `7 (a (b) c) S 1 7 7 0 -1 4194560 100 200 0 0 150 50 1000 300 20 0 1 0 12345 0 0`;
  expect(secondsIn(stat)).toBe(15);
});

test('work of a child of a child counts, on a system that tells', () => {
  const before = processorSeconds();
  const work = 'const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end);';
  const inner = JSON.stringify(['-e', work]);
  execFileSync(process.execPath, [
    '-e',
    `require('node:child_process').execFileSync(process.execPath, ${inner})`,
  ]);
  const after = processorSeconds();
  const counted = before !== undefined && after !== undefined && after - before > 0.15;
  expect(counted).toBe(platform() === 'linux');
});
