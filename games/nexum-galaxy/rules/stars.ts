// Stars: who may enter one, and who loses it (NG-6.8 to NG-6.10, NG-6.27).

import { areAllies, clear, COUNT, placeAt, planetsOfSide, systemOf } from './board.ts';
import type { Tell } from './events.ts';
import { FIRST_STAR, SLOTS, STAR, STERILE, type Nexum } from './state.ts';

/** NG-6.9, NG-6.10: how many ships of the seat the star could still take. */
export function roomOnStar(state: Nexum, seat: number, star: number): number {
  const system = systemOf(star);
  const owner = state.owner[star];
  if (state.size[star] !== STAR || (owner !== 0 && owner !== seat + 1)) return 0;
  const all = state.planets[system];
  return all !== 0 && planetsOfSide(state, seat, system) === all ? state.starLimit - state.ships[star] : 0;
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
    const seat = state.owner[star] - 1;
    if (seat < 0 || !areAllies(state, loser, seat)) continue;
    if (keepsStar(state, seat, system, planetsOfSide(state, seat, system))) continue;
    const ships = clear(state, star);
    tell?.({ event: 'star lost', seat, by, place: star, ships, scores });
    lost++;
  }
  return lost;
}

/** NG-6.27, NG-9.8, NG-9.12: does the seat keep its stars there while its side holds these planets? */
export function keepsStar(state: Nexum, seat: number, system: number, planets: number): boolean {
  const held = COUNT[planets];
  if (state.scenario === STERILE && systemOf(state.tann[seat]) === system) return held > 0;
  return 2 * held >= COUNT[state.planets[system]];
}
