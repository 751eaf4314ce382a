import { expect, test } from 'vitest';
import { SharedAnswer } from './shared-answer.ts';

const APART = 20;

function counted(): { shared: SharedAnswer<number>; asked: number[] } {
  const asked: number[] = [];
  const shared = new SharedAnswer(() => Promise.resolve(asked.push(performance.now())), APART);
  return { shared, asked };
}

test('who asks again is told what was found out, until something changes', async () => {
  const { shared } = counted();
  expect(await Promise.all([shared.get(), shared.get()])).toEqual([1, 1]);
  expect(await shared.get()).toBe(1);
  shared.changed();
  expect(await Promise.all([shared.get(), shared.get()])).toEqual([2, 2]);
});

test('what changes again and again is found out no oftener than that', async () => {
  const { shared, asked } = counted();
  for (let i = 0; i < 4; i++) {
    shared.changed();
    await shared.get();
  }
  const pauses = asked.slice(1).map((at, i) => at - asked[i]);
  // timers are a little early at times
  for (const pause of pauses) expect(pause).toBeGreaterThan(APART - 2);
});

test('a change while it is being found out is not missed, and a failure is not kept', async () => {
  const found = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const shared = new SharedAnswer(() => found[asked++].promise, APART);
  const before = shared.get();
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toBe(1);
  shared.changed();
  const after = shared.get();
  found[0].reject(new Error('gone'));
  await expect(before).rejects.toThrow('gone');
  found[1].resolve('new');
  expect(await after).toBe('new');
  expect(await shared.get()).toBe('new');
});
