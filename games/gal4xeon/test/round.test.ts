import { hasSeat } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { extrasOn, minimumOf, modifierOf, spentAt, valueOn } from '../rules/round.ts';
import { openedPage, pageOf, type Gal4Xeon } from '../rules/state.ts';
import {
  begin,
  filledOf,
  game,
  give,
  legalTexts,
  offered,
  play,
  playAll,
  refused,
  setDice,
  setFilled,
  trackOf,
} from './scene.ts';

/** Uses up dice that reach no icon, and puts the pencil down. */
function quietRound(state: Gal4Xeon, next: readonly number[], seat = 0): void {
  for (const track of ['explore', 'conquer', 'science'] as const) {
    const [value] = offered(state, 'assign', seat)[0].split(' ');
    play(state, `assign ${value} ${track}`, [], seat);
  }
  play(state, 'finish', next, seat);
}

describe('GX-2.1: ten rounds', () => {
  test('the tenth is the last', () => {
    const state = begin({ dice: [1, 1, 1] });
    for (let round = 1; round <= 10; round++) {
      expect(state.round).toBe(round);
      expect(game.outcome(state)).toBe(null);
      for (const track of ['explore', 'conquer', 'trade']) {
        play(state, `assign 1 ${track}`);
        if (legalTexts(state).includes('decline')) play(state, 'decline');
      }
      play(state, 'finish', round < 10 ? [1, 1, 1] : []);
    }
    expect(game.actors(state)).toBe(0);
    expect(game.outcome(state)).not.toBe(null);
  });
});

describe('GX-2.2: shared dice', () => {
  test('everybody has the same three numbers, rolled anew each round', () => {
    const state = begin({ seats: 2, dice: [1, 1, 2] });
    expect(offered(state, 'assign', 0)).toEqual(offered(state, 'assign', 1));
    quietRound(state, [], 0);
    quietRound(state, [4, 5, 6], 1);
    expect([...state.dice]).toEqual([4, 5, 6]);
    const values = new Set(offered(state, 'assign', 1).map((text) => text[0]));
    expect([...values]).toEqual(['4', '5', '6']);
  });

  test('the roll is told to everybody', () => {
    const state = begin({ dice: [1, 1, 2] });
    playAll(state, 'assign 1 explore', 'assign 1 conquer', 'assign 2 science');
    expect(play(state, 'finish', [6, 5, 4])).toEqual([
      { event: 'finished', seat: 0 },
      { event: 'closed', round: 1 },
      { event: 'rolled', round: 2, dice: [6, 5, 4] },
    ]);
  });
});

describe('GX-2.3: trade minimum', () => {
  test('a die counts at least the minimum', () => {
    const state = setDice(begin({ dice: [1, 3, 5] }), { trades: 2 });
    expect(minimumOf(state, 0)).toBe(3);
    const values = offered(state, 'assign').map((text) => text[0]);
    expect([...new Set(values)]).toEqual(['3', '5']);
    expect(refused(state, 'assign 1 explore')).toBe(
      'GX-2.3 Your trade minimum is 3: no die counts 1 for you.',
    );
    play(state, 'assign 3 conquer');
    expect(filledOf(state)).toEqual([0, 3, 0, 0, 0]);
    expect(offered(state, 'assign')).toContain('3 explore');
  });

  test('the minimum is each player’s own', () => {
    const state = setDice(begin({ seats: 2, dice: [1, 1, 1] }), { trades: 1 }, 1);
    expect(offered(state, 'assign', 0)[0]).toBe('1 explore');
    expect(offered(state, 'assign', 1)[0]).toBe('2 explore');
  });

  test.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ])('%i Trade dice filled in make it %i', (trades, minimum) => {
    expect(minimumOf(setDice(begin(), { trades }), 0)).toBe(minimum);
  });
});

test('GX-2.4: a minimum gained in a round counts from the next one', () => {
  const state = setFilled(give(begin({ dice: [1, 1, 1] }), ['friendlyRelations']), 'trade', 5);
  playAll(state, 'assign 1 trade', 'trade I10', 'raise');
  expect(state.trades[pageOf(state, 0)]).toBe(1);
  expect(offered(state, 'assign')).toContain('1 explore');
  playAll(state, 'assign 1 explore', 'assign 1 conquer');
  play(state, 'finish', [1, 1, 6]);
  expect(offered(state, 'assign').map((text) => text[0])).not.toContain('1');
  expect(offered(state, 'assign')).toContain('2 explore');
});

describe('GX-2.5: Resources modifier', () => {
  test('a modifier gained in a round counts from the next one', () => {
    const state = setFilled(begin({ dice: [1, 1, 1] }), 'resources', 2);
    playAll(state, 'assign 1 resources', 'exploit H9');
    expect(state.resources[pageOf(state, 0)]).toBe(1);
    expect(offered(state, 'extra')).toEqual([]);
    playAll(state, 'assign 1 explore', 'assign 1 conquer');
    play(state, 'finish', [1, 1, 1]);
    expect(modifierOf(state, 0)).toBe(1);
    expect(offered(state, 'extra')).toEqual(['explore', 'conquer', 'science', 'resources', 'trade']);
  });

  test.each([0, 1, 2, 3, 4, 5])('%i Resources dice filled in give as many extra squares', (resources) => {
    expect(modifierOf(setDice(begin(), { resources }), 0)).toBe(resources);
  });
});

describe('GX-3.1: three dice, three tracks', () => {
  test('any die to any track, dice that count the same offered once', () => {
    const state = begin({ dice: [2, 5, 2] });
    expect(legalTexts(state)).toEqual([
      'assign 2 explore',
      'assign 2 conquer',
      'assign 2 science',
      'assign 2 resources',
      'assign 2 trade',
      'assign 5 explore',
      'assign 5 conquer',
      'assign 5 science',
      'assign 5 resources',
      'assign 5 trade',
    ]);
  });

  test('each to another track', () => {
    const state = begin({ dice: [2, 1, 2] });
    play(state, 'assign 2 conquer');
    expect(offered(state, 'assign')).toEqual([
      '1 explore',
      '1 science',
      '1 resources',
      '1 trade',
      '2 explore',
      '2 science',
      '2 resources',
      '2 trade',
    ]);
    expect(refused(state, 'assign 1 conquer')).toBe(
      'GX-3.1 The Conquer track already has a die this round: dice go to three different tracks.',
    );
    play(state, 'assign 2 trade');
    expect(refused(state, 'assign 2 explore')).toBe('GX-3.1 You have no die left that counts 2.');
    expect(offered(state, 'assign')).toEqual(['1 explore', '1 science', '1 resources']);
  });
});

describe('GX-3.6: extra squares', () => {
  test('on the three tracks of the round, split in any way', () => {
    const state = setDice(begin({ dice: [1, 1, 1] }), { resources: 3 });
    playAll(state, 'assign 1 explore', 'assign 1 conquer', 'assign 1 trade');
    expect(legalTexts(state)).toEqual(['extra explore', 'extra conquer', 'extra trade']);
    expect(refused(state, 'extra science')).toBe(
      'GX-3.6 You have already chosen three other tracks this round, so Science cannot be used.',
    );
    playAll(state, 'extra conquer', 'extra conquer', 'extra explore');
    expect(filledOf(state)).toEqual([2, 3, 0, 0, 1]);
    expect(refused(state, 'extra trade')).toBe('GX-3.6 You have no extra square to fill.');
    expect(legalTexts(state)).toEqual(['finish']);
  });
});

describe('GX-3.7: when extra squares are filled', () => {
  test('before, between and after the dice; the first on a track chooses it', () => {
    const state = setDice(begin({ dice: [1, 1, 2] }), { resources: 3 });
    playAll(state, 'extra science', 'assign 2 explore', 'extra conquer');
    expect(offered(state, 'assign')).toEqual(['1 conquer', '1 science']);
    expect(refused(state, 'assign 1 trade')).toBe(
      'GX-3.6 You have already chosen three other tracks this round, so Trade cannot be used.',
    );
    expect(offered(state, 'extra')).toEqual(['explore', 'conquer', 'science']);
    playAll(state, 'assign 1 conquer', 'assign 1 science', 'extra conquer');
    expect(filledOf(state)).toEqual([2, 3, 2, 0, 0]);
  });

  test('not while an action waits', () => {
    const state = setDice(begin({ dice: [4, 1, 2] }), { resources: 1 });
    play(state, 'assign 4 conquer');
    expect(refused(state, 'extra conquer')).toBe('GX-3.3 Take the Research action first, or decline it.');
  });

  test('an extra square can reach an icon', () => {
    const state = setFilled(setDice(begin(), { resources: 1 }), 'science', 2);
    expect(play(state, 'extra science')).toEqual([
      { event: 'extra', track: 2, seat: 0, secret: true },
      { event: 'filled', track: 2, squares: 1, seat: 0, secret: true },
      { event: 'reached', track: 2, action: 2, seat: 0, secret: true },
    ]);
    expect(legalTexts(state)).toContain('research military2');
  });
});

describe('GX-3.8: no square is kept', () => {
  test('nobody is done with an extra square and room for it', () => {
    const state = setDice(begin({ dice: [1, 1, 1] }), { resources: 1 });
    playAll(state, 'assign 1 explore', 'assign 1 conquer', 'assign 1 trade');
    expect(refused(state, 'finish')).toBe('GX-3.8 Extra squares are still to be filled: 1.');
  });

  test('extra squares without room are lost', () => {
    const state = setDice(begin({ dice: [1, 1, 1] }), { resources: 1 });
    for (const track of ['explore', 'conquer', 'trade'] as const) setFilled(state, track, 50);
    playAll(state, 'assign 1 explore', 'assign 1 conquer');
    expect(offered(state, 'extra')).toHaveLength(5);
    play(state, 'assign 1 trade');
    expect(legalTexts(state)).toEqual(['finish']);
    expect(refused(state, 'extra trade')).toBe(
      'GX-3.5 Your three tracks are full, so extra squares are lost.',
    );
  });

  test('GX-3.5: an extra square may be wasted on a full track rather than pass an icon', () => {
    const state = setDice(begin({ dice: [1, 1, 2] }), { resources: 1 });
    for (const track of ['explore', 'science'] as const) setFilled(state, track, 50);
    setFilled(state, 'conquer', 8);
    playAll(state, 'assign 1 explore', 'assign 1 science', 'assign 2 conquer');
    expect(offered(state, 'extra')).toEqual(['explore', 'conquer', 'science']);
    expect(refused(state, 'finish')).toBe('GX-3.8 Extra squares are still to be filled: 1.');
    expect(play(state, 'extra explore').map(({ event }) => event)).toEqual(['extra', 'wasted']);
    expect(filledOf(state)[1]).toBe(10);
    expect(legalTexts(state)).toEqual(['finish']);
  });
});

test('GX-3.13: the round table keeps what went where', () => {
  const state = setDice(begin({ dice: [1, 1, 2] }), { resources: 2 });
  playAll(state, 'assign 2 explore', 'assign 1 science', 'assign 1 trade', 'extra trade', 'extra science');
  const line = state.spent[spentAt(state, pageOf(state, 0))];
  expect([0, 1, 2, 3, 4].map((track) => valueOn(line, track))).toEqual([2, 0, 1, 0, 1]);
  expect([0, 1, 2, 3, 4].map((track) => extrasOn(line, track))).toEqual([0, 0, 1, 0, 1]);
  play(state, 'finish', [3, 3, 3]);
  expect(state.spent[openedPage(state, 0) * 10]).toBe(line);
  expect(state.spent[pageOf(state, 0) * 10]).toBe(line);
  playAll(state, 'assign 3 resources');
  expect(valueOn(state.spent[pageOf(state, 0) * 10 + 1], trackOf('resources'))).toBe(3);
});

describe('GX-3.14: pencil down', () => {
  test('only when the dice are used', () => {
    const state = begin({ dice: [1, 1, 2] });
    expect(refused(state, 'finish')).toBe('GX-3.14 Dice are still to be assigned: 1, 1, 2.');
    playAll(state, 'assign 1 explore', 'assign 2 trade');
    expect(refused(state, 'finish')).toBe('GX-3.14 Dice are still to be assigned: 1.');
    play(state, 'assign 1 science');
    expect(legalTexts(state)).toEqual(['finish']);
  });

  test('the round closes when the last one is done', () => {
    const state = begin({ seats: 3, dice: [1, 1, 2] });
    quietRound(state, [], 2);
    expect([0, 1, 2].map((seat) => hasSeat(game.actors(state), seat))).toEqual([true, true, false]);
    quietRound(state, [], 0);
    expect([state.round, state.done]).toEqual([1, 0b101]);
    quietRound(state, [6, 6, 6], 1);
    expect([state.round, state.done]).toEqual([2, 0]);
    expect(game.actors(state)).toBe(0b111);
  });
});
