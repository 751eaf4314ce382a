// The conservation laws notice what is broken, and nothing in a sound position.

import { describe, expect, test } from 'vitest';
import { at, emptySector, game, lay, put } from './scene.ts';
import { SYSTEMS, type Nexum } from '../rules/state.ts';

function sound(): Nexum {
  const state = emptySector(3);
  put(put(put(put(state, 'A1', 0, 2, 'M'), 'A2', 0, 1), 'A3', 0, 3), 'A*', 0, 1);
  put(put(state, 'D3', 1, 4, 'ET'), 'G3', 2, 1);
  lay(state, 'B1', 'R');
  return state;
}

const faults: readonly [what: string, complaint: string, spoil: (state: Nexum) => void][] = [
  ['ships without an owner', 'A2 has 1 ships and owner 0', (state) => (state.owner[at('A2')] = 0)],
  ['an owner without ships', 'A2 has 0 ships and owner 1', (state) => (state.ships[at('A2')] = 0)],
  ['ships out of the sector', 'M1 has ships, but is not in play', (state) => put(state, 'M1', 0, 1)],
  ['six ships on a planet', 'G3 has 6 ships', (state) => (state.ships[at('G3')] = 6)],
  ['three ships on a star', 'A* has 3 ships', (state) => (state.ships[at('A*')] = 3)],
  [
    'more moved than there are',
    'A2 has fewer ships than have moved there',
    (state) => (state.moved[at('A2')] = 2),
  ],
  ['a planet not counted', 'A1 is counted wrongly for civ 1', (state) => (state.held[0] &= ~1)],
  ['a planet counted twice', 'A1 is counted wrongly for civ 2', (state) => (state.held[SYSTEMS] |= 1)],
  ['a system not counted', 'civ 1 is counted wrongly in A', (state) => (state.heldIn[0] &= ~1)],
  ['a system counted for nothing', 'civ 3 is counted wrongly in A', (state) => (state.heldIn[2] |= 1)],
  ['a relic on a star', 'A* is a star with a relic', (state) => lay(state, 'A*', 'M')],
  [
    'more relics than ships',
    'G3 has more carried relics than ships',
    (state) => {
      state.carried |= 1 << lay(state, 'G3', 'M');
      state.carried |= 1 << lay(state, 'G3', 'R');
      state.relicsHeld[2] = 2;
    },
  ],
  ['a pick that goes on', 'there is nothing to pick, but picking goes on', (state) => (state.pickFrom = 1)],
  [
    'a relic that nobody takes',
    'A3 has a free ship beside a waiting relic',
    (state) => lay(state, 'A3', 'E'),
  ],
  ['ships that nobody counted', 'civ 3 has 1 ships, counted 2', (state) => state.fleet[2]++],
  ['ships on their way that nobody counted', 'civ 1 has 9 ships, counted 7', (state) => (state.force = 2)],
  ['too many ships', 'civ 1 has 7 ships of 6', (state) => (state.shipLimit[0] = 6)],
  ['relics that nobody counted', 'civ 2 has 2 relics, counted 1', (state) => state.relicsHeld[1]--],
  ['too much energy', 'civ 3 has 21 energy', (state) => (state.energy[2] = 21)],
  ['no card left', 'civ 2 has no card to play', (state) => (state.cards[1] = 0)],
  [
    'a relic in two places',
    'relics are lost or doubled: 5 of 4',
    (state) => (state.relicsAt[at('C1')] = 1 << 3),
  ],
  ['a relic nowhere', 'relics are lost or doubled: 3 of 4', (state) => (state.relicsAt[at('B1')] = 0)],
  [
    'a relic under way without a ship',
    'a relic is under way without a ship',
    (state) => {
      state.relicsAt[at('B1')] = 0;
      state.cargo = 1 << 3;
      state.force = 1;
      state.fleet[0]++;
      state.relicsHeld[0]++;
    },
  ],
  [
    'more relics than ships under way',
    'more relics than ships are under way',
    (state) => {
      state.relicsAt[at('B1')] = 0;
      state.carried |= 1 << 3;
      state.cargo = 1 << 3;
      state.relicsHeld[0]++;
    },
  ],
  [
    'a waiting relic that has moved',
    'a relic has moved without a ship',
    (state) => (state.movedRelics = 1 << 3),
  ],
  [
    'neighbours on one side only',
    'two systems disagree on being neighbours',
    (state) => (state.links[0] |= 1 << 11),
  ],
  ['a road that no link makes', 'ways to B lead from elsewhere', (state) => (state.roads[1] |= 1 << 6)],
  ['a jump of somebody who cannot jump', 'ways to A lead from elsewhere', (state) => (state.jumpers &= ~1)],
];

describe('the conservation laws', () => {
  test('hold in a sound position', () => {
    expect(game.check(sound())).toBe(null);
  });

  test.each(faults)('notice %s', (_, complaint, spoil) => {
    const state = sound();
    spoil(state);
    expect(game.check(state)).toBe(complaint);
  });

  test('NG-6.27: notice a star that should have fallen', () => {
    const state = emptySector(2);
    put(put(put(put(state, 'B1', 0, 1), 'B*', 0, 1), 'B2', 1, 1), 'D3', 1, 1);
    expect(game.check(state)).toBe('B* is held without enough planets');
  });
});
