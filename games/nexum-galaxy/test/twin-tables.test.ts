// @module-tag slow: whole games at twin tables

import type { Chance } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { seenBy, type NexumEvent } from '../rules/events.ts';
import { nexumGalaxy } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import { HAND_WORDS, KINDS, MANAGE, MOVE, type Nexum } from '../rules/state.ts';
import { compare, evolved, SECRETS, SENT_AWAY, type Resemblance, type Nexums } from './twin-tables.ts';

const GAMES = volume({ daily: 16, long: 200, mutation: 2 });
/** In so many games everything that is secret is otherwise some time. */
const ENOUGH = 16;

function comparisons(game: Nexums, games: number, given: Partial<Options> = {}): Resemblance {
  const all: Resemblance = { compared: 0, undone: 0, otherwise: new Set(), dealt: 0, sent: 0, fault: null };
  for (let run = 1; run <= games && all.fault === null; run++) {
    const { compared, undone, dealt, sent, otherwise, fault } = compare(game, run, given);
    all.compared += compared;
    all.undone += undone;
    all.dealt += dealt;
    all.sent += sent;
    for (const field of otherwise) all.otherwise.add(field);
    all.fault = fault === null ? null : `game ${run}: ${fault}`;
  }
  return all;
}

test('NG-12.6, NG-12.12, NG-13.3, NG-16.3, NG-17.11: twin tables send the same bytes at the same moments', () => {
  const { compared, undone, otherwise, dealt, fault } = comparisons(evolved, GAMES);
  expect(fault).toBe(null);
  console.log(
    `${GAMES} pairs of tables, ${dealt} twins, ${compared} times compared, ${undone} after an undo`,
  );
  expect(compared).toBeGreaterThan(GAMES * 10);
  expect(undone).toBeGreaterThan(0);
  const same = SECRETS.filter((field) => !otherwise.has(field));
  expect(GAMES < ENOUGH ? [] : same).toEqual([]);
  expect([...otherwise].filter((field) => !SECRETS.includes(field))).toEqual([]);
});

/** Without the expansion rows and deck are all that is hidden; whoever plays alone plays against the computer. */
const EVENTS: Partial<Options> = {
  ruleSet: 'events',
  aggressiveness: 3,
  civilizations: 'none',
  chosenCivilizations: null,
  roundLimit: 0,
};

test('NG-10.1, NG-10.3, NG-10.15: so do those of games with events, where rows and deck are otherwise', () => {
  const { compared, undone, otherwise, fault } = comparisons(nexumGalaxy, GAMES, EVENTS);
  expect(fault).toBe(null);
  expect(compared).toBeGreaterThan(GAMES * 10);
  expect(undone).toBeGreaterThan(0);
  expect([...otherwise].toSorted()).toEqual(['deck', 'rows']);
});

/** One of two tables; what its house says is an order like any other. */
const GROUP: Partial<Options> = { group: { table: 1, tables: 2 }, roundLimit: 0 };

test('NG-18.4, SE-7.3, SE-7.4: nothing hidden at a table of a group reaches the other tables, by byte or by time', () => {
  const { compared, otherwise, sent, fault } = comparisons(evolved, GAMES, GROUP);
  expect(fault).toBe(null);
  console.log(`${GAMES} pairs of tables of a group, ${sent} parcels sent, ${compared} times compared`);
  expect(compared).toBeGreaterThan(GAMES * 10);
  expect(GAMES < ENOUGH ? 1 : sent).toBeGreaterThan(0);
  expect([...otherwise].filter((field) => ![...SECRETS, SENT_AWAY].includes(field))).toEqual([]);
});

const sum = (field: Int32Array): number => field.reduce((total, value, i) => total + value * (i + 1), 0);

/** Everybody is told that of the state after each move. */
function telling(told: (state: Nexum) => number): Nexums {
  return {
    ...evolved,
    play(state, seat, move, chance, tell) {
      evolved.play(state, seat, move, chance, tell);
      tell?.({ event: 'stored', seat, energy: told(state), wasted: 0 } as never);
    },
  };
}

/** Everybody is told as the seat itself. */
function careless(kind: NexumEvent['event']): Nexums {
  return {
    ...evolved,
    viewEvent(event, viewer) {
      const known = event as NexumEvent;
      return known.event === kind ? known : seenBy(known, viewer);
    },
  };
}

/** A seat is asked about a phase only where that is so. */
function askingOnlyWhere(isSo: (state: Nexum, seat: number) => boolean): Nexums {
  return {
    ...evolved,
    play(state, seat, move, chance, tell) {
      evolved.play(state, seat, move, chance, tell);
      for (let i = 0; i < 9 && endsByItself(state, isSo); i++) endPhase(state, chance, tell);
    },
  };
}

const done = evolved.moves.fromText('done') as number;

function endsByItself(state: Nexum, isSo: (state: Nexum, seat: number) => boolean): boolean {
  const isOpen = state.asking === 0 && (state.phase === MANAGE || state.phase === MOVE);
  return isOpen && evolved.actors(state) !== 0 && !isSo(state, state.turn);
}

function endPhase(state: Nexum, chance: Chance, tell: Parameters<Nexums['play']>[4]): void {
  evolved.play(state, state.turn, done, chance, tell);
}

const holdsNothing = (words: Int32Array): boolean => words.every((word) => (word & 0xff) === 0);

const faults: readonly (readonly [what: string, game: Nexums])[] = [
  ['the hand of a seat', telling(({ hand }) => sum(hand.subarray(0, HAND_WORDS)))],
  ['a Processing card', telling(({ processing }) => sum(processing.subarray(0, KINDS)))],
  [
    'what is in the bag',
    telling(({ processing }) => processing.reduce((all, held, i) => all - held * (i % KINDS), 0)),
  ],
  ['the rows', telling(({ rows }) => sum(rows))],
  ['the deck', telling(({ deck }) => sum(deck))],
  ['where ships are cloaked', telling(({ cloakPlace }) => sum(cloakPlace))],
  ['the cards under cloaked ships', telling(({ cloakCard }) => sum(cloakCard))],
  ['cards that were foreseen', telling(({ top }) => sum(top))],
  ['what was captured', careless('mined')],
  ['what was dropped', careless('dropped')],
  ['what was drawn', careless('drew')],
  ['where a ship went', careless('cloaked')],
  ['what was foreseen, as news', careless('foreseen')],
  [
    'by time: a phase that ends where the hand has none of eight cards',
    askingOnlyWhere(
      (state, seat) => !holdsNothing(state.hand.subarray(seat * HAND_WORDS, (seat + 1) * HAND_WORDS)),
    ),
  ],
  [
    'by time: whoever holds a certain card is asked as if others could be',
    {
      ...evolved,
      standingAnswers: {
        ...evolved.standingAnswers,
        asksAlike: (state: Nexum) => (state.hand[state.turn * HAND_WORDS] & 0xf) !== 0,
      } as never,
    },
  ],
];

const MOST_GAMES = 24;

describe('NG-16.3: nobody could tell without being found out', () => {
  test.each(faults)('%s', (_, game) => {
    expect(comparisons(game, MOST_GAMES).fault).not.toBe(null);
  });

  test.each([
    ['the rows', telling(({ rows }) => sum(rows))],
    ['the deck', telling(({ deck }) => sum(deck))],
  ])('%s, in a game with events', (_, game) => {
    expect(comparisons(game, MOST_GAMES, EVENTS).fault).not.toBe(null);
  });

  test.each([
    ['who stays in play goes by a card of a hand', { reachable: ({ hand }: Nexum) => hand[0] & 0xf }],
    [
      'the house is waited for where a certain card is held',
      { asksHouse: ({ hand }: Nexum) => (hand[0] & 0xf) !== 0 },
    ],
  ])('%s, at a table of a group', (_, change) => {
    const careful = evolved.group as object;
    expect(
      comparisons({ ...evolved, group: { ...careful, ...change } as never }, MOST_GAMES, GROUP).fault,
    ).toMatch(/other tables/);
  });

  test('and nothing is found where what is told is open', () => {
    expect(
      comparisons(
        telling(({ handSize }) => sum(handSize)),
        4,
      ).fault,
    ).toBe(null);
  });
});
