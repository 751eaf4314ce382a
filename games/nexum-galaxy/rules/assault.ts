// Can an attack be gathered? Every choice on the way to a battle is offered only when the battle can be won in the end:
// with the ships still at hand, the energy left and room for all relics (NG-6.13, NG-6.21, NG-6.24).

import { PLANET_LIMIT } from '../data/numbers.ts';
import { COUNT, distance, NO_WAY } from './board.ts';
import { attackBonus, defenceAgainst, odds } from './combat.ts';
import { countOf, MILITARY } from './relics.ts';
import { farePerShip, fleetPrice, sources } from './sources.ts';
import type { Nexum } from './state.ts';

/** How many free ships it takes beside carriers and Militaries on the planet sized up; NO_WAY when nothing helps. */
export function freeShipsNeeded(carriers: number, militaries: number): number {
  if (carriers + odds.captured > PLANET_LIMIT) return NO_WAY;
  const defence = defenceAgainst(militaries);
  const toWin = defence + 1 - attackBonus(militaries) - carriers;
  const toCarry = (defence >> 1) + odds.captured;
  return Math.max(toWin, toCarry);
}

/** What so many free ships cost, the cheapest first, when so many pay 1, 2 and 3 energy each. */
export function priceOfFree(ships: number, ones: number, twos: number, threes: number): number {
  if (ships <= ones) return Math.max(ships, 0);
  const dearer = ships - ones;
  if (dearer <= twos) return ones + 2 * dearer;
  const dearest = dearer - twos;
  return dearest <= threes ? ones + 2 * twos + 3 * dearest : NO_WAY;
}

/** Can the sources from number `from` on complete an attack on the planet sized up, of which so much is on its way? */
export function canGather(
  state: Nexum,
  target: number,
  from: number,
  free: number,
  carriers: number,
  militaries: number,
  energy: number,
): boolean {
  let ones = 0;
  let twos = 0;
  let threes = 0;
  let anyCarriers = 0;
  for (let i = from; i < sources.count; i++) {
    anyCarriers |= sources.carriers[i];
    const fare = distance(state, sources.system[i], target >>> 3);
    if (fare === 1) ones += sources.free[i];
    else if (fare === 2) twos += sources.free[i];
    else if (fare === 3) threes += sources.free[i];
  }
  if (priceOfFree(freeShipsNeeded(carriers, militaries) - free, ones, twos, threes) <= energy) return true;
  return (
    anyCarriers !== 0 &&
    canGatherCarriers(state, target, from, free, carriers, militaries, energy, ones, twos, threes)
  );
}

/** The same with every choice of carriers, one source after the other. Few ships carry relics, so choices are few. */
export function canGatherCarriers(
  state: Nexum,
  target: number,
  from: number,
  free: number,
  carriers: number,
  militaries: number,
  energy: number,
  ones: number,
  twos: number,
  threes: number,
): boolean {
  let i = from;
  while (i < sources.count && sources.carriers[i] === 0) i++;
  if (i === sources.count) {
    return priceOfFree(freeShipsNeeded(carriers, militaries) - free, ones, twos, threes) <= energy;
  }
  const fare = distance(state, sources.system[i], target >>> 3);
  const all = sources.carriers[i];
  for (let chosen = all; ; chosen = (chosen - 1) & all) {
    const count = COUNT[chosen];
    const price = count === 0 ? 0 : fleetPrice(state, sources.place[i], target, count, chosen);
    if (count <= sources.spare[i] && price <= energy) {
      // Carriers take the room of free ships in the fleet, and a Transporter among them makes those cheaper.
      const left = Math.min(sources.free[i], sources.spare[i] - count);
      const reduced = farePerShip(state, sources.place[i], target, chosen);
      const gathered = canGatherCarriers(
        state,
        target,
        i + 1,
        free,
        carriers + count,
        militaries + countOf(state, chosen, MILITARY),
        energy - price,
        ones + (reduced === 1 ? left : 0) - (fare === 1 ? sources.free[i] : 0),
        twos + (reduced === 2 ? left : 0) - (fare === 2 ? sources.free[i] : 0),
        threes + (reduced === 3 ? left : 0) - (fare === 3 ? sources.free[i] : 0),
      );
      if (gathered) return true;
    }
    if (chosen === 0) return false;
  }
}
