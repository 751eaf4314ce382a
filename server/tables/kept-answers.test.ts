import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

const answer = (size: number) => ({ json: Buffer.alloc(size) });

test('an answer is made once, also for those who ask while it is being made', async () => {
  const kept = new KeptAnswers(100);
  let made = 0;
  const make = async () => {
    made++;
    return answer(10);
  };
  const both = await Promise.all([kept.of('a', make), kept.of('a', make)]);
  expect(both[0]).toBe(both[1]);
  expect(await kept.of('a', make)).toBe(both[0]);
  expect([made, kept.bytes]).toEqual([1, 10]);
});

test('no more bytes are kept than allowed, and what was asked for last stays', async () => {
  const kept = new KeptAnswers(100);
  const made: string[] = [];
  const ask = (name: string, size = 40) =>
    kept.of(name, async () => {
      made.push(name);
      return answer(size);
    });
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  expect(kept.bytes).toBe(80);
  await ask('huge', 1000);
  expect(kept.bytes).toBe(0);
});

test('what could not be made is tried again', async () => {
  const kept = new KeptAnswers(100);
  await expect(kept.of('a', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
  expect(await kept.of('a', async () => answer(5))).toEqual(answer(5));
});
