// Orders of the Asteroids rules to a depth, in small positions, and in random late ones: the rules and the plain generator,
// which has the expansion from the guide, come to the same positions.

import { volume } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { civilizationIds, type CivilizationId } from '../data/civilizations.ts';
import { systemIds, type SystemId } from '../data/disks.ts';
import { smallSectors } from '../data/small-sectors.ts';
import { give } from '../rules/civilizations/choose.ts';
import { lay as layMarkers } from '../rules/cosmos/effects.ts';
import { layDisk } from '../rules/exotic/disks.ts';
import { systemNames } from '../rules/moves.ts';
import { MANAGE, MOVE, PLACES, type Nexum } from '../rules/state.ts';
import { calmSector, deal as dealTo, learn, load } from './asteroid-scene.ts';
import { mark } from './cosmos-scene.ts';
import { fromState } from './naive.ts';
import { at, game, inPhase, lay, play, put } from './scene.ts';
import { bothOf, count, onlyIn } from './side-by-side.ts';
import { latePositions, thinned } from './thin.ts';

/** NARROWS without ships, in which that face was found beside these systems. */
function found(letter: SystemId, beside: string, energy = 9): Nexum {
  const state = calmSector(2, { customSector: smallSectors[0] });
  state.beside = beside.split('').reduce((set, name) => set | (1 << systemNames.indexOf(name)), 0);
  layDisk(state, 0, systemIds.indexOf(letter) + 1);
  return inPhase(state, 0, MOVE, energy);
}

/** A bridge between neighbours, and to the cloud. */
function bridge(): Nexum {
  const state = put(put(put(found('F', 'ACS'), 'A3', 0, 3, 'TE'), 'A1', 0, 2), 'C1', 1, 1);
  return put(put(state, 'D3', 1, 2), 'C2', 0, 2, 'M');
}

/** Jumps, ions and a disk without a way out. */
function noWayOut(): Nexum {
  const state = put(put(put(found('L', 'AD', 7), 'A3', 0, 3, 'T'), 'R1', 0, 3), 'R2', 1, 1);
  state.ionized[17] = 0b101;
  return learn(put(put(state, 'D3', 1, 2), 'C1', 1, 1), 0, 'hyperspace');
}

/** The cloud: ships that must leave it, relics that lie there, the far end of a wormhole. */
function clouds(): Nexum {
  const state = put(put(put(found('I', 'AC', 6), 'A3', 0, 3), 'S1', 0, 2, 'E'), 'D3', 1, 2);
  state.stale[0] = 2;
  state.staleRelics = state.relicsAt[at('S1')];
  for (const letter of 'MT') lay(state, 'O5', letter);
  return put(state, 'S2', 1, 1);
}

/** Planets that all ships may leave, with stars that fall by it, and without loot. */
function ruins(): Nexum {
  const state = put(put(put(found('K', 'A', 8), 'C1', 0, 2), 'C2', 0, 1), 'C*', 0, 1);
  put(put(put(state, 'A3', 0, 2), 'D3', 1, 3), 'C3', 1, 1);
  for (const name of ['C1', 'C3', 'Q1']) layMarkers(state, 'noManage', at(name), 5);
  layMarkers(state, 'noMove', at('Q2'), 5);
  return put(put(state, 'Q1', 1, 1), 'Q3', 0, 2);
}

/** Ties, a neutron star, and relics that help. */
function ties(): Nexum {
  const state = put(put(put(found('A', 'A', 8), 'M1', 0, 4, 'E'), 'M2', 1, 2, 'T'), 'M3', 1, 1);
  put(put(put(state, 'A3', 0, 3), 'D3', 1, 2), 'A1', 1, 2, 'M');
  give(state, 1, civilizationIds.indexOf('clonyx'));
  state.evolved = state.kindred = 2;
  return learn(state, 0, 'replicator1', 'replicator2', 'engineering1');
}

/** Stars that can be attacked, and two around one system. */
function stars(letter: 'J' | 'H', name: string): Nexum {
  const state = put(put(found(letter, 'A', 9), `${name}1`, 0, 4, 'T'), `${name}2`, 1, 1);
  put(put(put(state, `${name}*`, 1, 2), 'A3', 0, 3), 'D3', 1, 2);
  return letter === 'H' ? put(put(state, 'N3', 1, 1), 'N**', 1, 1) : state;
}

/** Asteroids to capture, drop and pay with, and skills. */
function market(id: CivilizationId, evolved: boolean): Nexum {
  const state = put(put(put(found('E', 'S', 5), 'A3', 0, 2), 'Q1', 0, 1), 'D3', 1, 2);
  learn(state, 0, 'processing1', 'recharge1', 'processing2');
  load(state, 0, 'yellow', 'yellow-yellow', 'yellow-blue');
  give(state, 0, civilizationIds.indexOf(id));
  if (evolved) state.evolved = 1;
  if (evolved && id === 'clonyx') state.kindred = 1;
  mark(mark(state, 'noMove', 'Q2', 1), 'noManage', 'A3', 2);
  return state;
}

/** The same in a management phase. */
function workshop(id: CivilizationId): Nexum {
  const state = learn(inPhase(market(id, true), 0, MANAGE, 9), 0, 'replicator1');
  put(put(put(state, 'Q3', 0, 1, 'E'), 'C1', 0, 1), 'C2', 0, 1);
  state.gave[16] = 2;
  state.gave[2] = 1;
  return state;
}

/** Carriers that can hide, one that is hidden, and planets with cards of one's hand. */
function hiding(phase: number): Nexum {
  const state = put(put(put(found('E', 'AS', 20), 'A3', 0, 2), 'C1', 0, 2, 'T'), 'Q1', 0, 2, 'ME');
  put(put(state, 'S1', 0, 1, 'R'), 'D3', 1, 2);
  state.stale[0] = 1;
  state.staleRelics = state.relicsAt[at('S1')];
  learn(state, 0, 'hyperspace', 'exploration', 'cloaking');
  dealTo(state, 0, 'C2', 'E2', 'E3');
  layMarkers(state, 'noManage', at('C1'), 5);
  mark(state, 'noMove', 'Q3', 1);
  play(inPhase(state, 0, MOVE, 20), 'cloak C1 transporter', 'under E3');
  return inPhase(state, 0, phase, 16);
}

/** Ships of two others hide on an empty planet and under one that is held. */
function ambushed(energy: number): Nexum {
  const state = put(put(put(found('E', 'A', 20), 'A3', 0, 3, 'T'), 'C1', 0, 3), 'D3', 1, 3);
  learn(put(put(state, 'Q1', 1, 2, 'M'), 'Q2', 1, 2, 'E'), 1, 'hyperspace', 'exploration', 'cloaking');
  dealTo(state, 1, 'C2', 'E1', 'E3');
  play(inPhase(state, 1, MOVE, 20), 'cloak Q1 military', 'under C2');
  play(inPhase(state, 1, MOVE, 20), 'cloak Q2 extractor', 'under E1');
  return learn(inPhase(state, 0, MOVE, energy), 0, 'hyperspace');
}

/** Dead planets, one of them just taken, and planets that nobody may move to. */
function regenerating(phase: number): Nexum {
  const state = put(put(put(found('E', 'A', 6), 'A3', 0, 3, 'T'), 'C1', 0, 2), 'C2', 0, 1, 'E');
  put(put(state, 'D3', 1, 2), 'A1', 1, 1);
  give(state, 0, civilizationIds.indexOf('biontes'));
  state.evolved = 1;
  for (const name of ['C2', 'Q1']) layMarkers(state, 'noManage', at(name), 5);
  for (const name of ['A1', 'A2', 'C1']) mark(state, 'noMove', name, 2);
  mark(state, 'noManage', 'A3', 1);
  play(learn(inPhase(state, 0, MOVE, 6), 0, 'hyperspace'), 'go Q1', 'send A3 2 T');
  return inPhase(state, 0, phase, 5);
}

/** Another disk without a way out. */
function magnetic(): Nexum {
  const state = put(put(put(found('D', 'AS', 7), 'A3', 0, 3, 'T'), 'P1', 0, 3, 'E'), 'P2', 1, 1);
  put(put(state, 'D3', 1, 2), 'S1', 0, 1);
  state.stale[0] = 1;
  return learn(state, 0, 'hyperspace');
}

/** A second cloud, and what nobody carries in the first. */
function secondCloud(): Nexum {
  const state = put(put(put(found('C', 'AS', 6), 'A3', 0, 3), 'O1', 0, 2, 'E'), 'D3', 1, 2);
  state.stale[1] = 2;
  state.staleRelics = state.relicsAt[at('O1')];
  lay(state, 'S5', 'M');
  return put(state, 'O2', 1, 1);
}

describe('perft: NG-12 to NG-17, each order is there once', () => {
  test.each([
    ['NG-15.15, a bridge', bridge, [88, 2739]],
    ['NG-12.2, NG-15.13, jumps and a disk without a way out', noWayOut, [54, 794, 5618]],
    ['NG-12.4 to NG-12.7, NG-15.17, clouds', clouds, [15, 105, 367]],
    ['NG-14.3, NG-14.4, dead and destroyed planets', ruins, [33, 806, 13511]],
    ['NG-13.10, NG-15.10, NG-17.9, ties, a neutron star, affinity', ties, [50, 720, 5328]],
    ['NG-15.18, a giant star', () => stars('J', 'P'), [37, 801, 10784]],
    ['NG-15.16, a binary star', () => stars('H', 'N'), [34, 704, 10150]],
    ['NG-13.3 to NG-13.8, asteroids of the Psycon', () => market('psycon', false), [17, 210, 1809]],
    ['NG-17.8, NG-17.9, of the Clonyx', () => market('clonyx', true), [16, 190, 1593]],
    ['NG-17.2, of the Biontes', () => market('biontes', false), [15, 163, 1216]],
    ['NG-17.5, management of the Psycon', () => workshop('psycon'), [17, 240, 2754]],
    ['NG-17.6, management of the Biontes', () => workshop('biontes'), [15, 187, 1916]],
    ['NG-16.1 to NG-16.4, NG-16.8, cloaking in a movement phase', () => hiding(MOVE), [73, 177, 172]],
    ['NG-16.1, NG-16.8, in a management phase', () => hiding(MANAGE), [9, 35, 108]],
    ['NG-17.7, NG-14.3, evolved Biontes in a movement phase', () => regenerating(MOVE), [17, 133, 624]],
    ['NG-17.7, in a management phase', () => regenerating(MANAGE), [8, 44, 174]],
    ['NG-16.5 to NG-16.7, ships that hide', () => ambushed(9), [111, 2822, 38371]],
    ['NG-16.6, who is too weak', () => ambushed(2), [39, 112, 211]],
    ['NG-15.13, a magnetic star', magnetic, [99, 3046, 39505]],
    ['NG-15.12, a second cloud', secondCloud, [27, 318, 1642]],
  ] as const)('%s', (_, position, counts) => {
    const state = position();
    expect(game.check(state)).toBe(null);
    const depth = volume({ daily: 2, long: 3, mutation: 1 });
    for (const [i, expected] of counts.slice(0, depth).entries())
      expect([i + 1, count(state, fromState(state), i + 1)]).toEqual([i + 1, expected]);
  });
});

/** Every position of a random late game that the plain generator can read is compared. */
function firstUnlike(deal: number): string | null {
  for (const state of latePositions(deal)) {
    const position = thinned(game.shape.clone(state), deal % PLACES);
    const wrong = position === null ? null : (game.check(position) ?? onlyIn(bothOf(position)));
    if (wrong !== null) return `deal ${deal}: ${wrong}`;
  }
  return null;
}

test('NG-12 to NG-17: both come to the same positions from random late ones', () => {
  for (let deal = 0; deal < volume({ daily: 8, long: 1500, mutation: 2 }); deal++)
    expect(firstUnlike(deal)).toBe(null);
});
