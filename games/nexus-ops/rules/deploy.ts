// NO-2: Deploy. Units are bought and placed; Deploy cards and purchases come in any order.

import type { MoveList } from '@starboard/engine';
import { deploy } from './army.ts';
import { homeHex } from './board.ts';
import { COST, PER_HEX, UNIT_COLUMNS } from './columns.ts';
import { addDeployCards } from './energize/deploy-cards.ts';
import type { Tell } from './events.ts';
import { moves } from './moves.ts';
import { addOwnTurn } from './own-turn.ts';
import { MOVE } from './phases.ts';
import { HOME_HEXES, TYPES, type Nexus } from './state.ts';

const { buy, done } = moves.kinds;

export function legalDeploy(state: Nexus, seat: number, into: MoveList): void {
  into.add(done.make());
  for (let unit = 0; unit < TYPES; unit++) {
    if (state.unitRow[unit * UNIT_COLUMNS + COST] > state.rubium[seat]) continue;
    if (state.supply[seat * TYPES + unit] === 0) continue;
    const limit = state.unitRow[unit * UNIT_COLUMNS + PER_HEX];
    for (let place = 0; place < HOME_HEXES; place++) {
      if (limit > 0 && state.bought[place * TYPES + unit] >= limit) continue;
      into.add(buy.make(unit, homeHex(seat, place)));
    }
  }
  addDeployCards(state, seat, into);
  addOwnTurn(state, seat, into);
}

/** NO-2.2, NO-2.3: paid and put on a home-base hex, whoever else is there. */
export function buyUnit(state: Nexus, seat: number, unit: number, hex: number, tell?: Tell): void {
  state.rubium[seat] -= state.unitRow[unit * UNIT_COLUMNS + COST];
  state.bought[(hex - homeHex(seat, 0)) * TYPES + unit]++;
  deploy(state, seat, unit, hex);
  state.ready[hex * TYPES + unit]++;
  tell?.({ event: 'bought', seat, unit, hex });
}

export function endDeploy(state: Nexus): void {
  state.bought.fill(0);
  state.phase = MOVE;
}
