import { expect, test } from 'vitest';
import { nameAt } from './facts.ts';

const named = (...names: (string | null)[]) =>
  names.map((name, i) => ({
    person: name === null ? null : { id: `id${i}`, name, kind: 'guest' as const },
    star: i,
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

test('what nobody sees, and letters of other scripts that look the same, make no other name', () => {
  // a zero-width space, a soft hyphen, a word joiner, a Hangul filler, a variation selector
  for (const unseen of ['\u200b', '\u00ad', '\u2060', '\u3164', '\ufe0f'])
    expect(namesOf('Ana', `An${unseen}a`)[0]).toBe('Ana (1)');
  // in Cyrillic, Greek, with a capital i and a nought
  for (const [one, other] of [
    ['Ana', 'Аnа'],
    ['Petra', 'Реtrа'],
    ['Otto', 'Οττο'],
    ['HELEN', 'ΗΕLΕΝ'],
    ['Alice', 'AIice'],
    ['Bob', 'B0b'],
  ])
    expect(namesOf(one, other)).toEqual([`${one} (1)`, `${other} (2)`]);
  expect(namesOf('Иван', 'Ivan')).toEqual(['Иван', 'Ivan']);
});

test('a bot is called after its star, wherever it sits', () => {
  const seats = named(null, 'Ana', null);
  const before = namesOf(null, 'Ana', null);
  const moved = [seats[2], seats[0], seats[1]];
  expect(moved.map((_, seat) => nameAt(moved, seat))).toEqual([before[2], before[0], before[1]]);
});

test('nobody passes for one of our bots', () => {
  const [, bot] = namesOf('Ana', null);
  expect(namesOf(bot, null)).toEqual([`${bot} (1)`, `${bot} (2)`]);
});
