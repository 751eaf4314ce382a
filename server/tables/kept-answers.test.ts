import { expect, test } from 'vitest';
import { refused, RefusedError } from '../base/refused.ts';
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

test('what grows is brought up to date by one after the other, and weighs what it weighs now', async () => {
  const kept = new KeptAnswers(100);
  const grow = (by: number) => async (before: { json: Buffer } | null) =>
    by === 0 && before !== null ? before : answer((before?.json.length ?? 0) + by);
  const sizes = await Promise.all([30, 20, 10].map((by) => kept.next('a', grow(by))));
  expect(sizes.map(({ json }) => json.length)).toEqual([30, 50, 60]);
  expect(await kept.next('a', grow(0))).toBe(sizes[2]);
  expect(kept.bytes).toBe(60);
  await kept.next('b', grow(50));
  expect(kept.bytes).toBe(50);
  expect((await kept.next('a', grow(7))).json.length).toBe(7);
});

test('who is refused what is new takes nothing from the others', async () => {
  const kept = new KeptAnswers(100);
  await kept.next('a', async () => answer(40));
  const refusal = new RefusedError(refused('limit', 'tooManyReplays'));
  await expect(kept.next('a', () => Promise.reject(refusal))).rejects.toBe(refusal);
  expect((await kept.next('a', async (before) => before ?? answer(0))).json.length).toBe(40);
});

test('what could not be brought up to date is made anew', async () => {
  const kept = new KeptAnswers(100);
  await kept.next('a', async () => answer(40));
  await expect(kept.next('a', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
  expect(kept.bytes).toBe(0);
  const seen: unknown[] = [];
  await kept.next('a', async (before) => {
    seen.push(before);
    return answer(5);
  });
  expect([seen, kept.bytes]).toEqual([[null], 5]);
});
