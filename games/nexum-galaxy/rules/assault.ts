// Can an attack be gathered? Every choice on the way to a battle is offered only when the battle can be won in the end:
// with the ships still at hand, the energy left and room for all relics (NG-6.13, NG-6.21, NG-6.24).

import { PLANET_LIMIT } from '../data/numbers.ts';
import { COUNT, distance, NO_WAY } from './board.ts';
import { attackBonus, defenceAgainst, odds } from './combat.ts';
import { countOf, MILITARY } from './relics.ts';
import { farePerShip, fleetPrice, sources } from './sources.ts';
import { PLACES, type Nexum } from './state.ts';

/** How many free ships it takes beside carriers and Militaries on the planet sized up; NO_WAY when nothing helps. */
function freeShipsNeeded(carriers: number, militaries: number): number {
  if (carriers + odds.captured > PLANET_LIMIT) return NO_WAY;
  const defence = defenceAgainst(militaries);
  const toWin = defence + 1 - attackBonus(militaries) - carriers;
  const toCarry = (defence >> 1) + odds.captured;
  return Math.max(toWin, toCarry);
}

/** What so many free ships cost, the cheapest first, when so many pay 1, 2 and 3 energy each. */
function priceOfFree(ships: number, ones: number, twos: number, threes: number): number {
  if (ships <= ones) return Math.max(ships, 0);
  const dearer = ships - ones;
  if (dearer <= twos) return ones + 2 * dearer;
  const dearest = dearer - twos;
  return dearest <= threes ? ones + 2 * twos + 3 * dearest : NO_WAY;
}

/** What could still join an attack: free ships by what each pays, all ships by the least that each could pay with the
 *  right company, and the carriers among them. */
const reserves = {
  ones: 0,
  twos: 0,
  threes: 0,
  leastOnes: 0,
  leastTwos: 0,
  leastThrees: 0,
  carriers: 0,
};

/** Counts the sources from number `from` on as reserves of an attack in that system, unless that was just done. */
export function countReserves(state: Nexum, system: number, from: number): void {
  const attack = system * PLACES + from;
  if (sources.countedFor === attack) return;
  sources.countedFor = attack;
  reserves.ones = reserves.twos = reserves.threes = 0;
  reserves.leastOnes = reserves.leastTwos = reserves.leastThrees = reserves.carriers = 0;
  for (let i = from; i < sources.count; i++) addReserve(i, distance(state, sources.system[i], system));
}

function addReserve(i: number, fare: number): void {
  if (fare === NO_WAY) return;
  reserves.carriers |= sources.carriers[i];
  if (fare === 1) reserves.ones += sources.free[i];
  else if (fare === 2) reserves.twos += sources.free[i];
  else reserves.threes += sources.free[i];
  const least = fare === 1 ? 1 : fare - sources.transported[i];
  if (least === 1) reserves.leastOnes += sources.spare[i];
  else if (least === 2) reserves.leastTwos += sources.spare[i];
  else reserves.leastThrees += sources.spare[i];
}

/** Can the reserves, the sources from number `from` on, complete an attack on the planet sized up, of which so much is
 *  on its way? */
export function canGather(
  state: Nexum,
  target: number,
  from: number,
  free: number,
  carriers: number,
  militaries: number,
  energy: number,
): boolean {
  const { ones, twos, threes } = reserves;
  if (priceOfFree(freeShipsNeeded(carriers, militaries) - free, ones, twos, threes) <= energy) return true;
  if (reserves.carriers === 0) return false;
  const armed = militaries > 0 || (reserves.carriers & state.ofType[MILITARY]) !== 0;
  const missing = fewestShips(carriers, armed) - free - carriers;
  const { leastOnes, leastTwos, leastThrees } = reserves;
  if (priceOfFree(missing, leastOnes, leastTwos, leastThrees) > energy) return false;
  return canGatherCarriers(state, target, from, free, carriers, militaries, energy, ones, twos, threes);
}

/** Would all ships of all sources be too few, or too dear even at 1 energy each, against the planet sized up? */
export function isHopeless(state: Nexum, energy: number): boolean {
  const armed = (sources.allCarriers & state.ofType[MILITARY]) !== 0;
  return fewestShips(0, armed) > Math.min(sources.allSpare, energy);
}

/** No fewer ships win on the planet sized up, when the attackers have so many relics and perhaps a Military. */
function fewestShips(carriers: number, armed: boolean): number {
  const toWin = armed ? odds.garrison + (odds.militaries === 0 ? 0 : 1) : defenceAgainst(0) + 1;
  return Math.max(toWin, (odds.garrison >> 1) + odds.captured + carriers);
}

/** Tries every choice of carriers, one source after the other. Few ships carry relics, so choices are few. */
function canGatherCarriers(
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
