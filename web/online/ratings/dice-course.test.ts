import { expect, test } from 'vitest';
import { runningMeans } from './dice-course.tsx';

test('each point is the mean of all dice so far', () => {
  const games = [
    { at: 1, dice: 2, pips: 12 },
    { at: 2, dice: 4, pips: 6 },
  ];
  expect(runningMeans(games)).toEqual([6, 3]);
});
