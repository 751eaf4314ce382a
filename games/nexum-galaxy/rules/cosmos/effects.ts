// What cosmic events do to a planet (NG-10.9 to NG-10.16).

import { RUIN_MARKERS } from '../../data/asteroids.ts';
import { CONVOY_ENERGY, MOST_MARKERS } from '../../data/events.ts';
import { blanketed, isGiftOn } from '../campaign/blanket.ts';
import { destroy, isDead, kill, mayRuin } from '../asteroids/ruin.ts';
import { isStar, lowest, placeAt, slotOf, systemOf } from '../board.ts';
import type { Marker, Tell } from '../events.ts';
import { isBarred, limitAt, reserveOf } from '../ledger.ts';
import { gain } from '../phases/management/extraction.ts';
import { attachInOrder, attachWaiting } from '../relics.ts';
import { EVENTS, FIRST_STAR, HOLE, NOTHING, SLOTS, type Nexum } from '../state.ts';
import { checkVictory, isOut } from '../victory.ts';
import { openBridges } from '../ways.ts';

/** NG-10.9 to NG-10.11, NG-14.1, NG-14.3: so many markers more, but no more than there can be; one more than that ruins the
 *  planet. */
export function lay(state: Nexum, marker: Marker, place: number, markers: number, tell?: Tell): void {
  const lying = marker === 'noMove' ? state.noMove : state.noManage;
  if (marker === 'noManage' && (isDead(state, place) || state.size[place] === HOLE)) return;
  if (lying[place] + markers >= RUIN_MARKERS && mayRuin(state, marker, place))
    return marker === 'noMove' ? destroy(state, place, tell) : kill(state, place, tell);
  const laid = Math.min(markers, MOST_MARKERS - lying[place]);
  if (laid === 0) return;
  lying[place] += laid;
  setOf(state, marker)[systemOf(place)] |= 1 << slotOf(place);
  if (state.bridges !== 0) openBridges(state);
  tell?.({ event: 'marked', place, marker, laid, markers: lying[place] });
}

/** Takes one marker of that kind away, if there is one. */
export function lift(state: Nexum, marker: Marker, place: number, tell?: Tell): void {
  const lying = marker === 'noMove' ? state.noMove : state.noManage;
  if (lying[place] === 0) return;
  lying[place]--;
  if (lying[place] === 0) {
    if (!blanketed(state, marker, place)) setOf(state, marker)[systemOf(place)] &= ~(1 << slotOf(place));
    if (isGiftOn(state, marker, place)) state.giftAt = 0;
  }
  if (state.bridges !== 0) openBridges(state);
  tell?.({ event: 'lifted', place, marker, markers: lying[place] });
}

/** Takes all markers of that kind away. */
export function liftAll(state: Nexum, marker: Marker, place: number, tell?: Tell): void {
  const lying = marker === 'noMove' ? state.noMove : state.noManage;
  lying[place] = Math.min(lying[place], 1);
  lift(state, marker, place, tell);
}

function setOf(state: Nexum, marker: Marker): Int32Array {
  return marker === 'noMove' ? state.barred : state.idle;
}

/** NG-10.13: one planet, or the whole system with its stars. */
export function ionize(state: Nexum, place: number, whole: boolean, tell?: Tell): void {
  if (state.size[place] === HOLE) return;
  const system = systemOf(place);
  state.ionized[system] |= whole ? allPlaces(state, system) : 1 << slotOf(place);
  tell?.({ event: 'ionized', place, whole });
}

/** The planets and stars of a system, as a set of slots. */
function allPlaces(state: Nexum, system: number): number {
  let slots = state.planets[system];
  for (let slot = FIRST_STAR; slot < SLOTS; slot++)
    if (state.size[placeAt(system, slot)] > 0) slots |= 1 << slot;
  return slots;
}

/** NG-10.14, NG-10.15 */
export function calm(state: Nexum, place: number, tell?: Tell): void {
  lift(state, 'noMove', place, tell);
  lift(state, 'noManage', place, tell);
  const owner = state.owner[place];
  if (owner > state.seats || state.size[place] === HOLE) return;
  const seat = owner === 0 ? firstInPlay(state) : owner - 1;
  if (((state.foresight >>> seat) & 1) === 1) return;
  state.foresight |= 1 << seat;
  tell?.({ event: 'foresight', seat, place });
}

/** Who has the first turn of the round. */
export function firstInPlay(state: Nexum): number {
  let seat = state.first;
  while (isOut(state, seat)) seat = (seat + 1) % state.seats;
  return seat;
}

/** NG-10.16, NG-1.3: a ship where it can land, or energy. A relic that it takes may win before the next planet is come to. */
export function convoy(state: Nexum, place: number, tell?: Tell): void {
  const seat = state.owner[place] - 1;
  if (seat < 0 || seat >= state.seats || isStar(state, place)) return;
  const lands =
    !isBarred(state, place) && state.ships[place] < limitAt(state, place) && reserveOf(state, seat) > 0;
  if (lands) {
    state.ships[place]++;
    state.fleet[seat]++;
    tell?.({ event: 'convoy', seat, place, ships: 1, energy: 0, wasted: 0 });
    // NG-15.11: in the turn of somebody else nobody is asked
    if (state.step === EVENTS) attachWaiting(state, place, tell);
    else attachInOrder(state, place, tell);
    if (state.asking === NOTHING) checkVictory(state, seat, tell);
    else state.turn = seat;
  } else {
    const wasted = gain(state, seat, CONVOY_ENERGY);
    tell?.({ event: 'convoy', seat, place, ships: 0, energy: CONVOY_ENERGY, wasted });
  }
}

/** NG-19.5: the marker of a first player stays until the next turn of its owner. */
function fadeAt(state: Nexum, marker: Marker, place: number, tell?: Tell): void {
  const lying = marker === 'noMove' ? state.noMove : state.noManage;
  if (lying[place] > 1 || !isGiftOn(state, marker, place)) lift(state, marker, place, tell);
}

/** NG-10.12, NG-10.13: with the round one marker of each kind goes from every planet, and ions are gone. */
export function fade(state: Nexum, tell?: Tell): void {
  for (let system = 0; system < state.span; system++) {
    for (let slots = state.barred[system]; slots !== 0; slots &= slots - 1)
      fadeAt(state, 'noMove', placeAt(system, lowest(slots)), tell);
    for (let slots = state.idle[system]; slots !== 0; slots &= slots - 1)
      fadeAt(state, 'noManage', placeAt(system, lowest(slots)), tell);
    state.ionized[system] = 0;
  }
}
