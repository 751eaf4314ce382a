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
const small = JSON.stringify(fileURLToPath(new URL('./memory.ts', import.meta.url)));
const MAIN = `
  import { Worker } from 'node:worker_threads';
  const young = () => new Promise((resolve) => {
    new Worker(${JSON.stringify(THREAD)}, { eval: true }).once('message', resolve);
  });
  const before = await young();
  (await import(${small})).keepMemorySmall();
  console.log(JSON.stringify([before, await young()]));
`;

test('threads have less for what is young than the main one was started with', () => {
  const args = ['--max-semi-space-size=16', '--input-type=module', '--eval', MAIN];
  const [before, after] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as number[];
  expect(before).toBeGreaterThan(8);
  expect(after).toBeLessThanOrEqual(8);
});

/** The most that a heap of about 25 MB comes to while what was kept for a while is thrown away again and again. */
const GROWN = `
  import { getHeapSpaceStatistics } from 'node:v8';
  const kept = Array.from({ length: 300_000 }, (_, i) => ({ i, list: [i] }));
  const queue = Array.from({ length: 30_000 });
  // the first time comes when V8 likes
  gc();
  let most = 0;
  for (let i = 0; i < 3_000_000; i++) {
    queue[i % queue.length] = { i, list: [i] };
    if (i % 10_000 > 0) continue;
    const old = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space');
    most = Math.max(most, old.space_used_size);
  }
  console.log(kept.length && most / 2 ** 20);
`;

test('what can go is looked for before the heap has grown far', () => {
  const grown = (before: string): number => {
    // garbage is collected at once and not beside the program, so that it does not depend on how busy the machine is
    const gc = ['--expose-gc', '--single-threaded-gc', '--no-incremental-marking', '--max-semi-space-size=1'];
    const args = [...gc, '--input-type=module', '--eval', before + GROWN];
    return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  };
  expect(grown(`(await import(${small})).keepMemorySmall();`)).toBeLessThan(0.75 * grown(''));
});
