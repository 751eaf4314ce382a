// NO-3.7: units on ground they may not enter go back to a home-base hex when the turn ends.

import type { MoveList } from '@starboard/engine';
import { transfer, unitsAt } from './army.ts';
import { firstHex, homeHex } from './board.ts';
import type { Tell } from './events.ts';
import { moves } from './moves.ts';
import { addDiscards } from './own-turn.ts';
import { END_TURN, HOMING, SEND_HOME } from './phases.ts';
import { HOME_HEXES, TYPES, type Nexus } from './state.ts';

const { goHome } = moves.kinds;

/** Seats decide from the turn's player on, hexes and units in their order; hex and unit of the first that must go. */
export function sendHome(state: Nexus): void {
  const barred = barredHexes(state);
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.turn + i) % state.seats;
    for (let set = state.presence[seat] & barred; set !== 0; set &= set - 1) {
      const hex = firstHex(set);
      for (let unit = 0; unit < TYPES; unit++) {
        if (unitsAt(state, hex, seat, unit) === 0 || ((state.ground[unit] >>> hex) & 1) === 1) continue;
        state.asked = seat;
        state.strayAt = hex + 1;
        state.stray = unit + 1;
        state.phase = HOMING;
        return;
      }
    }
  }
  state.strayAt = 0;
  state.stray = 0;
  state.asked = state.turn;
  state.phase = END_TURN;
}

/** The hexes that some unit may not enter. */
function barredHexes(state: Nexus): number {
  let open = state.hexes;
  for (let unit = 0; unit < TYPES; unit++) open &= state.ground[unit];
  return state.hexes & ~open;
}

export function legalHomes(state: Nexus, seat: number, into: MoveList): void {
  for (let place = 0; place < HOME_HEXES; place++) into.add(goHome.make(homeHex(seat, place)));
  addDiscards(state, seat, into);
}

export function returnHome(state: Nexus, seat: number, to: number, tell?: Tell): void {
  const from = state.strayAt - 1;
  const unit = state.stray - 1;
  transfer(state, seat, unit, 1, from, to);
  tell?.({ event: 'went home', seat, unit, from, to });
  state.phase = SEND_HOME;
}
