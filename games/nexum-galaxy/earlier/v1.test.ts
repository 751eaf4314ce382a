// Where version 1 differs: what was begun under it goes on as it was.

import { FastChance, MoveList, type Game } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import type { Options } from '../rules/options.ts';
import type { Nexum } from '../rules/state.ts';
import { emptySector, game as present, move, newGame, optionsOf, play, put } from '../test/scene.ts';
import { game } from './v1.ts';

const then: Game<Nexum, Options> = game;

/** The position as version 1 would have it. */
function earlier(state: Nexum): Nexum {
  state.rules = 1;
  state.interfering = 0;
  return state;
}

function offered(state: Nexum): string[] {
  const list = new MoveList();
  then.legal(state, state.turn, list);
  return list.toArray().map(then.moves.toText);
}

test('it is version 1, in the state too, and the present is another', () => {
  expect(then.rules).toBe(1);
  expect(then.setup(optionsOf(), 2, new FastChance(1)).rules).toBe(1);
  expect(newGame(2).rules).toBe(present.rules);
  expect(present.rules).toBeGreaterThan(1);
});

test('its guide says what held then, and the rest as it does now', () => {
  const changed = Object.keys(present.guide).filter(
    (id) =>
      then.guide[id].text !== present.guide[id].text || then.guide[id].title !== present.guide[id].title,
  );
  expect(changed).toEqual([
    'NG-1.2',
    'NG-2.7',
    'NG-4.6',
    'NG-4.7',
    'NG-6.4',
    'NG-6.20',
    'NG-6.33',
    'NG-9.10',
  ]);
  expect(Object.keys(then.guide)).toEqual(Object.keys(present.guide));
});

describe('version 1', () => {
  test('NG-2.7: relics that part work at once', () => {
    const state = earlier(put(put(emptySector(2), 'A3', 0, 4, 'MM'), 'B1', 1, 2));
    play(state, 'go B1');
    expect(offered(state)).toContain('send A3 2 M');
    const heavy = earlier(put(put(emptySector(2), 'A3', 0, 4, 'EE'), 'D3', 1, 1));
    play(heavy, 'go B1', 'send A3 1 E', 'done', 'bid 0');
    expect(heavy.energy[0]).toBe(20 - 2 + 2 * 3);
  });

  test('NG-4.6, NG-4.7: the bid of somebody who is out binds and wins', () => {
    const state = earlier(put(put(put(emptySector(3), 'A3', 0, 4), 'B1', 1, 1), 'G3', 2, 4));
    state.bids[1] = 7;
    play(state, 'go B1', 'send A3 3 none');
    expect(offered(state).slice(0, 2)).toEqual(['bid 0', 'bid 8']);
    expect(then.whyNot(state, 0, move('bid 7'))?.values).toEqual({ highest: 7 });
    state.turn = 2;
    play(state, 'bid 0');
    expect([state.round, state.first]).toEqual([2, 1]);
  });

  test('NG-9.10: where a gate falls only the battle scores', () => {
    const state = emptySector(3, { sector: 'TABULA', scenario: 'sterile-trap' });
    put(put(put(put(earlier(state), 'A3', 0, 5), 'D3', 1, 1), 'D*', 1, 1), 'G3', 2, 1);
    play(state, 'go D3', 'send A3 4 none');
    expect([state.points[0], state.fleet[1]]).toEqual([1, 0]);
  });

  test('NG-1.2: a sector without relics keeps the number', () => {
    expect(then.setup(optionsOf({ sector: 'TABULA' }), 4, new FastChance(1)).relicsToWin).toBe(5);
  });
});
