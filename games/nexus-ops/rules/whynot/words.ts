// Questions that several refusals ask. Sentences name neither units nor cards nor players: a state does not know what a deck
// file or the table calls them, and who tried the move knows what it was about.

import { HEX_NAMES } from '../../data/board.ts';
import { isEnemy } from '../army.ts';
import { ENERGIZES, MISSIONS, SEATS, TYPES, type Nexus } from '../state.ts';

export function hexName(hex: number): string {
  return HEX_NAMES[hex];
}

export function has(state: Nexus, hex: number, seat: number, unit: number): number {
  return state.units[(hex * SEATS + seat) * TYPES + unit];
}

/** Those of them that fight there: one that was found this turn in a contested hex does not. */
export function fighting(state: Nexus, hex: number, seat: number, unit: number): number {
  const aside = seat === state.turn && state.found[hex] - 1 === unit;
  return has(state, hex, seat, unit) - Number(aside);
}

/** Units of all kinds that a seat has in a hex. */
export function crowd(state: Nexus, hex: number, seat: number): number {
  let units = 0;
  for (let unit = 0; unit < TYPES; unit++) units += has(state, hex, seat, unit);
  return units;
}

function seatsOf(state: Nexus): number[] {
  return Array.from({ length: state.seats }, (_, seat) => seat);
}

export function isAlone(state: Nexus, hex: number, seat: number): boolean {
  return crowd(state, hex, seat) > 0 && noneElse(state, hex, seat);
}

export function noneElse(state: Nexus, hex: number, seat: number): boolean {
  return seatsOf(state).every((other) => other === seat || crowd(state, hex, other) === 0);
}

export function enemiesIn(state: Nexus, hex: number, seat: number): number[] {
  return seatsOf(state).filter((other) => isEnemy(state, seat, other) && crowd(state, hex, other) > 0);
}

/** NO-16.1 */
export function isTeamMate(state: Nexus, seat: number, other: number): boolean {
  return other !== seat && !isEnemy(state, seat, other);
}

export function isOnBoard(state: Nexus, hex: number): boolean {
  return Math.trunc(state.hexes / 2 ** hex) % 2 === 1;
}

export function isBeside(state: Nexus, hex: number, other: number): boolean {
  return Math.trunc(state.near[hex] / 2 ** other) % 2 === 1;
}

export function allHexes(state: Nexus): number[] {
  return HEX_NAMES.map((_, hex) => hex).filter((hex) => isOnBoard(state, hex));
}

export function energizeInHand(state: Nexus, seat: number, card: number): number {
  return state.energizeHand[seat * ENERGIZES + card];
}

export function missionInHand(state: Nexus, seat: number, card: number): number {
  return state.missionHand[seat * MISSIONS + card];
}
