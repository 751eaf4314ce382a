// Destroyed and dead planets (NG-14), with case A9.

import { describe, expect, test } from 'vitest';
import { isDead } from '../rules/asteroids/ruin.ts';
import { lay as layMarkers } from '../rules/cosmos/effects.ts';
import { MANAGE, MOVE, OVER, type Nexum } from '../rules/state.ts';
import { atHome, calmSector, learn } from './asteroid-scene.ts';
import { act, happen, mark, told } from './cosmos-scene.ts';
import {
  at,
  attack,
  game,
  inPhase,
  isOffered,
  lay,
  on,
  play,
  put,
  reasonOf,
  refused,
  relicsOn,
} from './scene.ts';

const strike = (state: Nexum, marker: 'noMove' | 'noManage', name: string): void =>
  layMarkers(state, marker, at(name), 5);

const ruined = (state: Nexum, name: string): boolean =>
  ((state.ruined[at(name) >>> 3] >>> (at(name) & 7)) & 1) === 1;

describe('NG-14.1, NG-14.2: destroyed, case A9', () => {
  function struck(): Nexum {
    const state = calmSector(3);
    put(put(put(state, 'A3', 0, 2), 'D3', 1, 5), 'G3', 2, 2);
    put(put(put(put(state, 'C1', 0, 2, 'E'), 'C2', 0, 1), 'C3', 1, 4), 'C*', 0, 1);
    mark(state, 'noMove', 'C1', 1);
    happen(state, 'C1 A2 D1');
    return state;
  }

  test('the planet and its ships go, its relics lie in the cloud, the star is kept by one of two', () => {
    const state = struck();
    expect([ruined(state, 'C1'), on(state, 'C1'), on(state, 'C*')]).toEqual([true, null, [0, 1]]);
    expect([relicsOn(state, 'S5'), state.relicsHeld[0], state.points[0] + state.points[1]]).toEqual([
      '(E)',
      0,
      0,
    ]);
    expect(refused(inPhase(state, 0, MOVE, 9), 'go C1')).toBe('NG-3.1');
  });

  test('who then takes the other planet takes the star: two points', () => {
    const state = inPhase(struck(), 1, MOVE, 9);
    attack(state, 'go C2', 'send C3 3 none');
    expect([state.points[1], on(state, 'C*')]).toEqual([2, null]);
  });

  test('events find it no more', () => {
    const state = struck();
    happen(state, 'C1 A2 D1');
    expect([state.noMove[at('C1')], game.check(state)]).toEqual([0, null]);
  });

  test('its loot is lost, its asteroid goes', () => {
    const state = atHome(2);
    play(state, 'go B1', 'send A3 1 none');
    const system = at('B1') >>> 3;
    expect(state.taken[system]).toBe(1);
    strike(state, 'noMove', 'B1');
    expect([state.taken[system], state.asteroids[system] & 1, state.fleet[0]]).toEqual([0, 0, 2]);
    play(state, 'done');
    expect(state.energy[0]).toBe(18);
  });

  test('a star that is lost by it scores nothing', () => {
    const state = put(put(put(atHome(2), 'C1', 0, 1), 'C*', 0, 1), 'C2', 0, 1);
    strike(state, 'noMove', 'C1');
    expect(on(state, 'C*')).toEqual([0, 1]);
    put(state, 'C3', 1, 1);
    strike(state, 'noMove', 'C2');
    expect([on(state, 'C*'), state.points[1]]).toEqual([null, 0]);
  });
});

describe('NG-14.3: dead', () => {
  function dead(): Nexum {
    const state = put(put(atHome(2), 'B1', 0, 3), 'B3', 1, 1);
    strike(state, 'noManage', 'B1');
    strike(state, 'noManage', 'B3');
    return state;
  }

  test('nothing is extracted or built there', () => {
    const state = dead();
    expect(isDead(state, at('B1'))).toBe(true);
    inPhase(state, 0, MANAGE, 9);
    expect(reasonOf(state, 'build B1')).toMatch(/NG-14.3/);
    state.phase = 0;
    const [{ energy }] = told(play(state, 'card manage'), 'extracted');
    expect(energy).toBe(1);
  });

  test('it is conquered without loot', () => {
    const state = dead();
    attack(state, 'go B3', 'send B1 2 none');
    const before = state.energy[0];
    expect([on(state, 'B3'), state.points[0]]).toEqual([[0, 2], 1]);
    play(state, 'done');
    expect(state.energy[0]).toBe(before);
  });

  test('no more No Management markers; five No Movement markers destroy it', () => {
    const state = dead();
    layMarkers(state, 'noManage', at('B1'), 2);
    layMarkers(state, 'noMove', at('B1'), 4);
    expect([state.noManage[at('B1')], state.noMove[at('B1')]]).toEqual([0, 4]);
    const { ruins } = state;
    layMarkers(state, 'noMove', at('B1'), 2);
    expect([ruined(state, 'B1'), isDead(state, at('B1')), state.ruins]).toEqual([true, false, ruins]);
  });

  test('it counts for its star', () => {
    const state = put(put(put(atHome(2), 'C1', 0, 1), 'C2', 0, 1), 'C*', 0, 1);
    strike(state, 'noManage', 'C1');
    expect(on(state, 'C*')).toEqual([0, 1]);
  });
});

describe('NG-14.4: leaving a dead planet', () => {
  test('all ships may, and a star can be lost by it, for no point', () => {
    const state = put(put(put(atHome(2), 'C1', 0, 1), 'C2', 0, 1), 'C*', 0, 1);
    strike(state, 'noManage', 'C1');
    play(state, 'go A1', 'send C1 1 none');
    expect([on(state, 'C1'), on(state, 'C*'), state.points[1]]).toEqual([null, null, 0]);
  });

  test('elsewhere one stays', () => {
    const state = put(atHome(2), 'C1', 0, 1);
    play(state, 'go A1');
    expect(refused(state, 'send C1 1 none')).toBe('NG-6.7');
  });
});

test('NG-14.5: twelve ruins at most', () => {
  const state = atHome(2);
  const names = ['B', 'C', 'E', 'F'].flatMap((disk) => [1, 2, 3].map((number) => disk + number));
  for (const name of names) strike(state, 'noManage', name);
  expect(state.ruins).toBe(12);
  strike(state, 'noManage', 'H1');
  strike(state, 'noMove', 'H1');
  expect([state.noManage[at('H1')], state.noMove[at('H1')], state.ruins]).toEqual([4, 4, 12]);
  strike(state, 'noMove', 'B1');
  expect([ruined(state, 'B1'), state.ruins, game.check(state)]).toEqual([true, 12, null]);
});

test('NG-14.6: a star without planets is kept and not entered', () => {
  const state = put(put(put(put(atHome(2), 'C1', 0, 1), 'C2', 0, 1), 'C3', 0, 1), 'C*', 0, 1);
  for (const name of ['C1', 'C2', 'C3']) strike(state, 'noMove', name);
  expect(on(state, 'C*')).toEqual([0, 1]);
  expect(refused(state, 'go C*')).toBe('NG-14.6');
  state.phase = 0;
  const [{ energy }] = told(play(state, 'card manage'), 'extracted');
  expect(energy).toBe(3);
});

test('NG-14.1: no way leads to a system without planets any more', () => {
  const state = learn(put(atHome(2), 'B1', 0, 3), 0, 'hyperspace');
  for (const name of ['C1', 'C2', 'C3']) strike(state, 'noMove', name);
  expect([state.planets[2], state.ruins, game.check(state)]).toEqual([0, 3, null]);
});

describe('NG-14.7: a gate that is destroyed', () => {
  test('puts its owner out in a Sterile Trap only', () => {
    const state = calmSector(3, { sector: 'TABULA', scenario: 'sterile-trap' });
    put(put(put(put(state, 'A3', 0, 2), 'A1', 0, 2), 'D3', 1, 2), 'G3', 2, 1);
    strike(state, 'noMove', 'A3');
    expect([state.fleet[0], on(state, 'A1')]).toEqual([0, null]);
    const other = put(atHome(3), 'A1', 0, 2);
    strike(other, 'noMove', 'A3');
    expect([other.fleet[0], other.phase === OVER]).toEqual([2, false]);
    happen(other, 'K2 F1 A1');
    expect(other.noManage[at('A1')]).toBe(0);
  });
});

test('NG-14.8: the computer holds dead planets and builds nothing there', () => {
  const state = calmSector(1, { mode: 'one-vs-one' } as never);
  put(put(put(state, 'A3', 0, 3), 'E1', 1, 3), 'C2', 1, 1);
  strike(state, 'noManage', 'C2');
  strike(state, 'noManage', 'E1');
  act(state, 'reinforcement', 'C2', 'squadron');
  expect([on(state, 'C2'), on(state, 'E1')]).toEqual([
    [1, 1],
    [1, 3],
  ]);
});

test('NG-14.1: what is told of a planet that goes: whose ships, or nobody’s', () => {
  const news = (name: string): unknown => {
    const events: unknown[] = [];
    layMarkers(put(atHome(2), 'C1', 1, 2), 'noMove', at(name), 5, (event) => events.push(event));
    return events[0];
  };
  expect(news('B1')).toMatchObject({ event: 'destroyed', seat: null, ships: 0 });
  expect(news('C1')).toMatchObject({ event: 'destroyed', seat: 1, ships: 2 });
});

test('NG-14.2: relics that wait go to the cloud too', () => {
  const state = atHome(2);
  lay(state, 'B1', 'M');
  strike(state, 'noMove', 'B1');
  expect(relicsOn(state, 'S5')).toBe('(M)');
});

test('NG-13.3: asteroids of dead planets can be captured', () => {
  const state = learn(put(atHome(2), 'B1', 0, 1), 0, 'processing1');
  strike(state, 'noManage', 'B1');
  expect(isOffered(state, 'capture B1')).toBe(true);
});
