import { FastChance, isRefusal, type Game } from '@starboard/engine';
import { openDraft, viewState } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import type { Wish } from '../kit/index.ts';
import {
  chosen,
  dropped,
  filledIn,
  orderOf,
  pointedAt,
  renewed,
  steppedBack,
  type Order,
} from './ordering.ts';
import { pickingOf } from './picking.ts';

const game = (await loadGame('skirmish')) as Game;
const move = (text: string): number => Number(game.moves.fromText(text));

/** What a board with a spot per moon offers. */
const MOONS = ['A', 'B', 'C', 'D', 'E', 'F'].map((moon): readonly Wish[] => [
  { move: 'muster', moon },
  { move: 'strike', target: moon },
  { move: 'from', moon },
]);
const at = (moon: string): readonly Wish[] => MOONS['ABCDEF'.indexOf(moon)];

function begun(): Order {
  const state = game.setup({ rounds: 6 }, 2, new FastChance(3));
  for (const seat of [0, 1]) game.play(state, seat, move('plan none'), new FastChance(1));
  return orderOf(openDraft(game, viewState(game, state, 0), 0));
}

function point(order: Order, moon: string): Order {
  const next = pointedAt(order, at(moon), MOONS);
  if (isRefusal(next)) throw new Error(next.reason);
  return next;
}

test('one choice left is made', () => {
  expect(point(begun(), 'A').draft.order).toEqual([move('muster A')]);
  expect(point(begun(), 'D').draft).toMatchObject({ order: [move('strike D')], complete: false });
});

test('several choices that the board does not tell apart are asked for', () => {
  const order = point(point(begun(), 'D'), 'A');
  expect(order.asked?.map(({ record }) => record['ships'])).toEqual([4, 3, 2, 1]);
  expect(chosen(order, order.asked![1]).draft.order).toEqual([move('strike D'), move('from A 3')]);
});

test('where the board can tell them apart, people point on', () => {
  const order = pointedAt(begun(), [{ move: 'strike' }], MOONS);
  if (isRefusal(order)) throw new Error(order.reason);
  expect(order.asked).toBeNull();
  expect(order.picks.left.length).toBeGreaterThan(1);
  const picking = pickingOf(order.picks, () => {});
  expect(picking.can(...at('B'))).toBe(true);
  expect(picking.can(...at('A'))).toBe(false);
  expect(picking.picked({ move: 'strike' })).toBe(true);
  expect(point(order, 'B').draft.order).toEqual([move('strike B')]);
  expect(point(order, 'A').draft.order, 'another beginning').toEqual([move('muster A')]);
});

test('pointing at the same again takes it back', () => {
  const once = pointedAt(begun(), [{ move: 'strike' }], MOONS);
  const twice = isRefusal(once) ? once : pointedAt(once, [{ move: 'strike' }], MOONS);
  expect(isRefusal(twice) ? null : twice.picks.wishes).toEqual([]);
});

test('what cannot be meant is refused with the rule of what is most likely meant', () => {
  expect(pointedAt(begun(), at('C'), MOONS)).toMatchObject({
    rule: 'SK-3.2',
    reason: 'Moon C is not yours.',
  });
  expect(pointedAt(point(begun(), 'D'), at('B'), MOONS)).toMatchObject({ rule: 'SK-3.4' });
  expect(pointedAt(begun(), [{ moon: 'C' }], MOONS)).toMatchObject({ rule: 'SK-3.2' });
  expect(pointedAt(begun(), [{ colour: 'red' }], MOONS)).toMatchObject({
    reason: 'There is nothing to do here now.',
  });
});

test('Escape drops what was pointed at, then the order; a step back takes one move', () => {
  const order = point(point(begun(), 'D'), 'A');
  expect(dropped(order).draft.order).toEqual([move('strike D')]);
  expect(dropped(order).asked).toBeNull();
  expect(dropped(dropped(order)).draft.order).toEqual([]);
  const two = chosen(order, order.asked![0]);
  expect(steppedBack(two).draft.order).toEqual([move('strike D')]);
  expect(steppedBack(steppedBack(steppedBack(two))).draft.order).toEqual([]);
});

test('a hint is filled in up to its last move', () => {
  const order = filledIn(begun(), ['strike D', 'from A 2', 'launch'].map(move));
  expect(order.draft.order).toEqual(['strike D', 'from A 2'].map(move));
  expect(order.asked?.map((choice) => choice.move)).toEqual([move('launch')]);
});

test('an unfinished order outlives what others do meanwhile', () => {
  const order = point(begun(), 'D');
  expect(renewed(order, game, order.draft.view, 0).draft.order).toEqual(order.draft.order);
  const done = point(begun(), 'A');
  expect(renewed(done, game, done.draft.view, 0).draft.order, 'a complete one is over').toEqual([]);
  expect(renewed(order, game, order.draft.view, 1).draft.order, 'another seat begins anew').toEqual([]);
});
