import { isRefusal, SPECTATOR, utf8, type Refusal, type State } from '@starboard/engine';
import { openMatch, submit, takeBack } from '@starboard/engine/match';
import { timelineFor } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { hasDecided, ordersSince, standingIn, wayOf } from './standing.ts';
import { readTimeline, type Moment } from './timeline.ts';

/** How a table looks, as one letter. */
const looks = (letter: string): State => ({ cells: Int32Array.of(letter.codePointAt(0) ?? 0) });
const moment = (letter: string, entry: Moment['entry']): Moment => ({
  entry,
  events: [],
  state: looks(letter),
  actors: [],
});
const start = moment('a', null);
const order = (seat: number, letter: string): Moment => moment(letter, { seat, at: 0, order: ['x'] });
const undo = (seat: number, letter: string): Moment => moment(letter, { seat, at: 0, undo: true });
const back = (seat: number, letter: string): Moment => moment(letter, { seat, at: 0, takeBack: true });
const undone = (...moments: readonly Moment[]): readonly number[] =>
  [...standingIn([start, ...moments]).undone].toSorted((a, b) => a - b);

test('an undo takes back the seat’s own last order, and the next one that before it', () => {
  expect(undone(order(0, 'b'), order(0, 'c'))).toEqual([]);
  expect(undone(order(0, 'b'), order(0, 'c'), undo(0, 'b'))).toEqual([2]);
  expect(undone(order(0, 'b'), order(0, 'c'), undo(0, 'b'), undo(0, 'a'))).toEqual([1, 2]);
  expect(undone(order(0, 'b'), undo(0, 'a'), order(0, 'c'))).toEqual([1]);
  // others decide at the same time
  expect(undone(order(0, 'b'), order(1, 'c'), undo(0, 'd'))).toEqual([1]);
  expect(undone(order(0, 'b'), order(1, 'c'), undo(0, 'd'), undo(1, 'a'))).toEqual([1, 2]);
});

test('a take-back takes back all since the table looked so', () => {
  expect(undone(order(0, 'b'), order(1, 'c'), order(0, 'd'), back(1, 'b'))).toEqual([2, 3]);
  expect(undone(order(0, 'b'), order(1, 'c'), back(0, 'a'), order(0, 'c'))).toEqual([1, 2]);
  // what was undone before is not undone twice, and what looks the same is one order further back
  expect(undone(order(0, 'b'), undo(0, 'a'), order(0, 'c'), order(1, 'c'), back(1, 'c'))).toEqual([1, 4]);
});

test('what only its effect tells of is nobody’s order', () => {
  expect(undone(moment('b', null), order(0, 'c'), undo(0, 'b'))).toEqual([2]);
  expect(undone(undo(0, 'a'))).toEqual([]);
});

const accepted = <T>(value: T | Refusal): T => {
  if (isRefusal(value)) throw new Error(value.reason);
  return value;
};

test('where only a secret order is taken back, all that others know of stands', async () => {
  const game = await loadGame('skirmish');
  if (game === null) throw new Error('There is no Skirmish.');
  const fairness = { seed: utf8('standing'), table: 't', words: [] };
  const match = accepted(openMatch(game, { seats: 2, options: { rounds: 3 }, fairness }));
  const play = (seat: number, text: string): unknown =>
    accepted(submit(match, seat, [Number(game.moves.fromText(text))], match.log.length));
  for (const text of ['plan none', 'pass', 'plan none']) for (const seat of [0, 1]) play(seat, text);
  accepted(takeBack(match, 1, 1, match.log.length));
  const stood = (viewer: number) => standingIn(readTimeline(game, timelineFor(match, viewer)).moments);
  expect([...stood(1).undone].length).toBe(1);
  for (const viewer of [0, SPECTATOR]) expect([...stood(viewer).undone]).toEqual([]);
  expect(stood(0).seats).toEqual([0, 0, 1, 0]);
});

test('what was undone is no decision to go back to', () => {
  expect(hasDecided([start, order(1, 'b')], 0)).toBe(false);
  expect(hasDecided([start, order(1, 'b'), order(0, 'c')], 0)).toBe(true);
  expect(hasDecided([start, order(1, 'b'), order(0, 'c'), undo(0, 'b')], 0)).toBe(false);
});

test('a take-back is counted from the seat’s last order that stands', () => {
  expect(ordersSince([start, order(0, 'b'), order(1, 'c'), order(1, 'd')], 0)).toBe(3);
  expect(ordersSince([start, order(0, 'b'), order(1, 'c'), order(1, 'd')], 1)).toBe(1);
});

test('what was undone or taken back is not counted', () => {
  expect(ordersSince([start, order(0, 'b'), order(1, 'c'), undo(1, 'b')], 0)).toBe(1);
  const moments = [start, order(0, 'b'), order(1, 'c'), order(0, 'd'), back(1, 'b'), order(1, 'e')];
  expect(ordersSince(moments, 0)).toBe(2);
  expect(ordersSince([start], 0)).toBe(1);
});

test('the way to where the game is has neither what was taken back nor the taking back', () => {
  const way = (...moments: readonly Moment[]): string =>
    wayOf([start, ...moments])
      .map(({ state }) => String.fromCodePoint(state.cells[0]))
      .join('');
  expect(way(order(0, 'b'), order(1, 'c'))).toBe('abc');
  expect(way(order(0, 'b'), order(0, 'z'), undo(0, 'b'), order(0, 'c'))).toBe('abc');
  expect(way(order(0, 'b'), order(0, 'y'), order(0, 'z'), undo(0, 'y'), undo(0, 'b'), order(1, 'c'))).toBe(
    'abc',
  );
  expect(way(order(0, 'b'), order(1, 'y'), order(0, 'z'), back(1, 'b'), order(1, 'c'))).toBe('abc');
  // who decided at the same time saw what is gone: the undo shows the table without it
  expect(way(order(0, 'z'), order(1, 'y'), undo(0, 'b'), order(0, 'c'))).toBe('abc');
});
