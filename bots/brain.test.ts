import { expect, test } from 'vitest';
import { brain as skirmishBrain } from '../games/skirmish/bots/index.ts';
import { habitsAt, habitsOf, type Brain } from './brain.ts';

const brain = skirmishBrain as unknown as Brain;

test('a level looks as far as the game does where it says nothing else, for any number of seats where it says one', () => {
  expect(habitsAt(brain, {}, 3)).toEqual(habitsOf(brain));
  expect([1, 2, 3, 4].map((seats) => habitsAt(brain, { horizon: 7 }, seats).horizon)).toEqual([7, 7, 7, 7]);
});

test('a level may look farther where more play; alone it is as with two', () => {
  const horizons = [1, 2, 3, 4].map((seats) => habitsAt(brain, { horizon: [2, 4, 5] }, seats).horizon);
  expect(horizons).toEqual([2, 2, 4, 5]);
});
