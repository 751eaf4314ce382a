// How many orders there are to a depth, in small positions: counted by the engine and by a plain second generator,
// which must also come to the same positions.

import { volume } from '@starboard/engine/testkit';
import { describe, expect, test } from 'vitest';
import { smallSectors } from '../data/small-sectors.ts';
import { MANAGE, MOVE, type Nexum } from '../rules/state.ts';
import { mark } from './cosmos-scene.ts';
import { at, emptySector, game, inPhase, lay, newGame, put } from './scene.ts';
import { fromState } from './naive.ts';
import { count } from './side-by-side.ts';

function start(): Nexum {
  return newGame(2, { customSector: smallSectors[0] });
}

/** A battle in which everything matters: relics on both sides, a star, energy for some of it. */
function battle(): Nexum {
  const state = emptySector(2, { customSector: smallSectors[0] });
  put(put(put(state, 'A1', 0, 2, 'E'), 'A2', 0, 3, 'T'), 'A3', 0, 4, 'M');
  put(put(put(put(state, 'C1', 1, 1, 'M'), 'C2', 1, 2), 'C3', 0, 1), 'C*', 1, 1);
  put(put(state, 'D3', 1, 2), 'D1', 1, 1);
  return inPhase(state, 0, MOVE, 9);
}

/** The same where some planets and the star cost more to enter. */
function ions(): Nexum {
  const state = inPhase(battle(), 0, MOVE, 11);
  for (const place of ['A1', 'C1', 'C3', 'D2', 'A*'].map(at)) state.ionized[place >>> 3] |= 1 << (place & 7);
  return state;
}

/** The same under markers: planets that nobody leaves or enters, and planets that give and build nothing. */
function markers(): Nexum {
  const state = inPhase(battle(), 0, MOVE, 11);
  for (const name of ['A2', 'C2', 'D2']) mark(state, 'noMove', name, 2);
  for (const name of ['A3', 'C3', 'A2']) mark(state, 'noManage', name, 1);
  state.ahead = MANAGE;
  return state;
}

/** Three civilizations, closed systems, relics of one type together and a relic that waits. */
function locks(): Nexum {
  const state = emptySector(3, { customSector: smallSectors[1] });
  put(put(put(state, 'A3', 0, 3, 'EE'), 'B1', 0, 2, 'T'), 'A1', 0, 2);
  put(put(put(state, 'B2', 1, 1, 'R'), 'D3', 1, 2), 'D1', 1, 1, 'M');
  put(put(state, 'G3', 2, 2, 'M'), 'J1', 2, 1);
  lay(state, 'B2', 'T');
  lay(state, 'J3', 'R');
  return inPhase(state, 0, MOVE, 7);
}

/** Heaps of relics: the first ships must pick, one by one or two of three. */
function heaps(): Nexum {
  const state = emptySector(2, { customSector: smallSectors[2] });
  put(put(put(state, 'A3', 0, 4), 'A2', 0, 2, 'T'), 'D3', 1, 3);
  put(state, 'B2', 1, 1, 'E');
  for (const letter of 'MRT') lay(state, 'B1', letter);
  for (const letter of 'ME') lay(state, 'B2', letter);
  lay(state, 'A1', 'R');
  return inPhase(state, 0, MOVE, 8);
}

/** A Sterile Trap in which gates, stars at home and stars abroad can fall. */
function trap(): Nexum {
  const state = emptySector(3, { customSector: smallSectors[1], scenario: 'sterile-trap' });
  put(put(put(put(state, 'A1', 0, 2), 'A2', 0, 1), 'A3', 0, 4), 'A*', 0, 1);
  put(put(put(put(state, 'D1', 1, 1), 'D3', 1, 1), 'D*', 1, 1), 'G3', 2, 2);
  put(put(put(put(state, 'B1', 1, 1), 'B2', 1, 1), 'B*', 1, 1), 'B3', 0, 1);
  return inPhase(state, 0, MOVE, 5);
}

/** Allies who hold a system together, and one who lives by the other's planets. */
function allies(pooled: boolean): Nexum {
  const state = emptySector(4, { customSector: smallSectors[1], teams: true, pooled });
  put(put(put(state, 'A3', 0, 4, 'M'), 'B1', 0, 2), 'B2', 2, 1);
  put(put(put(put(state, 'D1', 1, 1, 'R'), 'D2', 3, 1), 'D3', 3, 1), 'D*', 1, 1);
  put(put(put(state, 'G3', 2, 2, 'E'), 'J3', 3, 2), 'B3', 2, 1);
  state.points.set([5, 0, 4, 2]);
  return inPhase(state, 0, MOVE, 6);
}

describe('perft: NG-6.11, each order is there once', () => {
  test.each([
    ['the start', start, [4, 28, 121, 473]],
    ['a battle', battle, [196, 5007]],
    ['fares that differ by place', ions, [215, 6087]],
    ['markers, NG-10.9 and NG-10.10', markers, [47, 626, 5180]],
    ['locks', locks, [114, 3394, 55274]],
    ['heaps, NG-2.6', heaps, [46, 1010, 10660]],
    ['a sterile trap, NG-9.4 to NG-9.10', trap, [32, 437, 3186]],
    ['teams, NG-9.12 to NG-9.14', () => allies(false), [69, 1228, 9975]],
    ['teams that pool, NG-9.15', () => allies(true), [69, 957, 7443]],
  ] as const)('%s', (_, position, counts) => {
    const state = position();
    expect(game.check(state)).toBe(null);
    const depth = volume({ daily: 2, long: 4, mutation: 1 });
    for (const [i, expected] of counts.slice(0, depth).entries()) {
      expect([i + 1, count(state, fromState(state), i + 1)]).toEqual([i + 1, expected]);
    }
  });
});
