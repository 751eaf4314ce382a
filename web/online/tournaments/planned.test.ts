import { expect, test } from 'vitest';
import { letterAt, nameIn } from './facts.ts';
import { capOf, formatsFor, plannedFrom, seatCountsFor, soon, usualPlan, withFormat } from './planned.ts';

const TWO_TO_FOUR = { min: 2, max: 4 };

test('a game is offered in the formats that as many can play', () => {
  expect(formatsFor(TWO_TO_FOUR)).toHaveLength(7);
  expect(formatsFor({ min: 3, max: 4 })).toEqual(['matchAndRematch', 'trios', 'swiss']);
  expect(usualPlan({ min: 3, max: 4 }, 'Cup')).toMatchObject({ format: 'matchAndRematch', seats: 3 });
  expect(seatCountsFor('swiss', { min: 3, max: 6 })).toEqual([3, 4]);
});

test('what does not fit another format is put right', () => {
  const swiss = withFormat({ ...usualPlan(TWO_TO_FOUR, 'Cup'), cap: 100 }, 'swiss', TWO_TO_FOUR);
  expect(swiss).toMatchObject({ seats: 2, cap: 100 });
  expect(withFormat(swiss, 'trios', TWO_TO_FOUR)).toMatchObject({ seats: 3, cap: 6 });
  const match = withFormat({ ...swiss, seats: 4 }, 'matchAndRematch', TWO_TO_FOUR);
  expect(capOf(match)).toBe(4);
});

test('the server is asked for what was filled in', () => {
  const plan = { ...usualPlan(TWO_TO_FOUR, ' Cup '), bots: 2, level: 'greedy', patience: 10 };
  expect(plannedFrom(plan, 'skirmish', { rounds: 6 })).toEqual({
    game: 'skirmish',
    title: 'Cup',
    format: 'roundRobin',
    options: { rounds: 6 },
    cap: 16,
    time: { kind: 'days', bank: 3 * 86_400, increment: 0, onTimeout: 'bot' },
    patience: 600,
    bots: ['greedy', 'greedy'],
  });
  const swiss = { ...withFormat(plan, 'swiss', TWO_TO_FOUR), rounds: 5, closesAt: 7_200_000, checkIn: 30 };
  expect(plannedFrom(swiss, 'skirmish', {})).toMatchObject({
    tableSeats: 2,
    rounds: 5,
    closesAt: 7_200_000,
    checkInFrom: 5_400_000,
  });
  expect(plannedFrom({ ...plan, tables: 3 }, 'skirmish', {})).toMatchObject({ tables: 3 });
  expect(soon(1)).toBe(7_200_000);
});

test('entrants are called by their names, bots after stars, and two of a name are told apart', () => {
  const entrant = (id: string, name: string | null, star = 0) => ({
    id,
    person: name === null ? null : ({ id, name, kind: 'guest' } as const),
    bot: name === null ? 'random' : null,
    star,
    word: null,
    checkedIn: true,
    left: false,
  });
  const entrants = [
    entrant('p1', 'Vega'),
    entrant('bot-0', null),
    entrant('bot-9', null, 9),
    entrant('p2', 'Ann'),
  ];
  const nameOf = nameIn({ entrants });
  expect(['p1', 'bot-0', 'bot-9', 'p2', 'gone'].map(nameOf)).toEqual([
    'Vega',
    'Vega (2)',
    'Rigel 2',
    'Ann',
    'gone',
  ]);
  expect([0, 25, 26, 52].map(letterAt)).toEqual(['A', 'Z', 'AA', 'BA']);
});
