// What modes, and what is gained, laid or removed during play, can change: fares, limits, prices, shields, what is kept.
// Rules ask here and never for a mode by name; the answers come from numbers and sets in the state.

import {
  FARAWAY,
  goals,
  NEARBY,
  PLANET_LIMIT,
  REPLICATOR_PRICE,
  SHIP_PRICES,
  WITHIN,
} from '../data/numbers.ts';
import { COUNT, heldBy, isExotic, shipsOnStars, slotOf, systemOf } from './board.ts';
import { REPLICATOR, works } from './relics.ts';
import { HOLE, MOST_SHIPS, PLANET_SLOTS, RELICS, STAR, SYSTEMS, UNBARRED, type Nexum } from './state.ts';

/** More energy than anybody can have: there is no way, or nothing for sale. */
export const NO_WAY = 1000;

/** A ship that moves never pays less, nor more before the weight of what it carries. */
export const LEAST_FARE = WITHIN;
const ION_TOLL = 1;
export const MOST_FARE = FARAWAY + ION_TOLL;

/** NG-6.1, NG-6.2: energy for a ship of the civ to go from one system to another, before what the place itself asks. */
export function wayBetween(state: Nexum, civ: number, from: number, to: number): number {
  if (from === to) return WITHIN;
  if (((state.roads[to] >>> from) & 1) === 1) return NEARBY;
  if (((state.jumps[civ * SYSTEMS + to] >>> from) & 1) === 1) return FARAWAY;
  return ((state.lanes[to] >>> from) & 1) === 1 ? WITHIN : NO_WAY;
}

/** What every ship of the civ pays beyond its way to enter that place. */
export function tollAt(state: Nexum, civ: number, place: number): number {
  if (((state.ionized[systemOf(place)] >>> slotOf(place)) & 1) === 0) return 0;
  return ((state.ionProof >>> civ) & 1) === 1 ? 0 : ION_TOLL;
}

/** Energy for a ship of the civ without relics to go from one place to another. */
export function fareBetween(state: Nexum, civ: number, from: number, to: number): number {
  const way = wayBetween(state, civ, systemOf(from), systemOf(to));
  return way === NO_WAY ? NO_WAY : way + tollAt(state, civ, to);
}

/** NG-6.8, NG-10.9: the places of a system that ships of the civ may leave, as a set of slots: stars are never left. */
export function leavable(state: Nexum, civ: number, system: number): number {
  return heldBy(state, civ, system) & PLANET_SLOTS & ~state.barred[system];
}

/** NG-6.7: how many ships must stay on a place that others leave. */
export function staysOn(state: Nexum, place: number): number {
  return ((state.mayEmpty[systemOf(place)] >>> slotOf(place)) & 1) ^ 1;
}

/** NG-10.9: the planets of a system that ships may enter, as a set of slots. */
export function enterable(state: Nexum, system: number): number {
  return state.planets[system] & ~state.barred[system];
}

/** NG-10.9, NG-17.4: the same for a civ, which markers may not bar just now. */
export function enterableBy(state: Nexum, civ: number, system: number): number {
  return isUnbarred(state, civ) ? state.planets[system] : enterable(state, system);
}

/** NG-17.4: has the civ said that markers do not bar its next order? */
export function isUnbarred(state: Nexum, civ: number): boolean {
  return (state.declared & UNBARRED) !== 0 && civ === state.turn;
}

/** NG-10.9: may no ship enter or leave that place? */
export function isBarred(state: Nexum, place: number): boolean {
  return ((state.barred[systemOf(place)] >>> slotOf(place)) & 1) === 1;
}

/** NG-10.10: the planets of a system on which the civ can extract and build, as a set of slots. */
export function manageable(state: Nexum, civ: number, system: number): number {
  return heldBy(state, civ, system) & state.planets[system] & ~state.idle[system];
}

/** NG-6.6, NG-6.10: how many ships can be on a place. */
export function limitAt(state: Nexum, place: number): number {
  const size = state.size[place];
  if (size < STAR) return PLANET_LIMIT;
  return size === STAR ? state.starLimit : size === HOLE ? 0 : MOST_SHIPS;
}

/** NG-5.10: ships that the civ could still build; none where it began with more than its limit (NG-11.4). */
export function reserveOf(state: Nexum, civ: number): number {
  return Math.max(0, state.shipLimit[civ] - state.fleet[civ]);
}

/** NG-9.6: may a planet build more than once in a phase, any number at one price? */
export function buildsFreely(state: Nexum): boolean {
  return state.starPrice > 0;
}

/** NG-5.6, NG-5.7, NG-5.11, NG-9.6: what a ship there would cost the civ now; NO_WAY where none can be had. */
export function shipPrice(state: Nexum, civ: number, place: number): number {
  if (buildsFreely(state)) {
    return (heldBy(state, civ, systemOf(place)) & ~PLANET_SLOTS) === 0 ? NO_WAY : state.starPrice;
  }
  return works(state, place, REPLICATOR) ? REPLICATOR_PRICE : ordinaryPrice(state, civ);
}

/** NG-5.6, NG-5.7: the price of the next ordinary ship of the phase, NO_WAY after the last. */
export function ordinaryPrice(state: Nexum, civ: number): number {
  if (buildsFreely(state)) return state.starPrice;
  return state.builds < state.buildLimit[civ] ? SHIP_PRICES[state.builds] : NO_WAY;
}

/** NG-6.19, NG-9.7, NG-15.18: what stars, or the system itself, add to the defence of a planet with ships on it; a star
 *  has none. */
export function shieldOf(state: Nexum, place: number): number {
  if (state.size[place] === STAR) return 0;
  const system = systemOf(place);
  const own = (state.neutron >>> system) & 1;
  if (state.starShield === 0) return own;
  return own + state.starShield * shipsOnStars(state, state.owner[place], system);
}

/** NG-6.27, NG-9.8, NG-9.12: does the civ keep its stars there while its side holds these planets? */
export function keepsStars(state: Nexum, civ: number, system: number, planets: number): boolean {
  const held = COUNT[planets];
  const all = COUNT[state.planets[system]];
  if (state.homeKeep > 0 && systemOf(state.tann[civ]) === system) return held >= state.homeKeep;
  if (((state.binary >>> system) & 1) === 1 && all > 0) return held >= Math.max(1, all >> 1);
  return 2 * held >= all;
}

/** NG-6.28: are battles and stars of that system worth points? */
export function scoresIn(state: Nexum, system: number): boolean {
  return !isExotic(state, system);
}

/** NG-6.21: the set of civs against which that one wins with an attack that is equal to the defence. */
export function tiesOf(state: Nexum, civ: number): number {
  return ((state.tieWinners >>> civ) & 1) === 1 ? ~state.tieWinners : 0;
}

/** NG-9.10: is the civ out when it loses that planet? */
export function fallsWith(state: Nexum, civ: number, place: number): boolean {
  return state.gateFatal === 1 && place === state.tann[civ];
}

/** NG-9.5: does a turn begin with a phase card? Otherwise all turns have the same phases. */
export function playsCards(state: Nexum): boolean {
  return state.fixedCard === 0;
}

/** NG-9.15, NG-11.2: does the civ win by what its whole side has? The computer's never do. */
export function pools(state: Nexum, civ: number): boolean {
  return state.pooled === 1 && civ < state.seats;
}

/** NG-1.1, NG-9.15: points that win for the civ, or for its side where they are pooled. */
export function pointsGoal(state: Nexum, civ: number): number {
  return state.pooled === 0 || civ < state.seats ? state.pointsToWin : goals[state.civs].points;
}

/** NG-1.2, NG-9.15: the same for relics; more than there are where they win nothing. */
export function relicsGoal(state: Nexum, civ: number): number {
  const { relicsToWin } = state;
  if (state.pooled === 0 || civ < state.seats || relicsToWin > RELICS) return relicsToWin;
  return goals[state.civs].relics;
}
