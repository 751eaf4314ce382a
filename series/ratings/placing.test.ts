import { expect, test } from 'vitest';
import { placing, type RatedSeat } from './placing.ts';

const seat = (person: string | null, over: Partial<RatedSeat> = {}): RatedSeat => ({
  person,
  bot: person === null ? 'captain' : null,
  moved: true,
  leftAt: null,
  ...over,
});

const three = [seat('ann'), seat('ben'), seat('cid')];

test('SE-6.4: those who stayed come as the game says', () => {
  expect(placing({ seats: three, ranks: [2, 1, 3], takenBack: false })).toEqual([2, 1, 3]);
  expect(placing({ seats: three, ranks: [1, 1, 3], takenBack: false })).toEqual([1, 1, 3]);
});

test('SE-6.5: who left comes behind all who stayed, and who left sooner behind who left later', () => {
  const seats = [seat('ann', { leftAt: 9 }), seat('ben'), seat('cid', { leftAt: 4 })];
  expect(placing({ seats, ranks: [1, 3, 2], takenBack: false })).toEqual([2, 1, 3]);
});

test('SE-6.6: a game in which not everybody moved, or orders were taken back, is not rated', () => {
  const seats = [seat('ann'), seat('ben', { moved: false })];
  expect(placing({ seats, ranks: [1, 2], takenBack: false })).toBe('notAllMoved');
  expect(placing({ seats: three, ranks: [1, 2, 3], takenBack: true })).toBe('takenBack');
});

test('SE-6.2: a game against bots alone says nothing of anybody', () => {
  for (const person of ['ann', null])
    expect(placing({ seats: [seat(person), seat(null)], ranks: [1, 2], takenBack: false })).toBe(
      'nobodyElse',
    );
});
