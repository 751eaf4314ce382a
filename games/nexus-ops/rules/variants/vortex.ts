// NO-17: the Vortex, before the first player's turn of every round but the first.

import type { Chance } from '@starboard/engine';
import { controlledBy, destroy, transfer, unitsAt } from '../army.ts';
import { countHexes } from '../board.ts';
import { drawEnergize } from '../cards.ts';
import type { Tell } from '../events.ts';
import { INNER_RING, MONOLITH_HEX, TYPES, type Nexus } from '../state.ts';

export function resolveVortex(state: Nexus, chance: Chance, tell?: Tell): void {
  blowUnits(state, hexAtFace(chance.die(6)), hexAtFace(chance.die(6)), tell);
  blast(state, hexAtFace(chance.die(6)), tell);
  for (let seat = 0; seat < state.seats; seat++) {
    const hexes = controlledBy(state, seat) & state.near[MONOLITH_HEX];
    drawEnergize(state, seat, countHexes(hexes), chance, tell);
  }
}

/** NO-17.1: each edge of the tile bears a face of the die. */
function hexAtFace(face: number): number {
  return INNER_RING + face - 1;
}

/** NO-17.2 */
function blowUnits(state: Nexus, from: number, to: number, tell?: Tell): void {
  tell?.({ event: 'vortex', from, to });
  for (let seat = 0; seat < state.seats; seat++) {
    for (let unit = 0; unit < TYPES; unit++) {
      const number = unitsAt(state, from, seat, unit);
      if (number > 0 && from !== to) transfer(state, seat, unit, number, from, to);
    }
  }
}

/** NO-17.3 */
function blast(state: Nexus, hex: number, tell?: Tell): void {
  tell?.({ event: 'blast', hex });
  for (let seat = 0; seat < state.seats; seat++) {
    for (let unit = 0; unit < TYPES; unit++) {
      const number = unitsAt(state, hex, seat, unit);
      if (number > 0) destroy(state, seat, unit, hex, number, tell);
    }
  }
}
