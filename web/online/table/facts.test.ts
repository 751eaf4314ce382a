import { expect, test } from 'vitest';
import { nameAt } from './facts.ts';

const named = (...names: (string | null)[]) =>
  names.map((name, i) => ({
    person: name === null ? null : { id: `id${i}`, name, kind: 'guest' as const },
  }));

const namesOf = (...names: (string | null)[]): string[] => {
  const seats = named(...names);
  return seats.map((_, seat) => nameAt(seats, seat));
};

test('two who are called alike are told apart by their seats', () => {
  expect(namesOf('Ana', 'Ben', 'Ana')).toEqual(['Ana (1)', 'Ben', 'Ana (3)']);
  expect(namesOf('Ana', ' ÁNA')).toEqual(['Ana (1)', 'ÁNA (2)']);
  expect(namesOf('Ana', 'Anna')).toEqual(['Ana', 'Anna']);
});

test('nobody passes for one of our bots', () => {
  const [, bot] = namesOf('Ana', null);
  expect(namesOf(bot, null)).toEqual([`${bot} (1)`, `${bot} (2)`]);
});
