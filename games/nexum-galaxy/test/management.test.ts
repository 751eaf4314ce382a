import { describe, expect, test } from 'vitest';
import { smallSectors } from '../data/small-sectors.ts';
import { extractionOf } from '../rules/phases/management/extraction.ts';
import { CARD, MANAGE, type Nexum } from '../rules/state.ts';
import {
  emptySector,
  inPhase,
  isOffered,
  lay,
  legalTexts,
  newGame,
  on,
  play,
  put,
  reasonOf,
  refused,
  relicsOn,
} from './scene.ts';

/** A position in which seat 0 may build; the other seats are far away. */
function building(energy: number, given = {}): Nexum {
  const state = emptySector(2, { grandBattle: 'off', ...given });
  return inPhase(put(state, 'D3', 1, 1), 0, MANAGE, energy);
}

describe('NG-5.1: first extract, then build', () => {
  test('extraction comes by itself when the phase begins, so its energy can be spent', () => {
    const state = newGame(2);
    state.energy[0] = 1;
    const events = play(state, 'card manage');
    expect(events).toContainEqual({ event: 'extracted', seat: 0, energy: 1, wasted: 0 });
    expect(isOffered(state, 'build A3')).toBe(true);
  });
});

describe('NG-5.2: extraction', () => {
  test('worked example: blue gets 5 from system A, all its planets and the star', () => {
    const state = building(0);
    put(put(put(put(state, 'A1', 0, 1), 'A2', 0, 1), 'A3', 0, 3), 'A*', 0, 1);
    expect(extractionOf(state, 0)).toBe(5);
  });

  test('worked example: with 5 energy blue can build two ships', () => {
    const state = building(0);
    put(put(put(put(state, 'A1', 0, 1), 'A2', 0, 1), 'A3', 0, 3), 'A*', 0, 1);
    inPhase(state, 0, CARD, 0);
    play(state, 'card manage', 'build A1', 'build A2');
    expect(state.energy[0]).toBe(0);
    expect(on(state, 'A1')).toEqual([0, 2]);
    expect(state.turn).toBe(1);
  });

  test('ruling 11: a star gives 2, not 2 for each ship, and only places with ships give anything', () => {
    const state = building(0);
    put(put(put(put(state, 'A1', 0, 1), 'A2', 0, 5), 'A3', 0, 3), 'A*', 0, 2);
    expect(extractionOf(state, 0)).toBe(5);
    expect(extractionOf(state, 1)).toBe(1);
  });
});

describe('NG-5.3, NG-2.10: extraction with an Extractor', () => {
  test('worked example: red gets 3 from two planets of I and 5 from D, 8 in all', () => {
    const state = emptySector(2);
    put(put(put(put(state, 'D1', 0, 1), 'D2', 0, 1), 'D3', 0, 1), 'D*', 0, 1);
    put(put(state, 'I1', 0, 1, 'E'), 'I2', 0, 1);
    expect(extractionOf(state, 0)).toBe(8);
  });

  test('ruling 12: it doubles its own planet only, and two on one planet cancel each other', () => {
    const state = building(0);
    put(put(put(put(state, 'A1', 0, 2, 'EE'), 'A2', 0, 1), 'A3', 0, 1), 'A*', 0, 1);
    expect(extractionOf(state, 0)).toBe(5);
    put(state, 'B1', 0, 1, 'E');
    expect(extractionOf(state, 0)).toBe(7);
    expect(extractionOf(state, 1)).toBe(1);
  });

  test('NG-2.7: an Extractor that waits beside a carried one cancels it', () => {
    const state = building(0);
    put(state, 'B1', 0, 1, 'E');
    lay(state, 'B1', 'E');
    expect(extractionOf(state, 0)).toBe(1);
  });

  test('NG-2.5: an Extractor that waits works for nobody', () => {
    const state = building(0);
    put(state, 'B1', 0, 1, 'M');
    lay(state, 'B1', 'E');
    expect(extractionOf(state, 0)).toBe(1);
  });
});

describe('NG-5.4: the energy limit', () => {
  test('ruling 10: extraction is added up, then what exceeds 20 is lost', () => {
    const state = building(0);
    put(put(put(put(state, 'A1', 0, 5), 'A2', 0, 5), 'A3', 0, 5), 'A*', 0, 1);
    inPhase(state, 0, CARD, 17);
    const events = play(state, 'card manage');
    expect(events).toContainEqual({ event: 'extracted', seat: 0, energy: 5, wasted: 2 });
    expect(state.energy[0]).toBe(20);
  });
});

describe('NG-5.5: where ships are built', () => {
  test('ruling 20: on planets with ships of yours', () => {
    const state = building(20);
    put(put(put(state, 'A3', 0, 1), 'A2', 0, 1), 'B1', 0, 1);
    expect(legalTexts(state)).toEqual(['done', 'build A2', 'build A3', 'build B1']);
    expect(refused(state, 'build A1')).toBe('NG-5.5');
    expect(refused(state, 'build D3')).toBe('NG-5.5');
    expect(refused(state, 'build M1')).toBe('NG-3.1');
  });

  test('never on stars', () => {
    const state = building(20);
    put(put(put(put(state, 'A1', 0, 1), 'A2', 0, 1), 'A3', 0, 1), 'A*', 0, 1);
    expect(refused(state, 'build A*')).toBe('NG-5.5');
  });
});

describe('NG-5.6: prices', () => {
  test('ruling 13: the ships of a phase cost 2, 3 and 4', () => {
    const state = building(10);
    put(put(put(put(state, 'A1', 0, 1), 'A2', 0, 1), 'A3', 0, 1), 'B1', 0, 1);
    const spent: number[] = [];
    for (const text of ['build B1', 'build A1', 'build A3']) {
      const before = state.energy[0];
      play(state, text);
      spent.push(before - state.energy[0]);
    }
    expect(spent).toEqual([2, 3, 4]);
  });

  test('what cannot be paid cannot be built', () => {
    const state = building(4);
    put(put(state, 'A1', 0, 1), 'A2', 0, 1);
    expect(isOffered(state, 'build A2')).toBe(true);
    play(state, 'build A1');
    expect(state.turn).toBe(0);
    expect(refused(state, 'build A2')).toBe('NG-5.6');
    const poor = building(1);
    put(put(poor, 'A1', 0, 1), 'A2', 0, 1, 'R');
    expect(reasonOf(poor, 'build A1')).toBe('This ship costs 2 energy; you have 1. (NG-5.6)');
  });

  test('prices begin anew in every phase', () => {
    const state = building(20);
    put(state, 'A1', 0, 1);
    play(state, 'build A1', 'bid 0');
    inPhase(state, 0, CARD, 20);
    play(state, 'card manage', 'build A1');
    expect(state.energy[0]).toBe(18);
  });
});

describe('NG-5.7: three ships', () => {
  test('ruling 21: a fourth ordinary ship cannot be built in the phase', () => {
    const state = building(20);
    for (const name of ['A1', 'A2', 'A3', 'B1', 'B2']) put(state, name, 0, 1, name === 'B2' ? 'R' : '');
    play(state, 'build A1', 'build A2', 'build A3');
    expect(refused(state, 'build B1')).toBe('NG-5.7');
    expect(legalTexts(state)).toEqual(['done', 'build B2']);
  });
});

describe('NG-5.8: one for each planet', () => {
  test('ruling 17: not even beside a Replicator', () => {
    const state = building(20);
    put(put(state, 'A1', 0, 1), 'A2', 0, 1, 'R');
    play(state, 'build A2');
    expect(refused(state, 'build A2')).toBe('NG-5.8');
    play(state, 'build A1');
    expect(state.fleet[0]).toBe(4);
  });
});

describe('NG-5.9: five on a planet', () => {
  test('ruling 23: no sixth ship is built', () => {
    const state = building(20);
    put(put(put(state, 'A1', 0, 5), 'A2', 0, 4), 'A3', 0, 5, 'R');
    expect(refused(state, 'build A1')).toBe('NG-5.9');
    expect(refused(state, 'build A3')).toBe('NG-5.9');
    expect(legalTexts(state)).toEqual(['done', 'build A2']);
  });
});

describe('NG-5.10: the reserve', () => {
  test('ruling 22: no ship is built when 25 are on the board, those on stars among them', () => {
    const state = building(20);
    for (const name of ['A1', 'A2', 'A3', 'B1']) put(state, name, 0, 5);
    put(put(put(state, 'B2', 0, 2), 'A*', 0, 1), 'B3', 0, 1);
    expect(state.fleet[0]).toBe(24);
    play(state, 'build B2');
    expect(state.fleet[0]).toBe(25);
    expect(refused(state, 'build B3')).toBe('NG-4.5');
    const full = building(20);
    for (const name of ['A1', 'A2', 'A3', 'B1']) put(full, name, 0, 5);
    put(put(full, 'B2', 0, 4), 'B3', 0, 1, 'R');
    expect(refused(full, 'build B3')).toBe('NG-5.10');
  });
});

describe('NG-5.11, NG-2.9: building with a Replicator', () => {
  test('worked example: four ships for 1 + 2 + 3 + 4 = 10 energy', () => {
    const state = building(10);
    put(put(put(put(state, 'F1', 0, 1, 'R'), 'A1', 0, 1), 'A2', 0, 1), 'A3', 0, 1);
    play(state, 'build F1', 'build A1', 'build A2', 'build A3');
    expect([state.energy[0], state.fleet[0]]).toEqual([0, 8]);
  });

  test('ruling 15: its ship changes neither the steps of the price nor the limit, whenever it is built', () => {
    const state = building(10);
    put(put(put(put(state, 'F1', 0, 1, 'R'), 'A1', 0, 1), 'A2', 0, 1), 'A3', 0, 1);
    play(state, 'build A1', 'build A2', 'build F1');
    expect(state.energy[0]).toBe(4);
    play(state, 'build A3');
    expect(state.energy[0]).toBe(0);
  });

  test('ruling 16: it takes 1 energy, and it may stay unused', () => {
    const state = building(1);
    put(state, 'F1', 0, 1, 'R');
    expect(legalTexts(state)).toEqual(['done', 'build F1']);
    play(state, 'done');
    const broke = building(0);
    put(broke, 'F1', 0, 1, 'R');
    expect(reasonOf(broke, 'build F1')).toBe(
      'A ship from the Replicator costs 1 energy; you have 0. (NG-5.11)',
    );
  });

  test('NG-2.5: a Replicator that waits builds nothing', () => {
    const state = building(1);
    put(put(state, 'F1', 0, 1, 'M'), 'C1', 0, 1, 'R');
    lay(state, 'F1', 'R');
    expect(refused(state, 'build F1')).toBe('NG-5.6');
    expect(legalTexts(state)).toEqual(['done', 'build C1']);
  });

  test('ruling 18: a ship on its planet is always the cheap one', () => {
    const state = building(20);
    put(state, 'F1', 0, 1, 'R');
    const events = play(state, 'build F1');
    expect(events[0]).toEqual({ event: 'built', seat: 0, place: 5 * 8, price: 1 });
  });

  test('ruling 19: two on different planets build a ship each, two on one planet cancel each other', () => {
    const state = building(12);
    put(put(state, 'F1', 0, 1, 'R'), 'C1', 0, 1, 'R');
    play(state, 'build F1', 'build C1');
    expect(state.energy[0]).toBe(10);
    const together = building(12);
    put(put(together, 'F1', 0, 2, 'RR'), 'C1', 0, 1);
    play(together, 'build F1', 'build C1');
    expect(together.energy[0]).toBe(12 - 2 - 3);
  });
});

describe('NG-5.12: new ships', () => {
  test('ruling 20: can move in a movement phase that follows', () => {
    const state = newGame(2, { grandBattle: 'off' });
    play(state, 'card manage-move', 'build A3', 'go A1', 'send A3 2 none');
    expect([on(state, 'A1'), on(state, 'A3')]).toEqual([
      [0, 2],
      [0, 3],
    ]);
  });

  test('NG-2.4, ruling 62: a ship built beside a waiting relic attaches it', () => {
    const state = building(10);
    put(state, 'B1', 0, 1, 'M');
    lay(state, 'B1', 'T');
    expect(relicsOn(state, 'B1')).toBe('M(T)');
    const events = play(state, 'build B1');
    expect(relicsOn(state, 'B1')).toBe('MT');
    expect(state.relicsHeld[0]).toBe(2);
    expect(events).toContainEqual({ event: 'attached', seat: 0, place: 8, type: 3 });
  });

  test('NG-1.3: that can win the game in a management phase', () => {
    const state = building(10, { customSector: smallSectors[0] });
    put(put(put(state, 'A1', 0, 1, 'M'), 'A2', 0, 1, 'R'), 'A3', 0, 1, 'E');
    lay(state, 'A1', 'T');
    const events = play(state, 'build A1');
    expect(events.at(-1)).toEqual({ event: 'over', winners: 1 });
  });
});
