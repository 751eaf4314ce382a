// Can an attack be gathered? Every choice on the way to a battle is offered only when the battle can be won in the end:
// with the ships still at hand, the energy left and room for all relics (NG-6.13, NG-6.21, NG-6.24).

import { COUNT, systemOf } from '../../board.ts';
import {
  arm,
  attackBonus,
  casualtiesOf,
  defenceAgainst,
  leastAttack,
  leastSurvivors,
  Odds,
} from '../../combat.ts';
import { LEAST_FARE, MOST_FARE, NO_WAY, tollAt, wayBetween } from '../../ledger.ts';
import { MILITARY, militariesIn } from '../../relics.ts';
import type { Nexum } from '../../state.ts';
import { farePerShip, fleetPrice, listSources, reduced, Sources, type FleetSource } from './sources.ts';

const NOWHERE = -1;

/** An attack on one planet in the making: who could come, what they would meet, and what could still join. Whoever asks
 *  brings one, to be filled anew, so that asking allocates nothing. */
export class Assault {
  readonly sources = new Sources();
  readonly odds = new Odds();
  /** Reserves, by fare: free ships that pay it, and all ships that could pay it with the right company; and carriers. */
  readonly free = new Int32Array(MOST_FARE + 1);
  readonly least = new Int32Array(MOST_FARE + 1);
  carriers = 0;
  /** By how much fewer ships can win than one more than the planet has: by a tie, a relic that adds 1, a Military. */
  help = 0;
  /** Whose attack it is; the system and the toll for which all sources were counted as reserves last. */
  civ = 0;
  system = NOWHERE;
  toll = 0;
}

/** Lists the sources from that place on; reserves have to be counted anew. */
export function surveySources(state: Nexum, civ: number, from: number, assault: Assault): void {
  listSources(state, civ, from, assault.sources);
  const { sources, odds } = assault;
  arm(state, civ, odds);
  const armed = (sources.carriers & state.ofType[MILITARY]) !== 0;
  assault.help = (odds.ties === 0 ? 0 : 1) + odds.affinity + (armed ? 1 : 0);
  assault.civ = civ;
  assault.system = NOWHERE;
}

/** Counts all sources as reserves of an attack on that place, unless that was just done. */
export function countReserves(state: Nexum, place: number, assault: Assault): void {
  const system = systemOf(place);
  const toll = tollAt(state, assault.civ, place);
  if (assault.system === system && assault.toll === toll) return;
  assault.system = system;
  assault.toll = toll;
  assault.carriers = 0;
  const { sources, free, least } = assault;
  for (let fare = LEAST_FARE; fare <= MOST_FARE; fare++) free[fare] = least[fare] = 0;
  for (let i = 0; i < sources.count; i++) addReserve(state, assault, sources.list[i], 1);
}

/** Counts a source in or out of the reserves. */
export function addReserve(state: Nexum, assault: Assault, source: FleetSource, times: 1 | -1): void {
  const way = wayBetween(state, assault.civ, source.system, assault.system);
  if (way === NO_WAY) return;
  const fare = way + assault.toll;
  const transported = source.transported && source.system !== assault.system;
  assault.free[fare] += times * source.free;
  assault.least[transported ? reduced(fare) : fare] += times * source.spare;
  // No two sources have the same carriers.
  assault.carriers ^= source.carriers;
}

/** How many free ships it takes beside carriers and Militaries on the planet sized up; NO_WAY when nothing helps. */
function freeShipsNeeded(odds: Odds, carriers: number, militaries: number): number {
  if (carriers + odds.captured > odds.limit) return NO_WAY;
  const defence = defenceAgainst(odds, militaries);
  const toWin = leastAttack(odds, defence) - attackBonus(odds, militaries, carriers);
  const toSurvive = casualtiesOf(odds, defence) + leastSurvivors(carriers + odds.captured);
  return Math.max(toWin, toSurvive) - carriers;
}

/** What so many ships cost, the cheapest first, out of those that are there by fare. */
function priceOf(ships: number, byFare: Int32Array): number {
  let price = 0;
  let missing = ships;
  for (let fare = LEAST_FARE; missing > 0; fare++) {
    if (fare > MOST_FARE) return NO_WAY;
    const sent = Math.min(missing, byFare[fare]);
    price += fare * sent;
    missing -= sent;
  }
  return price;
}

/** Can the reserves, the sources from number `from` on, complete an attack on the planet sized up, of which so much is
 *  on its way? */
export function canGather(
  state: Nexum,
  assault: Assault,
  target: number,
  from: number,
  free: number,
  carriers: number,
  militaries: number,
  energy: number,
): boolean {
  const { odds } = assault;
  if (priceOf(freeShipsNeeded(odds, carriers, militaries) - free, assault.free) <= energy) return true;
  if (assault.carriers === 0) return false;
  const armed = militaries > 0 || (assault.carriers & state.ofType[MILITARY]) !== 0;
  const missing = fewestShips(odds, carriers, armed, true) - free - carriers;
  if (priceOf(missing, assault.least) > energy) return false;
  return canGatherCarriers(state, assault, target, from, free, carriers, militaries, energy);
}

/** No attack on that planet wins with fewer ships, whatever else stands there. */
export function leastToBeat(state: Nexum, place: number, { help }: Assault): number {
  return state.ships[place] + 1 - help;
}

/** Would all ships of all sources be too few, or too dear even at the fare of the cheapest, against the planet sized up? */
export function isHopeless(state: Nexum, { sources, odds }: Assault, fare: number, energy: number): boolean {
  const armed = (sources.carriers & state.ofType[MILITARY]) !== 0;
  const ships = fewestShips(odds, 0, armed, sources.carriers !== 0);
  return ships > sources.spare || ships * fare > energy;
}

/** No fewer ships win on the planet sized up, when the attackers have so many relics or could have more, and perhaps a
 *  Military. */
function fewestShips(odds: Odds, carriers: number, armed: boolean, withRelics: boolean): number {
  // A Military adds 1 where there is none, and takes the defender's away.
  const defence = armed ? odds.garrison : defenceAgainst(odds, 0);
  const bonus = (armed && odds.militaries === 0 ? 1 : 0) + (withRelics ? odds.affinity : 0);
  const toWin = leastAttack(odds, defence) - bonus;
  return Math.max(toWin, casualtiesOf(odds, odds.garrison) + leastSurvivors(odds.captured + carriers));
}

/** Tries every choice of carriers, one source after the other. Few ships carry relics, so choices are few. */
function canGatherCarriers(
  state: Nexum,
  assault: Assault,
  target: number,
  from: number,
  free: number,
  carriers: number,
  militaries: number,
  energy: number,
): boolean {
  const { sources, odds } = assault;
  let i = from;
  while (i < sources.count && sources.list[i].carriers === 0) i++;
  if (i === sources.count) {
    return priceOf(freeShipsNeeded(odds, carriers, militaries) - free, assault.free) <= energy;
  }
  const source = sources.list[i];
  const all = source.carriers;
  let gathered = false;
  for (let chosen = all; !gathered; chosen = (chosen - 1) & all) {
    const count = COUNT[chosen];
    const price = count === 0 ? 0 : fleetPrice(state, assault.civ, source.place, target, count, chosen);
    if (count <= source.spare && price <= energy) {
      const joined = carriers + count;
      const armed = militaries + militariesIn(state, chosen);
      take(state, assault, target, source, chosen, 1);
      gathered = canGatherCarriers(state, assault, target, i + 1, free, joined, armed, energy - price);
      take(state, assault, target, source, chosen, -1);
    }
    if (chosen === 0) break;
  }
  return gathered;
}

/** Takes these carriers of a source out of the reserves, or puts them back: they take the room of free ships in the
 *  fleet, and a Transporter among them makes those cheaper. */
function take(
  state: Nexum,
  { free, civ }: Assault,
  target: number,
  source: FleetSource,
  chosen: number,
  times: 1 | -1,
): void {
  if (chosen === 0) return;
  const left = Math.min(source.free, source.spare - COUNT[chosen]);
  free[farePerShip(state, civ, source.place, target, 0)] -= times * source.free;
  free[farePerShip(state, civ, source.place, target, chosen)] += times * left;
}
