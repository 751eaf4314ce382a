// Stars: who may enter one, and who loses it (NG-6.8 to NG-6.10, NG-6.27).

import { areAllies, clear, placeAt, planetsOfSide, systemOf } from './board.ts';
import type { Tell } from './events.ts';
import { keepsStars, limitAt } from './ledger.ts';
import { FIRST_STAR, SLOTS, STAR, type Nexum } from './state.ts';

/** NG-6.9: does the civ's side hold all planets of a system whose stars can be entered? */
export function opensStars(state: Nexum, civ: number, system: number): boolean {
  const all = state.planets[system];
  if (all === 0 || planetsOfSide(state, civ, system) !== all) return false;
  return ((state.starless >>> system) & 1) === 0;
}

/** NG-6.9, NG-6.10: how many ships of the civ the star could still take. */
export function roomOnStar(state: Nexum, civ: number, star: number): number {
  const owner = state.owner[star];
  if (state.size[star] !== STAR || (owner !== 0 && owner !== civ + 1)) return 0;
  return opensStars(state, civ, systemOf(star)) ? limitAt(state, star) - state.ships[star] : 0;
}

/** NG-6.27: after planets of the loser's side were lost, its stars there may fall. Gives how many did. */
export function loseStars(
  state: Nexum,
  by: number,
  loser: number,
  system: number,
  scores: boolean,
  tell?: Tell,
): number {
  let lost = 0;
  for (let star = placeAt(system, FIRST_STAR); star < placeAt(system, SLOTS); star++) {
    const civ = state.owner[star] - 1;
    if (civ < 0 || !areAllies(state, loser, civ)) continue;
    if (keepsStars(state, civ, system, planetsOfSide(state, civ, system))) continue;
    const ships = clear(state, star);
    tell?.({ event: 'star lost', seat: civ, by, place: star, ships, scores });
    lost++;
  }
  return lost;
}
