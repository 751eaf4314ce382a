import type { State } from '@starboard/engine';
import type { Measure } from '@starboard/kit';
import { expect, test } from 'vitest';
import { swingsIn } from './swings.ts';

const states = (...values: readonly (readonly number[])[]): readonly State[] =>
  values.map((each) => ({ cells: Int32Array.from(each) }) satisfies State);
const points: Measure = { id: 'points', valueOf: ({ cells }, seat) => cells[seat] };
const still: Measure = { id: 'still', valueOf: () => 1000 };

test('the largest change comes first, with who gained by it', () => {
  const way = states([5, 5], [5, 6], [9, 6], [9, 7]);
  expect(swingsIn([points], way, 2, 2).map(({ at, seat }) => [at, seat])).toEqual([
    [2, 0],
    [1, 1],
  ]);
});

test('what never moves does not count, and what hardly moves is no turn', () => {
  const way = states([5, 5], [9, 5]);
  expect(swingsIn([points, still], way, 2, 3)).toEqual(swingsIn([points], way, 2, 3));
  expect(swingsIn([points], states([1000, 1000], [1001, 1000]), 2, 3)).toEqual([]);
  expect(swingsIn([still], way, 2, 3)).toEqual([]);
});

test('from nothing at all everybody begins alike', () => {
  expect(swingsIn([points], states([0, 0], [1, 0]), 2, 3)).toMatchObject([{ at: 1, seat: 0, change: 0.5 }]);
});
