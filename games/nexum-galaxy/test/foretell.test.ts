// What can be told of the rows before they happen: panels from halves that are seen, and the planets their cards point at.

import { describe, expect, test } from 'vitest';
import { ROW_CARDS } from '../data/events.ts';
import { foretell, readCovered, readRows, type ForetoldRow } from '../rules/cosmos/foretell.ts';
import { placeNames } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import { EVENTS, ROUND_CELLS, TURNS, type Nexum } from '../rules/state.ts';
import { cardNumber, quiet } from './cosmos-scene.ts';
import { put } from './scene.ts';

/** A row of one round while its events are under way; `?` is a card that nobody sees. */
function rows(seats: number, row: string, given: Partial<Options> = {}): Nexum {
  const state = quiet(seats, { aggressiveness: 1, ...given });
  state.step = EVENTS;
  return lay(state, state.round, row);
}

function lay(state: Nexum, round: number, row: string): Nexum {
  const first = (round & 1) * ROUND_CELLS;
  state.rows.fill(0, first, first + ROUND_CELLS);
  row.split(' ').forEach((name, i) => (state.rows[first + i] = name === '?' ? -1 : cardNumber(name) + 1));
  return state;
}

const named = (places: readonly number[]): string[] => places.map((place) => placeNames[place]);

function panelsOf({ panels }: ForetoldRow): unknown[] {
  return panels.map(({ may, places, safe, happened }) => ({
    may: may.map(({ kind, markers }) => (markers === 0 ? kind : `${kind} ${markers}`)),
    places: named(places),
    safe: safe === null ? null : placeNames[safe],
    happened,
  }));
}

describe('NG-10.4, NG-10.5: a row that lies open', () => {
  test('brings what two halves make, where its first and its last card point', () => {
    const [row] = readRows(rows(2, 'B2 F2 C1')).now;
    expect([row.row, row.cards]).toEqual([0, ['B2', 'F2', 'C1'].map(cardNumber)]);
    expect(row.panels.map(({ side, card }) => [side, card])).toEqual([
      [0, cardNumber('B2')],
      [1, cardNumber('C1')],
    ]);
    expect(panelsOf(row)).toEqual([
      { may: ['solar 2'], places: ['B2', 'H2'], safe: null, happened: false },
      { may: ['solar 2'], places: ['C1', 'I1'], safe: null, happened: false },
    ]);
  });

  test('is the computer’s where it has a civilization in play', () => {
    const [row] = readRows(rows(1, 'B2 F2 C1', { mode: 'one-vs-one' })).now;
    expect(row.panels.map(({ may }) => may.map(({ kind }) => kind))).toEqual([['solar'], ['invasion']]);
  });

  test('NG-10.8: is harmless in Tann systems, which says which planet is safe', () => {
    const [row] = readRows(put(rows(2, 'A1 F2 C1'), 'A3', 0, 1)).now;
    expect(panelsOf(row)[0]).toEqual({ may: ['calm'], places: ['G1'], safe: 'A1', happened: false });
  });

  test('has happened panel by panel, and with the round it is over', () => {
    const state = rows(2, 'B2 F2 C1');
    const happened = (): boolean[] => readRows(state).now[0].panels.map((panel) => panel.happened);
    state.panel = 1;
    expect(happened()).toEqual([true, false]);
    state.panel = 2;
    expect(happened()).toEqual([true, true]);
    state.panel = 0;
    state.step = TURNS;
    expect(happened()).toEqual([true, true]);
  });
});

describe('NG-10.3: the rows of the next round', () => {
  test('lie there while turns are taken, and nothing of them has happened', () => {
    const state = lay(rows(2, 'B2 F2 C1'), 2, 'C1 ? B2');
    expect(readRows(state).next).toEqual([]);
    state.step = TURNS;
    const [row] = readRows(state).next;
    expect(row.cards).toEqual([cardNumber('C1'), null, cardNumber('B2')]);
    expect(row.panels.map(({ happened }) => happened)).toEqual([false, false]);
  });

  test('a card that was not foreseen may have any half, and points nowhere', () => {
    const state = lay(rows(2, 'B2 F2 C1'), 2, 'C1 ? ?');
    state.step = TURNS;
    const [first, second] = readRows(state).next[0].panels;
    expect(first.may.map(({ kind, markers }) => `${kind} ${markers}`)).toEqual([
      'solar 4',
      'solar 2',
      'ionized-planet 0',
    ]);
    expect(named(first.places)).toEqual(['C1', 'I1']);
    expect([second.card, second.places, second.safe]).toEqual([null, [], null]);
  });
});

test('NG-10.4: of what two halves may make each is told once', () => {
  const kinds = (alone: boolean): string[] =>
    foretell(null, null, alone).map(({ kind, markers }) => `${kind} ${markers}`);
  expect(kinds(true).toSorted()).toEqual([
    'calm 0',
    'convoy 0',
    'glacial 2',
    'glacial 4',
    'ionized-planet 0',
    'ionized-system 0',
    'solar 2',
    'solar 4',
  ]);
  expect(kinds(false)).toHaveLength(11);
  expect(new Set(kinds(false)).size).toBe(11);
  expect(foretell(cardNumber('B2'), null, true).map(({ kind }) => kind)).toEqual([
    'solar',
    'solar',
    'ionized-planet',
  ]);
  expect(foretell(null, cardNumber('F2'), true)).toEqual([
    { kind: 'solar', markers: 2 },
    { kind: 'glacial', markers: 4 },
    { kind: 'calm', markers: 0 },
    { kind: 'glacial', markers: 2 },
  ]);
});

test('NG-12.9: what the row would bring with a card of the hand on it, which stays in the hand', () => {
  const state = rows(2, 'B2 F2 C1', { ruleSet: 'asteroids' });
  state.turnedUp = 1;
  for (let place = 0; place < ROW_CARDS; place++) {
    const before = state.rows[(state.round & 1) * ROUND_CELLS + place];
    const covered = readCovered(state, cardNumber('E1'), place);
    expect(covered.cards[place]).toBe(cardNumber('E1'));
    expect(state.rows[(state.round & 1) * ROUND_CELLS + place]).toBe(before);
  }
  expect(panelsOf(readCovered(state, cardNumber('E1'), 0))[0]).toMatchObject({
    may: ['glacial 2'],
    places: ['E1'],
  });
});
