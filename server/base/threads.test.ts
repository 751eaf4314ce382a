import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What a thread may take for what is young, in megabytes: it makes much, and keeps some of it for a while. */
const THREAD = `
  const { getHeapSpaceStatistics } = process.getBuiltinModule('node:v8');
  let kept = [], most = 0;
  for (let i = 0; i < 2_000_000; i++) {
    kept.push({ i, list: [i] });
    if (kept.length > 60_000) kept = [];
    if (i % 20_000 > 0) continue;
    const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    most = Math.max(most, young.space_size);
  }
  process.getBuiltinModule('node:worker_threads').parentPort.postMessage(most / 2 ** 20);
`;
const small = JSON.stringify(fileURLToPath(new URL('./threads.ts', import.meta.url)));
const MAIN = `
  import { Worker } from 'node:worker_threads';
  const young = () => new Promise((resolve) => {
    new Worker(${JSON.stringify(THREAD)}, { eval: true }).once('message', resolve);
  });
  const before = await young();
  (await import(${small})).keepThreadsSmall();
  console.log(JSON.stringify([before, await young()]));
`;

test('threads have less for what is young than the main one was started with', () => {
  const args = ['--max-semi-space-size=16', '--input-type=module', '--eval', MAIN];
  const [before, after] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as number[];
  expect(before).toBeGreaterThan(8);
  expect(after).toBeLessThanOrEqual(8);
});
