// The game begun in the middle: units all over the board and cards in every hand, so that a short game sees what a long one
// would bring late.

import type { Chance, Game } from '@starboard/engine';
import { deploy } from '../rules/army.ts';
import { firstHex } from '../rules/board.ts';
import { drawEnergize, drawMission } from '../rules/cards.ts';
import { nexusOps } from '../rules/game.ts';
import { readyUnits } from '../rules/move.ts';
import { MONOLITH_HEX, TYPES, type Nexus } from '../rules/state.ts';

const UNITS = 11;
const ENERGIZE = 4;
const SECRET_MISSIONS = 2;

export const crowded = {
  ...nexusOps,
  setup(options, seats, chance) {
    const state = nexusOps.setup(options, seats, chance);
    for (let seat = 0; seat < seats; seat++) {
      for (let i = 0; i < UNITS; i++) land(state, seat, chance);
      drawEnergize(state, seat, ENERGIZE, chance);
      if (state.lineLength > 0) continue;
      for (let i = 0; i < SECRET_MISSIONS; i++) drawMission(state, seat, chance);
    }
    readyUnits(state, state.turn);
    return state;
  },
} satisfies typeof nexusOps as unknown as Game;

/** A unit of any kind that is left, anywhere but in the Vortex: who may not be there goes home. */
function land(state: Nexus, seat: number, chance: Chance): void {
  const unit = chance.pick(state.supply, seat * TYPES, TYPES);
  let hexes = state.vortex === 1 ? state.hexes & ~(1 << MONOLITH_HEX) : state.hexes;
  for (let skip = chance.die(6) + chance.die(6); skip > 0; skip--) hexes &= hexes - 1;
  deploy(state, seat, unit, firstHex(hexes));
}
