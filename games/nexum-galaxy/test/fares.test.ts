import { describe, expect, test } from 'vitest';
import { readFare, type FareReading } from '../rules/fares.ts';
import { layDisk } from '../rules/exotic/disks.ts';
import { fareBetween } from '../rules/ledger.ts';
import { systemNames } from '../rules/moves.ts';
import type { Nexum } from '../rules/state.ts';
import { atHome, learn } from './asteroid-scene.ts';
import { at, put } from './scene.ts';

const R = 6;

/** A black hole beside B and F, as in the rule book's figure. */
function bridged(): Nexum {
  const state = atHome(2);
  state.beside = (1 << systemNames.indexOf('B')) | (1 << systemNames.indexOf('F'));
  layDisk(state, 0, R);
  return state;
}

function parts({ parts: list }: FareReading): Record<string, number> {
  return Object.fromEntries(list.map(({ of, energy }) => [of, energy]));
}

describe('what a fare is made of', () => {
  test('NG-6.1 inside a system, to a neighbour, through hyperspace', () => {
    const state = put(learn(atHome(2), 0, 'hyperspace'), 'B3', 0, 3);
    expect(readFare(state, 0, at('B3'), at('B1'))).toEqual({
      energy: 1,
      parts: [{ of: 'inside', energy: 1 }],
    });
    expect(parts(readFare(state, 0, at('B3'), at('A1')))).toEqual({ linked: 2 });
    expect(parts(readFare(state, 0, at('B3'), at('F1')))).toEqual({ jump: 3 });
  });

  test('NG-15.15 over a bridge, and no way where there is none', () => {
    const state = put(bridged(), 'B3', 0, 3);
    expect(readFare(state, 0, at('B3'), at('F1'))).toMatchObject({ energy: 2 });
    expect(parts(readFare(state, 0, at('B3'), at('F1')))).toEqual({ far: 3, bridge: -1 });
    expect(readFare(state, 0, at('B3'), at('G1'))).toEqual({ energy: null, parts: [] });
  });

  test('NG-10.13 NG-6.3 NG-6.4 ions and relics', () => {
    const state = put(bridged(), 'B3', 0, 4, 'TE');
    state.ionized[systemNames.indexOf('F')] = 1;
    expect(parts(readFare(state, 0, at('B3'), at('F1')))).toEqual({
      far: 3,
      bridge: -1,
      ions: 1,
      transporter: -1,
      extractor: 1,
    });
    expect(parts(readFare(state, 0, at('B3'), at('B1')))).toEqual({ inside: 1, extractor: 1 });
  });

  test('the way and what is added without relics are the fare', () => {
    const state = put(learn(bridged(), 0, 'hyperspace'), 'B3', 0, 3);
    for (const to of state.size.keys()) {
      if (state.size[to] === 0) continue;
      const { energy, parts: made } = readFare(state, 0, at('B3'), to);
      const fare = fareBetween(state, 0, at('B3'), to);
      expect(made.reduce((sum, part) => sum + part.energy, 0)).toBe(energy ?? 0);
      expect(energy ?? 1000).toBe(fare);
    }
  });
});
