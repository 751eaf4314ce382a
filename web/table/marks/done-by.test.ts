import { SPECTATOR } from '@starboard/engine';
import type { Past, TurnOf } from '@starboard/kit';
import { expect, test } from 'vitest';
import { doneByRivals, lastTurnOf, type Happening } from './done-by.ts';

interface Sketch {
  readonly event: string;
  readonly seat?: number;
}

const turn = (seat: number): Sketch => ({ event: 'turn', seat });
const built = (seat: number): Sketch => ({ event: 'built', seat });
const card = (seat: number): Sketch => ({ event: 'card', seat });

const pastOf = (...moments: readonly (readonly Sketch[])[]): Past =>
  moments.map((events, at) => ({ at, events }));
const turnOf: TurnOf = ({ event }) => (event === 'turn' ? 0 : undefined);
const leaves = ({ event }: Happening): boolean => event.event === 'built';
const at = (happenings: readonly Happening[]): readonly number[] =>
  happenings.map((each) => each.at).toSorted((a, b) => a - b);

// 0: the viewer's turn; 3 and 4: of seat 1; 5: of seat 2
const past = pastOf(
  [turn(0)],
  [built(0)],
  [card(0), turn(1)],
  [built(1)],
  [built(1), turn(2)],
  [built(2), turn(0)],
);

test('a rival’s turn is what it did since the turn began, and no other', () => {
  expect(at(lastTurnOf(1, past, leaves, turnOf))).toEqual([3, 4]);
  expect(at(lastTurnOf(2, past, leaves, turnOf))).toEqual([5]);
  expect(at(lastTurnOf(0, past, leaves, turnOf))).toEqual([1]);
  expect(lastTurnOf(3, past, leaves, turnOf)).toEqual([]);
});

test('a turn in which nothing was left is passed over', () => {
  const later = pastOf(...past.map(({ events }) => events as readonly Sketch[]), [turn(1)], [card(1)]);
  expect(at(lastTurnOf(1, later, leaves, turnOf))).toEqual([3, 4]);
});

test('rivals’ last turns stay from the viewer’s last order on, that order’s own news included', () => {
  expect(at(doneByRivals(0, 2, past, leaves, turnOf))).toEqual([3, 4, 5]);
  expect(at(doneByRivals(0, 5, past, leaves, turnOf))).toEqual([5]);
  expect(doneByRivals(0, 6, past, leaves, turnOf)).toEqual([]);
});

test('of a rival who had two turns meanwhile the last one is drawn', () => {
  const twice = pastOf([turn(1)], [built(1)], [turn(2)], [built(2)], [turn(1)], [built(1)]);
  expect(at(doneByRivals(0, -1, twice, leaves, turnOf))).toEqual([3, 5]);
});

test('a spectator sees the last turn in which anything was done', () => {
  expect(at(doneByRivals(SPECTATOR, -1, past, leaves, turnOf))).toEqual([5]);
  const going = pastOf(...past.map(({ events }) => events as readonly Sketch[]), [card(0)]);
  expect(at(doneByRivals(SPECTATOR, -1, going, leaves, turnOf))).toEqual([5]);
});

test('a game that tells of no turns has one', () => {
  expect(at(lastTurnOf(1, past, leaves))).toEqual([3, 4]);
  expect(at(doneByRivals(0, 0, past, leaves))).toEqual([3, 4, 5]);
});
