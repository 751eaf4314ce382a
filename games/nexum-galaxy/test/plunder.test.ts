import { describe, expect, test } from 'vitest';
import { MANAGE, MOVE, type Nexum } from '../rules/state.ts';
import { at, attack, emptySector, inPhase, lay, play, put, relicsOn } from './scene.ts';

/** Seat 0 to move; what it plunders shows in its energy once it is done. */
function raid(energy: number, ...ships: [name: string, ships: number, relics?: string][]): Nexum {
  const state = emptySector(2, { grandBattle: 'off' });
  put(state, 'D3', 1, 1);
  for (const [name, count, relics] of ships) put(state, name, 0, count, relics);
  return inPhase(state, 0, MOVE, energy);
}

describe('NG-6.31: loot', () => {
  test.each([
    ['A1', 1],
    ['A2', 2],
    ['B1', 3],
    ['C1', 1],
    ['C2', 2],
    ['C3', 3],
  ])('%s brings %i', (name, loot) => {
    const state = raid(10, ['A3', 3]);
    const events = play(state, `go ${name}`, 'send A3 1 none', 'done');
    expect(events).toContainEqual({ event: 'plundered', seat: 0, place: at(name), energy: loot });
    expect(state.energy[0]).toBe(10 - (name.startsWith('A') ? 1 : 2) + loot);
  });

  test('a star brings 4, and nothing when the second ship comes', () => {
    const state = raid(10, ['A1', 1], ['A2', 1], ['A3', 4]);
    play(state, 'go A*', 'send A3 1 none', 'done', 'bid 0');
    expect(state.energy[0]).toBe(10 - 1 + 4);
    inPhase(state, 0, MOVE, 10);
    play(state, 'go A*', 'send A3 1 none', 'done');
    expect(state.energy[0]).toBe(9);
  });

  test('a defended planet brings the same', () => {
    const state = raid(10, ['A3', 4]);
    put(state, 'B2', 1, 1);
    play(state, 'go B2', 'send A3 3 none');
    expect(state.energy[0]).toBe(10 - 6 + 3);
  });
});

describe('NG-6.32: at the end of the phase', () => {
  test('ruling 55: not before, and in time for a management phase after it', () => {
    const state = raid(4, ['A3', 4]);
    state.ahead = MANAGE;
    play(state, 'go B1', 'send A3 1 none');
    expect(state.energy[0]).toBe(2);
    play(state, 'done');
    expect([state.phase, state.energy[0]]).toEqual([MANAGE, 2 + 3 + 2]);
  });

  test('NG-5.4, ruling 56: the loot is added up first, what exceeds the limit is lost', () => {
    const state = raid(20, ['A3', 4]);
    const events = play(state, 'go A1', 'send A3 1 none', 'go A2', 'send A3 1 none', 'done');
    expect(events).toContainEqual({ event: 'stored', seat: 0, energy: 3, wasted: 1 });
    expect(state.energy[0]).toBe(20);
  });
});

describe('NG-6.33: plunder with an Extractor', () => {
  test('ruling 60: doubles on the planet that its carrier conquers', () => {
    const state = raid(10, ['A3', 4, 'E']);
    play(state, 'go B1', 'send A3 1 E', 'go B2', 'send A3 1 none', 'done');
    expect(state.energy[0]).toBe(10 - 3 - 2 + 6 + 3);
  });

  test('also in a battle', () => {
    const state = raid(10, ['A3', 4, 'E']);
    put(state, 'B1', 1, 1);
    play(state, 'go B1', 'send A3 3 E');
    expect(state.energy[0]).toBe(10 - 7 + 6);
  });

  test('ruling 60: not when it is found there, captured there, or comes later', () => {
    const found = raid(10, ['A3', 4]);
    lay(found, 'B1', 'E');
    play(found, 'go B1', 'send A3 1 none', 'done');
    expect([relicsOn(found, 'B1'), found.energy[0]]).toEqual(['E', 10 - 2 + 3]);
    const captured = raid(10, ['A3', 4]);
    put(captured, 'B1', 1, 1, 'E');
    play(captured, 'go B1', 'send A3 3 none');
    expect(captured.energy[0]).toBe(10 - 6 + 3);
    const later = raid(10, ['A3', 4, 'E']);
    play(later, 'go B1', 'send A3 1 none', 'go B1', 'send A3 1 E', 'done');
    expect(later.energy[0]).toBe(10 - 2 - 3 + 3);
  });

  test('amendment to 60: a second Extractor on the planet cancels it, captured or joining before the end', () => {
    const captured = raid(10, ['A3', 4, 'E']);
    put(captured, 'B1', 1, 1, 'E');
    play(captured, 'go B1', 'send A3 3 E');
    expect(captured.energy[0]).toBe(10 - 7 + 3);
    const joined = raid(10, ['A3', 3, 'E'], ['A2', 3, 'E']);
    play(joined, 'go B1', 'send A3 1 E', 'go B1', 'send A2 1 E', 'done');
    expect(joined.energy[0]).toBe(10 - 3 - 3 + 3);
  });

  test('an own planet is not plundered, with an Extractor or without', () => {
    const state = raid(10, ['A3', 4, 'E'], ['A1', 1]);
    play(state, 'go A1', 'send A3 1 E', 'done');
    expect(state.energy[0]).toBe(8);
  });
});

describe('NG-6.34: every conquest', () => {
  test('rulings 57 and 58: a planet is plundered again by each new owner, but not twice in a phase', () => {
    const state = raid(10, ['A3', 5]);
    put(put(state, 'B1', 1, 1), 'L1', 1, 4);
    attack(state, 'go B1', 'send A3 2 none');
    play(state, 'go B1', 'send A3 1 none', 'done', 'bid 0');
    expect(state.energy[0]).toBe(10 - 4 - 2 + 3);
    inPhase(state, 1, MOVE, 10);
    put(state, 'L2', 1, 3);
    attack(state, 'go B1', 'send L1 3 none', 'send L2 2 none');
    play(state, 'bid 0');
    expect(state.energy[1]).toBe(10 - 10 + 3);
    put(put(state, 'C1', 0, 5), 'A1', 0, 5);
    inPhase(state, 0, MOVE, 20);
    attack(state, 'go B1', 'send A1 3 none', 'send C1 3 none');
    play(state, 'done');
    expect(state.energy[0]).toBe(20 - 6 - 9 + 3);
  });
});
