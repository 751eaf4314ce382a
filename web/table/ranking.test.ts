import { expect, test } from 'vitest';
import { byChance, isChosen } from './ranking.ts';

test('the best chance comes first, whatever was thought about most', () => {
  const options = [
    { order: [1], share: 0.5, expected: 0.51 },
    { order: [2], share: 0.3, expected: 0.64 },
    { order: [3], share: 0.2, expected: 0.58 },
  ];
  expect(byChance(options).map(({ order }) => order[0])).toEqual([2, 3, 1]);
});

test('of equal chances, as they are told, that one which was thought about most', () => {
  const options = [
    { order: [1], share: 0.2, expected: 0.514 },
    { order: [2], share: 0.8, expected: 0.506 },
  ];
  expect(byChance(options).map(({ order }) => order[0])).toEqual([2, 1]);
});

test('what the bot would do is known by all its moves', () => {
  const thought = { order: [1, 2], share: 1, expected: 1 };
  expect(isChosen({ order: [1, 2] }, thought)).toBe(true);
  expect(isChosen({ order: [1] }, thought)).toBe(false);
  expect(isChosen({ order: [1, 3] }, thought)).toBe(false);
});
