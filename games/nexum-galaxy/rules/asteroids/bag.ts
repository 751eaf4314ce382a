// Asteroids on Processing cards, and the bag with all others (NG-13.1 to NG-13.5). A marker on a planet has no content before
// it is captured: it is drawn then.

import type { Chance } from '@starboard/engine';
import { asteroidKinds } from '../../data/asteroids.ts';
import { COUNT, heldBy, slotOf, systemOf } from '../board.ts';
import type { Tell } from '../events.ts';
import { payments } from '../payments.ts';
import { KINDS, SYSTEMS, type Nexum } from '../state.ts';

/** For the functions below and nobody else. */
const bag = new Int32Array(KINDS);

/** NG-13.3: the planets of a system with a marker and a ship of the seat, as a set of slots. */
export function capturable(state: Nexum, seat: number, system: number): number {
  return heldBy(state, seat, system) & state.asteroids[system];
}

export function capture(state: Nexum, seat: number, place: number, chance: Chance, tell?: Tell): void {
  state.asteroids[systemOf(place)] &= ~(1 << slotOf(place));
  const asteroid = mine(state, seat, chance);
  tell?.({ event: 'mined', seat, place, asteroid });
}

/** NG-18.6: is there room on the seat's card, and an asteroid that is neither on a card nor under a marker? */
export function canMine(state: Nexum, seat: number): boolean {
  if (state.captured[seat] >= state.capacity[seat]) return false;
  let left = state.asteroidsInBox;
  for (let system = 0; system < SYSTEMS; system++) left -= COUNT[state.asteroids[system]];
  for (let each = 0; each < state.seats; each++) left -= state.captured[each];
  return left > 0;
}

/** An asteroid comes from the bag to the seat's card. Gives its kind. */
export function mine(state: Nexum, seat: number, chance: Chance): number {
  for (let kind = 0; kind < KINDS; kind++) {
    bag[kind] = asteroidKinds[kind].count;
    for (let each = 0; each < state.seats; each++) bag[kind] -= state.processing[each * KINDS + kind];
  }
  const asteroid = chance.pick(bag);
  state.processing[seat * KINDS + asteroid]++;
  state.captured[seat]++;
  return asteroid;
}

/** NG-19.3: what waited for Processing is laid on the card. */
export function unpack(state: Nexum, seat: number, chance: Chance, tell?: Tell): void {
  if (((state.unseen >>> seat) & 1) === 0 || state.captured[seat] >= state.capacity[seat]) return;
  state.unseen &= ~(1 << seat);
  const asteroid = mine(state, seat, chance);
  tell?.({ event: 'unpacked', seat, asteroid });
}

/** Takes an asteroid off a card: from then on it is in the bag. */
export function release(state: Nexum, seat: number, asteroid: number): void {
  state.processing[seat * KINDS + asteroid]--;
  state.captured[seat]--;
}

/** NG-13.8: are the asteroids of that payment on the seat's card? */
export function canPay(state: Nexum, seat: number, payment: number): boolean {
  const [one, other] = payments[payment];
  const from = seat * KINDS;
  if (other === undefined) return state.processing[from + one] > 0;
  if (other === one) return state.processing[from + one] > 1;
  return state.processing[from + one] > 0 && state.processing[from + other] > 0;
}
