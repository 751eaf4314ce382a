import { isRefusal, SPECTATOR, utf8, type Refusal } from '@starboard/engine';
import { openMatch, submit, takeBack } from '@starboard/engine/match';
import { historyFor, type Moment } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { standingIn } from './standing.ts';

const start: Moment = { entry: null, events: [], view: 'a', actors: [] };
const order = (seat: number, view: string): Moment => ({
  ...start,
  entry: { seat, at: 0, order: ['x'] },
  view,
});
const undo = (seat: number, view: string): Moment => ({ ...start, entry: { seat, at: 0, undo: true }, view });
const back = (seat: number, view: string): Moment => ({
  ...start,
  entry: { seat, at: 0, takeBack: true },
  view,
});
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
  expect(undone({ ...start, view: 'b' }, order(0, 'c'), undo(0, 'b'))).toEqual([2]);
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
  const stood = (viewer: number) => standingIn(historyFor(match, viewer));
  expect([...stood(1).undone].length).toBe(1);
  for (const viewer of [0, SPECTATOR]) expect([...stood(viewer).undone]).toEqual([]);
  expect(stood(0).seats).toEqual([0, 0, 1, 0]);
});
