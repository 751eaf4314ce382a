// What an attacker could take in its next movement phase, reckoned at a glance: planet by planet, the cheapest first, as
// long as the energy lasts. Ships that two attacks would need count for both.

import { COUNT, heldBy, lowest, placeAt } from '../rules/board.ts';
import { leavable, NO_WAY, shieldOf, staysOn, tollAt } from '../rules/ledger.ts';
import { carriedAt } from '../rules/relics.ts';
import { SYSTEMS, type Nexum } from '../rules/state.ts';

/** By system: ships of the attacker that can leave. */
const spare = new Int32Array(SYSTEMS);
const MOST_PRICE = 64;
/** By price: what can be had for it. */
const shelf = new Float64Array(MOST_PRICE);
const stock = new Int32Array(MOST_PRICE);

/** What the seat could take from the other, where a planet is worth 1 and each relic there `relic`. */
export function lootFrom(state: Nexum, seat: number, other: number, relic: number): number {
  const energy = Math.min(state.energy[seat], MOST_PRICE - 1);
  if (energy < 2) return 0;
  let all = 0;
  for (let system = 0; system < state.span; system++) all += spare[system] = spareIn(state, seat, system);
  if (all < 2) return 0;
  shelf.fill(0, 0, energy + 1);
  stock.fill(0, 0, energy + 1);
  for (let system = 0; system < state.span; system++) {
    const held = heldBy(state, other, system) & state.planets[system] & ~state.barred[system];
    if (held !== 0) priceSystem(state, seat, system, held, all, energy, relic);
  }
  return bought(energy);
}

function spareIn(state: Nexum, seat: number, system: number): number {
  let ships = 0;
  for (let slots = leavable(state, seat, system); slots !== 0; slots &= slots - 1) {
    const place = placeAt(system, lowest(slots));
    ships += state.ships[place] - staysOn(state, place);
  }
  return ships;
}

/** Puts the planets of that system on the shelf. */
function priceSystem(
  state: Nexum,
  seat: number,
  system: number,
  held: number,
  all: number,
  energy: number,
  relic: number,
): void {
  const here = spare[system];
  let near = 0;
  for (let links = state.links[system]; links !== 0; links &= links - 1) near += spare[lowest(links)];
  const far = state.jumps[seat * SYSTEMS + system] === 0 ? 0 : all - here - near;
  const edge = shieldOf(state, placeAt(system, lowest(held))) + (tieWins(state, seat, held, system) ? 0 : 1);
  for (let slots = held; slots !== 0; slots &= slots - 1) {
    const place = placeAt(system, lowest(slots));
    const ships = state.ships[place] + edge;
    const price = priceOf(ships, here, near, far) + ships * tollAt(state, seat, place);
    if (price > energy) continue;
    stock[price]++;
    shelf[price] += 1 + relic * COUNT[carriedAt(state, place)];
  }
}

/** Does an attack win that is no stronger than the defence? */
function tieWins({ tieWinners, owner }: Nexum, seat: number, held: number, system: number): boolean {
  if (((tieWinners >>> seat) & 1) === 0) return false;
  return ((tieWinners >>> (owner[placeAt(system, lowest(held))] - 1)) & 1) === 0;
}

function priceOf(ships: number, here: number, near: number, far: number): number {
  if (ships <= here) return ships;
  if (ships <= here + near) return here + 2 * (ships - here);
  if (ships <= here + near + far) return here + 2 * near + 3 * (ships - here - near);
  return NO_WAY;
}

function bought(energy: number): number {
  let left = energy;
  let loot = 0;
  for (let price = 1; price <= left; price++) {
    if (stock[price] === 0) continue;
    const count = Math.min(stock[price], Math.floor(left / price));
    loot += (shelf[price] * count) / stock[price];
    left -= count * price;
  }
  return loot;
}
