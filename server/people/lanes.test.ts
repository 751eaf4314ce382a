import { expect, test } from 'vitest';
import { RefusedError } from '../base/refused.ts';
import { Lanes } from './lanes.ts';

test('only so many run at once, only so many wait, and the lanes know nothing of each other', async () => {
  const lanes = new Lanes({ known: { atOnce: 1, waiting: 1 }, stranger: { atOnce: 2, waiting: 3 } });
  let running = 0;
  let most = 0;
  const gates: (() => void)[] = [];
  const work = async (): Promise<string> => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => gates.push(resolve));
    running--;
    return 'done';
  };
  const strangers = Array.from({ length: 8 }, () =>
    lanes.run('stranger', work).catch((error: unknown) => error),
  );
  const known = lanes.run('known', async () => running);
  expect(await known).toBe(2);
  const refused = await Promise.all(strangers.slice(5));
  for (const each of refused) expect(each).toBeInstanceOf(RefusedError);
  for (let done = 0; done < 5; done++) {
    while (gates.length === 0) await new Promise((resolve) => setImmediate(resolve));
    gates.shift()?.();
  }
  expect(await Promise.all(strangers.slice(0, 5))).toEqual(Array(5).fill('done'));
  expect([most, running]).toEqual([2, 0]);
  // what fails frees its place
  await expect(lanes.run('known', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lanes.run('known', () => Promise.resolve(1))).toBe(1);
});
