import { game as skirmish } from '@starboard/games/skirmish';
import { describe, expect, test } from 'vitest';
import {
  codec,
  declare,
  NOBODY,
  one,
  open,
  sealed,
  seatSet,
  verbatim,
  type Game,
  type StateOf,
} from '../index.ts';
import type { Traits } from '../game.ts';
import { fuzz } from './index.ts';

const GAMES = 25;
const traits = Object.keys(skirmish.traits) as (keyof Traits)[];

const shape = declare({ taken: one(6) });
const moves = codec({ take: open() });
const RULE = 'PL-1.1';

/** Two seats take six stones in turn: nothing hidden, nothing drawn. */
const plain: Game<StateOf<{ readonly taken: ReturnType<typeof one> }>> = {
  id: 'plain',
  title: 'Plain',
  summary: 'A game of the tests.',
  rules: 1,
  seats: { min: 2, max: 2 },
  traits: { secrets: false, chance: false, simultaneous: false },
  options: {},
  optionWords: {},
  shape,
  moves,
  guide: { [RULE]: { title: 'The end', text: 'The game ends.' } },
  longestGame: 6,
  conflict: () => null,
  setup: () => shape.create(),
  actors: ({ taken }) => (taken === 6 ? NOBODY : seatSet(taken % 2)),
  legal: (_state, _seat, into) => into.add(moves.kinds.take.make()),
  inOrder: () => false,
  play: (state) => void state.taken++,
  viewEvent: (event) => event,
  imagine: (view) => shape.clone(view),
  outcome: ({ taken }) =>
    taken === 6 ? { ranks: [1, 1], rule: RULE, reason: verbatim('It is over.'), sheet: [] } : null,
  check: () => null,
  turnRule: () => RULE,
  whyNot: () => null,
};

const foundIn = (game: object): string | undefined => fuzz(game as Game, { games: GAMES }).found?.kind;

test('a game without secrets, chance and simultaneous decisions is sound', () => {
  expect(foundIn(plain)).toBe(undefined);
});

describe.each(traits)('%s', (trait) => {
  test('that come up undeclared are found', () => {
    expect(foundIn({ ...skirmish, traits: { ...skirmish.traits, [trait]: false } })).toBe('trait');
  });

  test('that are declared and never come up are found', () => {
    expect(foundIn({ ...plain, traits: { ...plain.traits, [trait]: true } })).toBe('trait');
  });
});

test('a sealed move is a secret even where no cell is', () => {
  expect(foundIn({ ...plain, moves: codec({ take: sealed() }) })).toBe('trait');
});

test.each([
  [{ rounds: 2 }, undefined],
  [{ rounds: 99 }, 'short game'],
  [{ rounds: 12 }, 'short game'],
])('short options must be options, and shorten: %j', (shortOptions, found) => {
  expect(foundIn({ ...skirmish, shortOptions })).toBe(found);
});
