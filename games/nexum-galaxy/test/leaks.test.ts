// The twins of the testkit are other in everything that is hidden here: a game that tells some of it is found out.

import { defaultOptions, mixSeeds } from '@starboard/engine/match';
import { volume, walk } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import type { Options } from '../rules/options.ts';
import { HAND_WORDS, KINDS, type Nexum } from '../rules/state.ts';
import { late } from './late.ts';

type Told = (state: Nexum) => number;

const sum = (field: Int32Array): number => field.reduce((total, value, i) => total + value * (i + 1), 0);

/** What is told of the state after each move, to everybody. */
const faults: readonly (readonly [what: string, told: Told])[] = [
  ['the hand of a seat', ({ hand }) => sum(hand.subarray(0, HAND_WORDS))],
  ['the hand of another', ({ hand }) => sum(hand.subarray(HAND_WORDS, 2 * HAND_WORDS))],
  ['a Processing card', ({ processing }) => sum(processing.subarray(0, KINDS))],
  [
    'what is in the bag of asteroids',
    ({ processing, seats }) => bagOf(processing.subarray(0, seats * KINDS)),
  ],
  ['the deck', ({ deck }) => sum(deck)],
  ['the rows', ({ rows }) => sum(rows)],
  ['where ships are cloaked', ({ cloakPlace }) => sum(cloakPlace)],
  ['the cards under cloaked ships', ({ cloakCard }) => sum(cloakCard)],
  ['cards that were foreseen', ({ top }) => sum(top)],
];

function bagOf(processing: Int32Array): number {
  return processing.reduce((total, held, i) => total - held * ((i % KINDS) + 1), 0);
}

/** The game with that fault. */
function telling(told: Told): typeof late {
  return {
    ...late,
    play(state, seat, move, chance, report) {
      late.play(state, seat, move, chance, report);
      report?.({ event: 'stored', seat, energy: told(state), wasted: 0 } as never);
    },
  };
}

/** As many as it takes to find the rarest of them. */
const MOST_GAMES = 12;
const SOUND_GAMES = volume({ daily: MOST_GAMES, long: MOST_GAMES, mutation: 3 });

function findings(game: typeof late, given: Partial<Options> = {}, games = MOST_GAMES): unknown {
  const seen = game.moves.names.map(() => 0);
  for (let i = 0; i < games; i++) {
    const options = {
      ...defaultOptions(game.options),
      ruleSet: 'asteroids',
      roundLimit: 3,
      civilizations: 'drafted',
      ...given,
    };
    const { found } = walk(game, { seats: 3, options, seed: mixSeeds(29, i) }, { share: 0.3, seen });
    if (found !== null) return found.kind;
  }
  return null;
}

describe('NG-12.6, NG-13.3, NG-16.3, NG-17.11: nobody could tell without being found out', () => {
  test.each(faults)('%s', { tags: 'slow' }, (_, told) => {
    expect(findings(telling(told))).toBe('leak');
  });

  test('cards that were sent to another table (NG-18.4)', { tags: 'slow' }, () => {
    const group = { table: 1, tables: 2 };
    const fault: Told = ({ stowed }) => sum(stowed);
    expect(findings(telling(fault), { group })).toBe('leak');
    expect(
      findings(
        telling(({ stowedSize }) => sum(stowedSize)),
        { group },
        SOUND_GAMES,
      ),
    ).toBe(null);
  });

  test('and nothing is found where what is told is open', { tags: 'slow' }, () => {
    expect(
      findings(
        telling(({ handSize }) => sum(handSize)),
        {},
        SOUND_GAMES,
      ),
    ).toBe(null);
  });
});
