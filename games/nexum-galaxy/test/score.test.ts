import { isRefusal } from '@starboard/engine';
import { agreeDraw, openMatch, outcomeOf } from '@starboard/engine/match';
import { describe, expect, test } from 'vitest';
import { finish } from '../rules/victory.ts';
import { BY_POINTS, BY_RELICS, type Nexum } from '../rules/state.ts';
import { attack, emptySector, game, newGame, play, put } from './scene.ts';

function totals(state: Nexum): readonly number[] {
  const sheet = game.outcome(state)?.sheet ?? [];
  const sums = sheet[0].points.map((_, seat) =>
    sheet.slice(0, -1).reduce((sum, { points }) => sum + points[seat], 0),
  );
  expect(sheet.at(-1)?.points).toEqual(sums);
  return sums;
}

describe('NG-7.1, NG-7.2: final score', () => {
  test('worked example: 5 relics, 3 battles and a star win with 43; 6 victories and a relic make 15', () => {
    const state = newGame(3);
    state.points.set([4, 6, 0]);
    state.relicsHeld.set([5, 1, 0]);
    finish(state, BY_RELICS, 0b001);
    expect(totals(state)).toEqual([43, 15, 0]);
    expect(game.outcome(state)?.sheet.map(({ points }) => points[0])).toEqual([8, 15, 20, 43]);
  });

  test('worked example: with a seventh victory the second player would have won with 37', () => {
    const state = newGame(3);
    state.points.set([4, 7, 0]);
    state.relicsHeld.set([4, 1, 0]);
    finish(state, BY_POINTS, 0b010);
    expect(totals(state)).toEqual([8 + 12, 37, 0]);
  });

  test.each([
    [2, 15],
    [3, 20],
    [4, 30],
  ])('ruling 68: with %i civilizations the winner adds %i', (seats, bonus) => {
    const state = newGame(seats);
    finish(state, BY_POINTS, 0b10);
    expect(totals(state)).toEqual(Array.from({ length: seats }, (_, seat) => (seat === 1 ? bonus : 0)));
  });
});

describe('NG-7.3: more than enough', () => {
  test('ruling 67: a battle and a star on the last point score both', () => {
    const state = emptySector(2, { grandBattle: 'off' });
    put(put(put(put(state, 'B1', 1, 1), 'B2', 1, 1), 'B*', 1, 1), 'D3', 1, 1);
    put(state, 'A3', 0, 4);
    state.points[0] = 5;
    attack(state, 'go B1', 'send A3 3 none');
    expect(state.points[0]).toBe(7);
    expect(totals(state)[0]).toBe(14 + 15);
  });
});

describe('NG-7.4: places', () => {
  test('the winner is first whatever the scores, the others follow by score', () => {
    const state = emptySector(4);
    put(put(put(put(state, 'A3', 0, 1), 'D3', 1, 1), 'G3', 2, 1), 'J3', 3, 1);
    state.points.set([6, 0, 6, 2]);
    state.relicsHeld.set([3, 5, 4, 0]);
    finish(state, BY_RELICS, 0b0010);
    expect(game.outcome(state)?.ranks).toEqual([3, 1, 2, 4]);
  });

  test('equal scores share a place, and whoever is out comes last', () => {
    const state = emptySector(4);
    put(put(put(state, 'A3', 0, 1), 'D3', 1, 1), 'G3', 2, 1);
    state.points.set([7, 2, 2, 6]);
    finish(state, BY_POINTS, 0b0001);
    expect(game.outcome(state)?.ranks).toEqual([1, 2, 2, 4]);
  });
});

test('NG-7.4: those who are out come behind those in play, but by their scores too', () => {
  const state = emptySector(4);
  put(put(state, 'A3', 0, 1), 'D3', 1, 1);
  state.points.set([7, 1, 5, 2]);
  finish(state, BY_POINTS, 0b0001);
  expect(game.outcome(state)?.ranks).toEqual([1, 2, 3, 4]);
  state.points.set([7, 0, 2, 5]);
  expect(game.outcome(state)?.ranks).toEqual([1, 2, 4, 3]);
});

test('NG-1.7, NG-7.2, NG-7.5: a draw by agreement gives everybody a final score, and nobody the bonus', () => {
  const match = openMatch(game, {
    seats: 3,
    fairness: { table: 'drawn', words: [], seed: new Uint8Array(32) },
  });
  if (isRefusal(match)) throw new Error(match.reason);
  const state = match.state as Nexum;
  state.points.set([4, 6, 0]);
  state.relicsHeld.set([3, 1, 0]);
  expect(outcomeOf(match)).toBe(null);
  agreeDraw(match, 0, 1);
  const drawn = outcomeOf(match);
  expect(drawn).toMatchObject({ ranks: [1, 1, 1], rule: null });
  expect(drawn?.sheet.map(({ points }) => points)).toEqual([
    [8, 12, 0],
    [9, 3, 0],
    [0, 0, 0],
    [17, 15, 0],
  ]);
});

test('NG-7.5: every game that ends gives every seat a final score to add up', () => {
  const state = newGame(4, { roundLimit: 1 });
  for (let seat = 0; seat < 4; seat++) play(state, 'card move', 'done', 'bid 0');
  expect(totals(state)).toEqual([0, 0, 0, 0]);
  expect(game.outcome(state)?.ranks).toEqual([1, 1, 1, 1]);
});

test('NG-7.2, NG-7.5: who is left when all others gave up has the bonus, and the others keep what they have', () => {
  const state = newGame(3);
  state.points.set([4, 6, 0]);
  state.relicsHeld.set([1, 1, 0]);
  const [, , bonus, total] = game.sheet?.(state, 0b010) ?? [];
  expect([bonus.points, total.points]).toEqual([
    [0, 20, 0],
    [11, 35, 0],
  ]);
});

test('NG-7.5: the final score is what is added up; victory points and relics part equal sums', () => {
  const labels = game.sheet?.(newGame(2)).map(({ label }) => label.text) ?? [];
  expect(game.counted?.score.map((line) => labels[line])).toEqual(['Final score']);
  expect(game.counted?.ties.map((line) => labels[line])).toEqual(['Victories', 'Relics']);
});
