import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

test.each([
  [1, 1],
  [1, 8],
  [97, 3],
  [100_000, 2],
])('%i games on %i threads are each handed out once, in order', (games, threads) => {
  let next = 0;
  for (const { from, to } of chunksOf(games, threads)) {
    expect(from).toBe(next);
    expect(to).toBeGreaterThan(from);
    next = to;
  }
  expect(next).toBe(games);
});
