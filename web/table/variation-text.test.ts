import type { VariationMove } from '@starboard/bots';
import { FastChance, firstSeat, MoveList, NOBODY } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { openDraft, viewState } from '@starboard/engine/view';
import { loadKnown } from '@starboard/games';
import { expect, test } from 'vitest';
import { loadShown } from '../games/uis.ts';
import { variationTexts } from './variation-text.ts';

const known = await loadKnown('nexum-galaxy');
const shown = await loadShown('nexum-galaxy', 'en');
if (known === null || shown === null) throw new Error('Nexum Galaxy is gone.');
const { game } = known;
const { words } = shown;
const start = game.setup(defaultOptions(game.options), 2, new FastChance(5));
const seat = firstSeat(game.actors(start));
const draft = openDraft(game, viewState(game, start, seat), seat);

/** Steps of a game in which everybody takes the last of its moves; what leaves no choice is left out. */
function lineOf(length: number): readonly VariationMove[] {
  const state = game.shape.clone(start);
  const list = new MoveList();
  const line: VariationMove[] = [];
  while (line.length < length && game.actors(state) !== NOBODY) {
    const actor = firstSeat(game.actors(state));
    list.clear();
    game.legal(state, actor, list);
    const move = list.moves[list.length - 1];
    if (list.length > 1) line.push({ seat: actor, move });
    game.play(state, actor, move, new FastChance(1));
  }
  return line;
}

test('says who does what, one after the other, in words', () => {
  const line = lineOf(30);
  const told = variationTexts(words, draft, line, 0, 30);
  expect(told.flatMap(({ seat: who, texts }) => texts.map(() => who))).toEqual(line.map((step) => step.seat));
  expect(told.length).toBeGreaterThan(2);
  for (const [n, { seat: who }] of told.entries()) expect(who).not.toBe(told[n + 1]?.seat);
  for (const text of told.flatMap(({ texts }) => texts)) expect(text).toMatch(/^\p{Lu}/u);
});

test('leaves out what is known already, and tells no more than it is asked for', () => {
  const line = lineOf(30);
  const all = variationTexts(words, draft, line, 0, 30).flatMap(({ texts }) => texts);
  const some = variationTexts(words, draft, line, 3, 5);
  expect(some.flatMap(({ texts }) => texts)).toEqual(all.slice(3, 8));
  expect(some[0].at).toBe(3);
});

test('ends where a step does not fit', () => {
  const line = lineOf(6);
  const broken = [...line.slice(0, 3), { seat: 1 - line[3].seat, move: line[3].move }, ...line.slice(4)];
  expect(variationTexts(words, draft, broken, 0, 8).flatMap(({ texts }) => texts)).toHaveLength(3);
});
