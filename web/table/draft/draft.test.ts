import { FastChance, isRefusal, type Game } from '@starboard/engine';
import { openDraft, viewState } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import type { Wish } from '@starboard/kit';
import {
  chosen,
  dropped,
  filledIn,
  draftOf,
  pointedAt,
  renewed,
  steppedBack,
  type TableDraft,
} from './draft.ts';
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

function begun(): TableDraft {
  const state = game.setup({ rounds: 6 }, 2, new FastChance(3));
  for (const seat of [0, 1]) game.play(state, seat, move('plan none'), new FastChance(1));
  return draftOf(openDraft(game, viewState(game, state, 0), 0));
}

function point(draft: TableDraft, moon: string): TableDraft {
  const next = pointedAt(draft, at(moon), MOONS);
  if (isRefusal(next)) throw new Error(next.reason);
  return next;
}

test('one choice left is made', () => {
  expect(point(begun(), 'A').order).toEqual([move('muster A')]);
  expect(point(begun(), 'D')).toMatchObject({ order: [move('strike D')], complete: false });
});

test('several choices that the board does not tell apart are asked for', () => {
  const draft = point(point(begun(), 'D'), 'A');
  expect(draft.asked?.map(({ record }) => record['ships'])).toEqual([4, 3, 2, 1]);
  expect(chosen(draft, draft.asked![1]).order).toEqual([move('strike D'), move('from A 3')]);
});

test('where the board can tell them apart, people point on', () => {
  const draft = pointedAt(begun(), [{ move: 'strike' }], MOONS);
  if (isRefusal(draft)) throw new Error(draft.reason);
  expect(draft.asked).toBeNull();
  expect(draft.left.length).toBeGreaterThan(1);
  const picking = pickingOf(draft, () => {});
  expect(picking.can(...at('B'))).toBe(true);
  expect(picking.can(...at('A'))).toBe(false);
  expect(picking.picked({ move: 'strike' })).toBe(true);
  expect(point(draft, 'B').order).toEqual([move('strike B')]);
  expect(point(draft, 'A').order, 'another beginning').toEqual([move('muster A')]);
});

test('pointing at the same again takes it back', () => {
  const once = pointedAt(begun(), [{ move: 'strike' }], MOONS);
  const twice = isRefusal(once) ? once : pointedAt(once, [{ move: 'strike' }], MOONS);
  expect(isRefusal(twice) ? null : twice.wishes).toEqual([]);
});

test('what cannot be meant is refused with the rule of what is most likely meant', () => {
  expect(pointedAt(begun(), at('C'), MOONS)).toMatchObject({
    rule: 'SK-3.2',
    reason: 'Moon C is not yours.',
  });
  expect(pointedAt(point(begun(), 'D'), at('B'), MOONS)).toMatchObject({ rule: 'SK-3.4' });
  expect(pointedAt(begun(), [{ moon: 'C' }], MOONS)).toMatchObject({ rule: 'SK-3.2' });
  expect(pointedAt(begun(), [{ colour: 'red' }], MOONS)).toMatchObject({
    reason: 'There is nothing to do here right now.',
  });
});

test('Escape drops what was pointed at, then the order; a step back takes one move', () => {
  const draft = point(point(begun(), 'D'), 'A');
  expect(dropped(draft).order).toEqual([move('strike D')]);
  expect(dropped(draft).asked).toBeNull();
  expect(dropped(dropped(draft)).order).toEqual([]);
  const two = chosen(draft, draft.asked![0]);
  expect(steppedBack(two).order).toEqual([move('strike D')]);
  expect(steppedBack(steppedBack(steppedBack(two))).order).toEqual([]);
});

test('a hint is filled in up to its last move', () => {
  const draft = filledIn(begun(), ['strike D', 'from A 2', 'launch'].map(move));
  expect(draft.order).toEqual(['strike D', 'from A 2'].map(move));
  expect(draft.asked?.map((choice) => choice.move)).toEqual([move('launch')]);
});

test('an unfinished order outlives what others do meanwhile', () => {
  const draft = point(begun(), 'D');
  expect(renewed(draft, game, draft.view, 0, false).order).toEqual(draft.order);
  const done = point(begun(), 'A');
  expect(renewed(done, game, done.view, 0, false).order, 'a complete one is over').toEqual([]);
  expect(renewed(done, game, done.view, 0, true).order, 'one that is asked about stands').toEqual(done.order);
  expect(renewed(draft, game, draft.view, 1, false).order, 'another seat begins anew').toEqual([]);
});
