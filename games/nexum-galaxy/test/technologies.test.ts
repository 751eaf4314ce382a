// Asteroids and technologies (NG-13), with cases A10 to A12.

import { SPECTATOR } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import { describe, expect, test } from 'vitest';
import { asteroidKinds, ASTEROIDS } from '../data/asteroids.ts';
import { technologies } from '../data/technologies.ts';
import { COUNT } from '../rules/board.ts';
import { KINDS, MANAGE, MOVE, type Nexum } from '../rules/state.ts';
import { atHome, calmSector, cardOf, learn, load } from './asteroid-scene.ts';
import { act, mark, told } from './cosmos-scene.ts';
import {
  at,
  attack,
  game,
  inPhase,
  isOffered,
  legalTexts,
  newGame,
  on,
  play,
  put,
  reasonOf,
  refused,
} from './scene.ts';

const hasMarker = (state: Nexum, name: string): boolean =>
  ((state.asteroids[at(name) >>> 3] >>> (at(name) & 7)) & 1) === 1;

const markers = ({ asteroids }: Nexum): number => asteroids.reduce((sum, set) => sum + COUNT[set], 0);

describe('NG-13.1: asteroids on planets', () => {
  test('one on every planet without a relic outside the Tann systems', () => {
    const state = newGame(4, { ruleSet: 'asteroids' });
    expect(markers(state)).toBe(16);
    expect(['B1', 'B2', 'A1', 'C1', 'C2'].map((name) => hasMarker(state, name))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  test('also in Tann disks that nobody starts from, and under ships of the computer', () => {
    expect(markers(newGame(2, { ruleSet: 'asteroids' }))).toBe(22);
    const solo = newGame(1, { ruleSet: 'asteroids', mode: 'one-vs-guards' });
    const under = [...solo.owner.keys()].filter((place) => solo.owner[place] === 2);
    expect(under.length).toBeGreaterThan(0);
    expect(game.check(solo)).toBe(null);
  });
});

test('NG-13.2: what is in asteroids', () => {
  const crystals = asteroidKinds.flatMap(({ crystals: content, count }) =>
    Array.from({ length: count }, () => content).flat(),
  );
  expect(ASTEROIDS).toBe(36);
  for (const colour of ['yellow', 'blue', 'green'])
    expect(crystals.filter((each) => each === colour)).toHaveLength(15);
  const state = put(learn(atHome(2), 0, 'processing1'), 'B1', 0, 1);
  // every other one is on cards: only green ones can come
  for (let kind = 0; kind < KINDS; kind++) state.processing[KINDS + kind] = asteroidKinds[kind].count;
  state.processing[KINDS + 2] = 3;
  play2(state, 'capture B1');
  expect(cardOf(state, 0)).toEqual(['green']);
});

/** Without the laws of conservation, which that many asteroids break. */
function play2(state: Nexum, text: string): void {
  const move = game.moves.fromText(text) as number;
  game.play(state, 0, move, {
    pick: (weights: Int32Array) => weights.findIndex((each) => each > 0),
  } as never);
}

describe('NG-13.3: capturing', () => {
  test('takes Processing I, a ship and room', () => {
    const state = put(put(put(atHome(2), 'B1', 0, 1), 'B3', 0, 1), 'C2', 0, 1);
    expect(refused(state, 'capture B1')).toBe('NG-13.3');
    learn(state, 0, 'processing1');
    expect(refused(state, 'capture E1')).toBe('NG-13.3');
    expect(refused(state, 'capture A3')).toBe('NG-13.3');
    expect(refused(state, 'capture B*')).toBe('NG-13.3');
    expect(refused(state, 'capture T1')).toBe('NG-3.1');
    play(state, 'capture B1', 'capture B3');
    expect([hasMarker(state, 'B1'), state.captured[0], cardOf(state, 0).length]).toEqual([false, 2, 2]);
    expect(reasonOf(state, 'capture C2')).toMatch(/room for 2/);
    learn(state, 0, 'recharge1', 'processing2');
    expect(isOffered(state, 'capture C2')).toBe(true);
  });

  test('shows the owner alone what it is', () => {
    const state = put(learn(atHome(2), 0, 'processing1'), 'B1', 0, 1);
    const [mined] = told(play(state, 'capture B1'), 'mined');
    expect(game.viewEvent(mined, 1)).toEqual({ ...mined, asteroid: null });
    expect(game.viewEvent(mined, 0)).toEqual(mined);
    const view = viewState(game as never, state, 1);
    expect([view.processing[0], view.captured[0]]).toEqual([-1, 1]);
    expect(viewState(game as never, state, SPECTATOR).processing[0]).toBe(-1);
  });

  test('works under markers', () => {
    const state = put(learn(atHome(2), 0, 'processing1'), 'B1', 0, 1);
    mark(mark(state, 'noMove', 'B1', 2), 'noManage', 'B1', 2);
    play(state, 'capture B1');
    expect(state.captured[0]).toBe(1);
  });
});

test('NG-13.4: free actions are taken in both phases, between orders', () => {
  const state = put(learn(atHome(2), 0, 'processing1'), 'B1', 0, 1);
  expect(isOffered(state, 'capture B1')).toBe(true);
  expect(isOffered(inPhase(game.shape.clone(state), 0, MANAGE), 'capture B1')).toBe(true);
  play(state, 'go A1');
  expect(refused(state, 'capture B1')).toBe('NG-6.11');
  expect(refused(inPhase(atHome(2), 0, 3), 'develop hyperspace')).toBe('NG-4.6');
});

describe('NG-13.5: dropping', () => {
  test('once in a turn any number, until something else is done', () => {
    const state = load(learn(atHome(2), 0, 'processing1'), 0, 'blue', 'green');
    expect(refused(state, 'drop yellow')).toBe('NG-13.5');
    const [dropped] = told(play(state, 'drop blue'), 'dropped');
    expect(game.viewEvent(dropped, 1)).toEqual({ ...dropped, asteroid: null });
    expect(isOffered(state, 'drop green')).toBe(true);
    play(state, 'develop hyperspace');
    expect(refused(state, 'drop green')).toBe('NG-13.5');
  });

  test('is a move that others see only as such', () => {
    const move = game.moves.fromText('drop blue') as number;
    expect(game.moves.isVeiled(move)).toBe(true);
  });
});

describe('NG-13.6: developing', () => {
  test('goes level by level, one in a turn', () => {
    const state = atHome(2);
    expect(reasonOf(state, 'develop exploration')).toMatch(/needs Hyperspace first/);
    expect(refused(state, 'develop controlled-exploration')).toBe('NG-13.6');
    play(state, 'develop hyperspace');
    expect([state.energy[0], (state.jumpers >>> 0) & 1]).toEqual([17, 1]);
    expect(refused(state, 'develop exploration')).toBe('NG-13.6');
    expect(refused(state, 'develop hyperspace')).toBe('NG-13.6');
    state.developed = 0;
    expect(isOffered(state, 'develop exploration')).toBe(true);
  });

  test('every one can be developed in the end', () => {
    expect(technologies.map(({ path, level }) => `${path} ${level}`)).toEqual(
      ['military', 'space', 'exploration'].flatMap((path) => [1, 2, 3, 4].map((level) => `${path} ${level}`)),
    );
  });
});

test('NG-13.7: prices', () => {
  const state = load(learn(atHome(2), 0, 'processing1'), 0, 'blue', 'blue');
  expect(refused(state, 'develop replicator1')).toBe('NG-13.7');
  expect(refused(state, 'pay hyperspace blue+blue')).toBe('NG-13.7');
  expect(refused(inPhase(state, 0, MOVE, 2), 'develop hyperspace')).toBe('NG-13.7');
  play(state, 'pay replicator1 blue+blue');
  expect([state.buildLimit[0], state.captured[0], state.energy[0]]).toEqual([4, 0, 2]);
});

describe('NG-13.8: paying with asteroids, case A11', () => {
  const ready = (...names: string[]): Nexum => load(learn(atHome(2), 0, 'processing1'), 0, ...names);
  const payments = (state: Nexum): string[] => legalTexts(state).filter((text) => text.startsWith('pay'));

  test('a double one and one of another colour are two colours', () => {
    const state = ready('yellow-yellow', 'blue');
    expect(payments(state)).toEqual(['pay replicator1 yellow-yellow', 'pay recharge1 blue+yellow-yellow']);
    play(state, 'pay recharge1 blue+yellow-yellow');
    expect([state.energyLimit[0], cardOf(state, 0)]).toEqual([45, []]);
  });

  test('none is spent that could be left out', () => {
    const state = ready('yellow-blue', 'green');
    expect(payments(state)).toEqual(['pay recharge1 yellow-blue']);
    expect(refused(state, 'pay recharge1 green+yellow-blue')).toBe('NG-13.8');
    expect(refused(state, 'pay recharge1 blue')).toBe('NG-13.8');
    expect(refused(state, 'pay recharge1 green')).toBe('NG-13.8');
    expect(refused(state, 'pay replicator1 yellow-blue')).toBe('NG-13.8');
    expect(reasonOf(ready('blue'), 'pay replicator1 blue+blue')).toMatch(/blue/);
  });

  test('an asteroid is spent whole, and shown', () => {
    const state = ready('yellow-blue', 'blue');
    const [developed] = told(play(state, 'pay replicator1 blue+yellow-blue'), 'developed');
    expect(developed.asteroids).toHaveLength(2);
    expect(game.viewEvent(developed, 1)).toEqual(developed);
    expect(cardOf(state, 0)).toEqual([]);
  });
});

describe('NG-13.9: Replicator I and II, case A10', () => {
  test('six ships with a relic for 1, 2, 3, 4, 4 and 4', () => {
    const state = calmSector(2);
    put(put(put(state, 'A3', 0, 1, 'R'), 'A1', 0, 1), 'A2', 0, 1);
    put(put(put(put(state, 'B1', 0, 1), 'B3', 0, 1), 'C2', 0, 1), 'D3', 1, 1);
    inPhase(learn(state, 0, 'replicator1', 'replicator2'), 0, MANAGE, 18);
    const events = play(state, ...['A3', 'A1', 'A2', 'B1', 'B3', 'C2'].map((name) => `build ${name}`));
    expect(told(events, 'built').map(({ price }) => price)).toEqual([1, 2, 3, 4, 4, 4]);
    expect([state.energy[0], state.fleet[0]]).toEqual([0, 12]);
  });

  test('a fourth ship with the first of them, no more', () => {
    const state = calmSector(2);
    for (const name of ['A1', 'A2', 'A3', 'B1', 'B3']) put(state, name, 0, 1);
    inPhase(put(learn(state, 0, 'replicator1'), 'D3', 1, 1), 0, MANAGE, 20);
    play(state, 'build A1', 'build A2', 'build A3', 'build B1');
    expect([state.energy[0], refused(state, 'build B3')]).toEqual([7, 'NG-5.7']);
  });
});

describe('NG-13.10: Engineering I, case A12', () => {
  const facing = (ships: number, relics: string, both: boolean): Nexum => {
    const state = learn(atHome(2), 0, 'replicator1', 'replicator2', 'engineering1');
    if (both) learn(state, 1, 'replicator1', 'replicator2', 'engineering1');
    return put(put(state, 'B1', 0, ships + 1, relics), 'B3', 1, 2);
  };

  test('a tie wins and leaves one', () => {
    const state = inPhase(facing(2, '', false), 0, MOVE, 2);
    attack(state, 'go B3', 'send B1 2 none');
    expect(on(state, 'B3')).toEqual([0, 1]);
  });

  test('not against somebody who has it too', () => {
    expect(refused(inPhase(facing(2, '', true), 0, MOVE, 2), 'go B3')).toBe('NG-6.1');
  });

  test('one ship with a Military does not beat two', () => {
    expect(isOffered(inPhase(facing(1, 'M', false), 0, MOVE, 1), 'go B3')).toBe(false);
  });
});

test('NG-13.11: Replicator III', () => {
  const all = ['replicator1', 'replicator2', 'engineering1', 'replicator3'] as const;
  expect(learn(calmSector(4), 0, ...all).shipLimit[0]).toBe(29);
  expect(learn(calmSector(2, { grandBattle: 'on' }), 0, ...all).shipLimit[0]).toBe(54);
});

test('NG-13.12: Processing I and II', () => {
  const state = learn(calmSector(2), 0, 'processing1');
  expect(state.capacity[0]).toBe(2);
  expect(learn(state, 0, 'recharge1', 'processing2').capacity[0]).toBe(4);
});

test('NG-13.13: Recharge I and II', () => {
  const limits = (state: Nexum): number[] => {
    const first = learn(state, 0, 'processing1', 'recharge1').energyLimit[0];
    return [first, learn(state, 0, 'processing2', 'recharge2').energyLimit[0]];
  };
  expect(limits(calmSector(4))).toEqual([25, 35]);
  expect(limits(calmSector(2, { grandBattle: 'on' }))).toEqual([45, 55]);
  expect(limits(calmSector(4, { sector: 'TABULA', scenario: 'sterile-trap' }))).toEqual([35, 45]);
});

test('NG-13.14: Hyperspace leads everywhere but to systems that the sector closes', () => {
  const state = calmSector(4, { sector: 'HEABEZA' });
  put(put(put(put(state, 'A3', 0, 3), 'D3', 1, 1), 'G3', 2, 1), 'J3', 3, 1);
  learn(state, 0, 'hyperspace');
  expect(refused(state, 'go E1')).toBe('NG-6.2');
  expect(isOffered(state, 'go F1')).toBe(true);
});

test('NG-13.15: Cloaking can be developed by a single player', () => {
  const state = newGame(1, { ruleSet: 'asteroids' });
  learn(inPhase(state, 0, MOVE, 9), 0, 'hyperspace', 'exploration');
  play(state, 'develop cloaking');
  expect([state.cloakers, state.explorers]).toEqual([1, 1]);
});

test('NG-13.16: in a Sterile Trap Replicator I changes nothing', () => {
  const state = calmSector(4, { sector: 'TABULA', scenario: 'sterile-trap' });
  put(put(put(put(state, 'A1', 0, 1), 'A2', 0, 1), 'A3', 0, 1), 'A*', 0, 1);
  put(put(put(state, 'D3', 1, 1), 'G3', 2, 1), 'J3', 3, 1);
  inPhase(learn(state, 0, 'replicator1'), 0, MANAGE, 20);
  play(state, 'build A1', 'build A1', 'build A1', 'build A1', 'build A2');
  expect([on(state, 'A1'), state.energy[0]]).toEqual([[0, 5], 10]);
});

test('NG-13.17: the computer develops nothing, and asteroids under its ships stay', () => {
  const state = calmSector(1, { mode: 'one-vs-one' } as never);
  put(put(state, 'A3', 0, 3), 'J3', 1, 3);
  act(state, 'invasion', 'C3', 'squadron');
  expect([on(state, 'C3')?.[0], hasMarker(state, 'C3'), state.levels[3]]).toEqual([1, true, 0]);
});
