// The conservation laws of a table in a group notice what is broken, and nothing in a sound position.

import { describe, expect, test } from 'vitest';
import { LOAD, NOTHING, RECEIVE, SHIP, UNPACK, type Nexum } from '../rules/state.ts';
import { atHome } from './asteroid-scene.ts';
import { game } from './scene.ts';

function sound(tables: number): Nexum {
  const state = atHome(2, tables === 0 ? {} : { group: { table: 1, tables } });
  state.asking = NOTHING;
  state.gates = tables === 0 ? 0 : 0b110;
  return state;
}

const faults: readonly [what: string, tables: number, complaint: string, spoil: (state: Nexum) => void][] = [
  ['a house that nobody has', 0, 'a table alone is asked about others', (state) => (state.asking = RECEIVE)],
  ['a way out that nobody has', 0, 'a table alone is asked about others', (state) => (state.gates = 2)],
  ['a place among others', 0, 'a table alone is asked about others', (state) => (state.here = 1)],
  [
    'a parcel that came from nowhere',
    3,
    'a parcel is open that nobody is asked about',
    (state) => (state.asking = UNPACK),
  ],
  [
    'a parcel that is packed for nobody',
    3,
    'a parcel is packed that nobody is asked about',
    (state) => (state.asking = LOAD),
  ],
  [
    'a parcel under way by itself',
    3,
    'a parcel is packed that nobody is asked about',
    (state) => (state.sentTo = 2),
  ],
  ['nothing to send', 3, 'a parcel has no ships', (state) => (state.asking = SHIP)],
  [
    'nothing to pack',
    3,
    'a parcel has no ships',
    (state) => {
      state.asking = LOAD;
      state.sentTo = 2;
    },
  ],
  [
    'a way to itself',
    3,
    'the wormhole leads where no other table is',
    (state) => (state.gates |= 1 << state.here),
  ],
  [
    'a way to a fourth of three',
    3,
    'the wormhole leads where no other table is',
    (state) => (state.gates |= 8),
  ],
  ['energy aboard of nothing', 3, 'something is aboard of no parcel', (state) => (state.sentEnergy = 1)],
  ['cards aboard of nothing', 3, 'something is aboard of no parcel', (state) => (state.sentCards = 1)],
  [
    'asteroids aboard of nothing',
    3,
    'something is aboard of no parcel',
    (state) => (state.sentAsteroids = 1),
  ],
  [
    'a card that was sent and not counted',
    3,
    'seat 2 has sent 0 cards, counted 1',
    (state) => state.stowedSize[1]++,
  ],
];

describe('the conservation laws of a group (NG-18.1 to NG-18.6)', () => {
  test.each([0, 2, 3])('hold in a sound position, at %i tables', (tables) => {
    const state = sound(tables);
    if (tables === 2) state.gates = 0b10;
    expect(game.check(state)).toBe(null);
  });

  test.each(faults)('notice %s', (_what, tables, complaint, spoil) => {
    const state = sound(tables);
    spoil(state);
    expect(game.check(state)).toBe(complaint);
  });
});
