import { expect, test } from 'vitest';
import { BotClaims, type SeatedPeople } from './claims.ts';

interface Known {
  readonly follows?: boolean;
  readonly here?: readonly string[];
  /** For how long, in milliseconds. */
  readonly away?: Readonly<Record<string, number>>;
}

const from = (person: string) => ({ person, from: null });

/** Beep is a bot of Ann's. */
function claims({ follows = false, here = [], away = {} }: Known): BotClaims {
  return new BotClaims({
    follows: () => follows,
    presence: {
      here: () => Promise.resolve(here),
      awayFor: () => Promise.resolve((person) => away[person] ?? Infinity),
    },
    payers: {
      of: (people) =>
        Promise.resolve([...new Set(people.map((each) => (each === 'beep' ? 'ann' : each)))].map(from)),
    },
  });
}

const at = (seated: readonly string[], playing = seated): SeatedPeople => ({
  table: 'table',
  host: 'host',
  seated,
  playing,
});

test.each<[string, Known, SeatedPeople, string]>([
  ['somebody follows', { follows: true }, at(['ann']), 'watched'],
  ['somebody is at another process', { here: ['bob'] }, at(['ann']), 'watched'],
  ['who plays by requests asked for something just now', { away: { ann: 59_000 } }, at(['ann']), 'watched'],
  ['the last request is a while ago', { away: { ann: 61_000 } }, at(['ann']), 'awaited'],
  ['nobody is there', {}, at(['ann']), 'awaited'],
  ['a bot plays for who looks on', { here: ['ann'] }, at(['ann'], []), 'watched'],
  ['a bot plays for who has gone', {}, at(['ann'], []), 'alone'],
  ['nobody sits there, whoever looks on', { follows: true }, at([]), 'alone'],
])('where %s', async (_, known, sitting, rank) => {
  expect((await claims(known).of(sitting, true)).rank).toBe(rank);
});

test('what is asked alike cannot wait where people play', async () => {
  const ranks = [at(['ann']), at(['ann'], []), at([])].map((each) => claims({}).of(each, false));
  expect((await Promise.all(ranks)).map(({ rank }) => rank)).toEqual(['watched', 'alone', 'alone']);
});

test('those who play answer for it, else who opened the table; an account for its bots', async () => {
  const payers = async (sitting: SeatedPeople) =>
    (await claims({}).of(sitting, true)).payers.map(({ person }) => person);
  expect(await payers(at(['ann', 'bob']))).toEqual(['ann', 'bob']);
  expect(await payers(at(['beep', 'ann', 'bob']))).toEqual(['ann', 'bob']);
  expect(await payers(at(['ann', 'bob'], ['bob']))).toEqual(['bob']);
  expect(await payers(at(['ann'], []))).toEqual(['host']);
});

test('a database that does not answer keeps no bot from thinking', async () => {
  const lost = new BotClaims({
    follows: () => false,
    presence: {
      here: () => Promise.reject(new Error('gone')),
      awayFor: () => Promise.reject(new Error('gone')),
    },
    payers: { of: (people) => Promise.resolve(people.map(from)) },
  });
  expect(await lost.of(at(['ann']), true)).toEqual({
    table: 'table',
    payers: [from('ann')],
    rank: 'awaited',
  });
});
