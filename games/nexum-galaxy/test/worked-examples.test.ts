// Every worked example of the books that belongs to events and Asteroids, by the words under which it is found there and with
// the numbers that stand there.

import { describe, expect, test } from 'vitest';
import { civilizationIds, type CivilizationId } from '../data/civilizations.ts';
import { systemIds, type SystemId } from '../data/disks.ts';
import { give } from '../rules/civilizations/choose.ts';
import { lay as layMarkers } from '../rules/cosmos/effects.ts';
import { layDisk } from '../rules/exotic/disks.ts';
import { systemNames } from '../rules/moves.ts';
import { DRAFT, MANAGE, MOVE, TURNS, type Nexum } from '../rules/state.ts';
import { startTurn } from '../rules/turn.ts';
import { atHome, calmSector, cardOf, deal, learn, load } from './asteroid-scene.ts';
import { act, happen, told } from './cosmos-scene.ts';
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
  refused,
  relicsOn,
} from './scene.ts';

function withDisk(state: Nexum, letter: SystemId, ...beside: string[]): Nexum {
  state.beside = beside.reduce((set, name) => set | (1 << systemNames.indexOf(name)), 0);
  layDisk(state, 0, systemIds.indexOf(letter) + 1);
  return state;
}

function evolved(id: CivilizationId, state: Nexum): Nexum {
  give(state, 0, civilizationIds.indexOf(id));
  state.evolved = 1;
  state.kindred = id === 'clonyx' ? 1 : 0;
  return state;
}

/** The turn of that seat begins. */
function begin(state: Nexum, seat: number): Nexum {
  state.step = TURNS;
  state.turn = seat;
  state.cards[seat] = 15;
  startTurn(state);
  return state;
}

/** The prices of ships built one after the other. */
function prices(state: Nexum, ...names: string[]): number[] {
  return told(play(state, ...names.map((name) => `build ${name}`)), 'built').map(({ price }) => price);
}

test('“allows you to replicate a 4th ship for 4 energy”, NG-13.9', () => {
  const state = calmSector(2);
  for (const name of ['A1', 'A2', 'A3', 'B1', 'B3']) put(state, name, 0, 1);
  inPhase(put(state, 'D3', 1, 1), 0, MANAGE, 20);
  const without = game.shape.clone(state);
  expect(prices(without, 'A1', 'A2', 'A3')).toEqual([2, 3, 4]);
  expect(refused(without, 'build B1')).toBe('NG-5.7');
  expect(prices(learn(state, 0, 'replicator1'), 'A1', 'A2', 'A3', 'B1')).toEqual([2, 3, 4, 4]);
  expect(refused(state, 'build B3')).toBe('NG-5.7');
});

test('“they are indivisible”, NG-13.8: both crystals leave with the asteroid', () => {
  const state = load(learn(atHome(2), 0, 'processing1'), 0, 'yellow-blue', 'blue');
  // one blue crystal of each is needed
  const [developed] = told(play(state, 'pay replicator1 blue+yellow-blue'), 'developed');
  expect([developed.asteroids.length, cardOf(state, 0), state.captured[0]]).toEqual([2, [], 0]);
});

test('“To acquire a level 3 technology”, NG-13.6: not without level 2, which takes level 1, and one a turn', () => {
  const state = atHome(2);
  expect([refused(state, 'develop cloaking'), refused(state, 'develop exploration')]).toEqual([
    'NG-13.6',
    'NG-13.6',
  ]);
  play(state, 'develop hyperspace');
  expect(refused(state, 'develop exploration')).toBe('NG-13.6');
  begin(state, 0);
  play(state, 'card move');
  expect(refused(state, 'develop cloaking')).toBe('NG-13.6');
  play(state, 'develop exploration');
  begin(state, 0);
  play(state, 'card move', 'develop cloaking');
  expect(state.levels[2]).toBe(3);
});

describe('destroyed planets', () => {
  test('majority, ships and relics, NG-14.1, NG-14.2', () => {
    const state = put(put(put(put(atHome(2), 'C1', 0, 2, 'E'), 'C2', 0, 1), 'C*', 0, 1), 'C3', 1, 1);
    const { points } = game.shape.clone(state);
    layMarkers(state, 'noMove', at('C1'), 4);
    expect(on(state, 'C1')).toEqual([0, 2]);
    layMarkers(state, 'noMove', at('C1'), 1);
    // one of two is still half
    expect([on(state, 'C1'), on(state, 'C*'), state.fleet[0]]).toEqual([null, [0, 1], 3 + 1 + 1]);
    expect([relicsOn(state, 'S5'), state.relicsHeld[0], state.points]).toEqual(['(E)', 0, points]);
    expect(refused(state, 'go C1')).toBe('NG-3.1');
  });

  test('“does not count as a Victory point for the AI”, NG-14.1', () => {
    const state = put(put(calmSector(1, { mode: 'one-vs-one' }), 'A3', 0, 3), 'C1', 0, 1);
    put(put(state, 'C*', 0, 1), 'C3', 1, 2);
    layMarkers(state, 'noMove', at('C1'), 5);
    expect([on(state, 'C*'), state.points[1]]).toEqual([null, 0]);
  });
});

test('NOTE on the difference, NG-14.1, NG-14.3: star majority counts dead planets, not destroyed ones', () => {
  const kept = (marker: 'noMove' | 'noManage'): [number, number] | null => {
    const state = put(put(put(atHome(2), 'C2', 0, 1), 'C3', 0, 1), 'C*', 0, 1);
    layMarkers(state, marker, at('C1'), 5);
    inPhase(put(state, 'A1', 1, 4), 1, MOVE, 9);
    attack(state, 'go C2', 'send A1 3 none');
    return on(state, 'C*');
  };
  // one of three, or of the two that are left
  expect([kept('noManage'), kept('noMove')]).toEqual([null, [0, 1]]);
});

test('“even if they had previously passed”, NG-12.8', () => {
  const state = atHome(3);
  ['D1', 'D2', 'E1'].forEach((card, seat) => deal(state, seat, card));
  state.first = 0;
  happen(state, 'B2 F2 C1');
  play(state, 'pass', 'pass');
  expect(state.turn).toBe(2);
  play(state, 'cover E1 2');
  expect(state.turn).toBe(0);
  play(state, 'cover D1 2');
  expect(state.turn).toBe(1);
  play(state, 'pass');
  expect(state.step).toBe(TURNS);
});

test('“points at the Tann System of another player”, NG-12.10: it takes effect', () => {
  const state = deal(calmSector(2, { chosenHomes: ['A', 'D'] } as never), 1, 'A1');
  put(put(state, 'A3', 0, 3), 'D3', 1, 3);
  happen(state, 'K2 F1 L1');
  play(state, 'cover A1 3');
  expect(state.noManage[at('A1')]).toBe(4);
});

test('“would only pay 2 energy per ship”, NG-15.15: black hole', () => {
  const state = put(withDisk(atHome(2), 'F', 'B', 'F'), 'B3', 0, 4);
  play(state, 'go F1', 'send B3 3 none');
  expect(state.energy[0]).toBe(20 - 3 * 2);
});

test('“from +1 to +4 defense points”, NG-15.16: defence 1 + 1 to 4', () => {
  const defences = [
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
  ].map(([first, second]) => {
    const state = put(put(withDisk(atHome(2), 'H'), 'N1', 0, 1), 'N2', 1, 5);
    put(put(state, 'N3', 1, 5), 'N*', 0, first);
    if (second > 0) put(state, 'N**', 0, second);
    inPhase(state, 1, MOVE, 20);
    play(state, 'go N1', 'send N2 4 none');
    const [battle] = told(game.inOrder(state, 1) ? play(state, 'send N3 4 none') : [], 'battle');
    return battle.defence;
  });
  expect(defences).toEqual([2, 3, 4, 5]);
});

test('“if there is an even number of planets”, NG-15.9: a star is kept at exactly half', () => {
  const state = withDisk(atHome(2), 'K');
  for (const name of ['Q1', 'Q2', 'Q3', 'Q6']) put(state, name, 0, 1);
  put(put(put(state, 'Q*', 0, 1), 'Q4', 1, 5), 'Q5', 1, 5);
  inPhase(state, 1, MOVE, 9);
  attack(state, 'go Q6', 'send Q4 3 none');
  expect(on(state, 'Q*')).toEqual([0, 1]);
  attack(state, 'go Q1', 'send Q5 3 none');
  expect(on(state, 'Q*')).toBe(null);
});

test('“attack a planet during their movement phase, and then defend themselves”, NG-17.9: once in the own turn, once in each other', () => {
  const state = evolved('clonyx', calmSector(3));
  put(put(put(state, 'A3', 0, 2), 'D3', 1, 2), 'G3', 2, 2);
  put(put(put(state, 'E1', 0, 5, 'T'), 'E2', 1, 2), 'F2', 0, 2, 'E');
  put(put(put(state, 'F1', 1, 5), 'F3', 2, 5), 'C3', 1, 5);
  // own turn: two ships with the relic beat two
  inPhase(begin(state, 0), 0, MOVE, 2);
  expect(isOffered(state, 'go E2')).toBe(false);
  play(state, 'bond');
  const [own] = told(attack(state, 'go E2', 'send E1 2 T'), 'battle');
  expect([own.attack, own.defence]).toEqual([3, 2]);
  // turn of another: once more, for the first attack
  inPhase(begin(state, 1), 1, MOVE, 3);
  expect(isOffered(state, 'go F2')).toBe(false);
  inPhase(state, 1, MOVE, 4);
  const [theirs] = told(attack(state, 'go F2', 'send F1 4 none'), 'battle');
  expect([theirs.attack, theirs.defence]).toEqual([4, 3]);
});

test('“The last player to choose will be the first to play”, NG-17.1', () => {
  const state = newGame(3, { ruleSet: 'asteroids', civilizations: 'drafted', firstPlayer: '2' });
  const order: number[] = [];
  while (state.asking === DRAFT) {
    order.push(state.turn);
    play(state, legalTexts(state)[0]);
  }
  expect([order, state.first]).toEqual([[0, 2, 1], 1]);
});

test('“2 crystals of the colour”, “four asteroids” for the Clonyx, NG-17.2', () => {
  const evolvings = (id: CivilizationId, ...names: string[]): string[] => {
    const state = load(learn(atHome(2), 0, 'processing1', 'recharge1', 'processing2'), 0, ...names);
    give(state, 0, civilizationIds.indexOf(id));
    return legalTexts(state).filter((text) => text.startsWith('evolve'));
  };
  expect(evolvings('biontes', 'green', 'green')).toEqual(['evolve green+green']);
  expect(evolvings('biontes', 'green', 'blue')).toEqual([]);
  expect(evolvings('gnomicon', 'blue-blue')).toEqual(['evolve blue-blue']);
  expect(evolvings('psycon', 'yellow', 'yellow')).toEqual(['evolve yellow+yellow']);
  expect(evolvings('clonyx', 'yellow', 'yellow', 'green')).toEqual([]);
  expect(evolvings('clonyx', 'yellow', 'yellow', 'green', 'blue')).toHaveLength(1);
});

test('“also add one to the star”, NG-11.4: where all planets of a system got ships by one line', () => {
  // two ships on each planet of B, C, E and F, and one on each relic
  const state = newGame(3, { ruleSet: 'asteroids', mode: 'allied-three-vs-forts' });
  const filled = ['B', 'C', 'E', 'F'].map((name) => on(state, `${name}*`));
  expect(filled).toEqual(filled.map(() => [3, 1]));
  expect(on(state, 'H*')).toBe(null);
});

test('an act of the computer on a dead planet, NG-14.8: it is taken and held like others', () => {
  const state = put(calmSector(1, { mode: 'one-vs-one' }), 'A3', 0, 3);
  layMarkers(state, 'noManage', at('C3'), 5);
  act(put(state, 'J3', 1, 3), 'invasion', 'C3', 'squadron');
  expect(on(state, 'C3')).toEqual([1, 3]);
});
