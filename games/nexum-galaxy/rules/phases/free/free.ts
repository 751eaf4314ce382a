// Free actions: what can be done in a management phase after the extraction, and in a movement phase between orders
// (NG-13.4).

import type { Chance, MoveList } from '@starboard/engine';
import { technologies } from '../../../data/technologies.ts';
import { giftKinds, layGift } from '../../campaign/marker.ts';
import { canPay, capturable, capture, release, unpack } from '../../asteroids/bag.ts';
import { acquire, NONE, nextOn } from '../../asteroids/technology.ts';
import { heldBy, lowest, placeAt } from '../../board.ts';
import { appear, canAppear, canCloak, cloakable, hasHidingCard } from '../../cloaking/cloak.ts';
import { cloakedOf } from '../../cloaking/hidden.ts';
import type { Tell } from '../../events.ts';
import { moves } from '../../moves.ts';
import { payments, paymentsFor } from '../../payments.ts';
import { DROPPED, DROPPING, HIDE, KINDS, PATHS, PLANET_SLOTS, TYPES, type Nexum } from '../../state.ts';
import { skillKinds, skills, applySkill } from './skills.ts';

const { capture: captured, drop, develop, pay, cloak: cloaks, appear: appears } = moves.kinds;

export const freeKinds: readonly number[] = [
  captured.id,
  drop.id,
  develop.id,
  pay.id,
  cloaks.id,
  appears.id,
  ...skillKinds,
  ...giftKinds,
];

/** By kind of move: asked at every move of a phase, so it is looked up. */
const FREE: Uint8Array = Uint8Array.from(moves.names, (_, kind) => (freeKinds.includes(kind) ? 1 : 0));

export function isFree(kind: number): boolean {
  return FREE[kind] === 1;
}

export function freeActions(state: Nexum, seat: number, into: MoveList): void {
  captures(state, seat, into);
  if (canCloak(state, seat)) cloakings(state, seat, into);
  if (state.cloaked !== 0) appearances(state, seat, into);
  if (state.captured[seat] > 0 && state.dropping !== DROPPED) drops(state, seat, into);
  if (state.civilization[seat] !== 0) skills(state, seat, into);
  if (state.developed === 1) return;
  for (let path = 0; path < PATHS; path++) {
    const technology = nextOn(state, seat, path);
    if (technology !== NONE) developments(state, seat, technology, into);
  }
}

/** NG-13.3 */
function captures(state: Nexum, seat: number, into: MoveList): void {
  if (state.captured[seat] >= state.capacity[seat]) return;
  for (let system = 0; system < state.span; system++) {
    for (let slots = capturable(state, seat, system); slots !== 0; slots &= slots - 1)
      into.add(captured.make(placeAt(system, lowest(slots))));
  }
}

/** NG-16.1, NG-16.2 */
function cloakings(state: Nexum, seat: number, into: MoveList): void {
  for (let system = 0; system < state.span; system++) {
    for (let slots = heldBy(state, seat, system) & PLANET_SLOTS; slots !== 0; slots &= slots - 1) {
      const from = placeAt(system, lowest(slots));
      const relics = cloakable(state, seat, from);
      if (relics === 0 || !hasHidingCard(state, seat, from)) continue;
      for (let type = 0; type < TYPES; type++)
        if ((relics & state.ofType[type]) !== 0) into.add(cloaks.make(from, type));
    }
  }
}

/** NG-16.8 */
function appearances(state: Nexum, seat: number, into: MoveList): void {
  for (let relics = cloakedOf(state, seat); relics !== 0; relics &= relics - 1) {
    const place = state.cloakPlace[lowest(relics)] - 1;
    if (canAppear(state, seat, place)) into.add(appears.make(place));
  }
}

/** NG-13.5 */
function drops(state: Nexum, seat: number, into: MoveList): void {
  for (let asteroid = 0; asteroid < KINDS; asteroid++)
    if (state.processing[seat * KINDS + asteroid] > 0) into.add(drop.make(asteroid));
}

/** NG-13.6 to NG-13.8 */
function developments(state: Nexum, seat: number, technology: number, into: MoveList): void {
  const { price } = technologies[technology];
  if ('energy' in price) {
    if (state.energy[seat] >= price.energy) into.add(develop.make(technology));
  } else if (state.captured[seat] > 0) {
    for (const payment of paymentsFor[price.crystals])
      if (canPay(state, seat, payment)) into.add(pay.make(technology, payment));
  }
}

export function actFreely(state: Nexum, seat: number, move: number, chance: Chance, tell?: Tell): void {
  const kind = moves.kindOf(move);
  if (kind === drop.id) return dropOne(state, seat, drop.asteroid(move), tell);
  endDropping(state);
  if (giftKinds.includes(kind)) layGift(state, seat, move, tell);
  else if (skillKinds.includes(kind)) applySkill(state, seat, move, chance, tell);
  else if (kind === cloaks.id) {
    state.asking = HIDE;
    state.hiding = cloaks.from(move) + 1;
    state.hidingType = cloaks.relic(move);
  } else if (kind === appears.id) appear(state, seat, appears.planet(move), tell);
  else if (kind === captured.id) capture(state, seat, captured.planet(move), chance, tell);
  else if (kind === develop.id) developFor(state, seat, develop.technology(move), chance, tell);
  else payFor(state, seat, pay.technology(move), pay.asteroids(move), chance, tell);
}

/** NG-13.5: one after the other; what others see is that something was dropped. */
function dropOne(state: Nexum, seat: number, asteroid: number, tell?: Tell): void {
  state.dropping = DROPPING;
  release(state, seat, asteroid);
  tell?.({ event: 'dropped', seat, asteroid });
}

/** NG-13.5: with any other action dropping is over for the turn. */
export function endDropping(state: Nexum): void {
  if (state.dropping === DROPPING) state.dropping = DROPPED;
}

function developFor(state: Nexum, seat: number, technology: number, chance: Chance, tell?: Tell): void {
  const { price } = technologies[technology];
  const energy = 'energy' in price ? price.energy : 0;
  state.energy[seat] -= energy;
  acquire(state, seat, technology);
  tell?.({ event: 'developed', seat, technology, energy, asteroids: [] });
  unpack(state, seat, chance, tell);
}

function payFor(
  state: Nexum,
  seat: number,
  technology: number,
  payment: number,
  chance: Chance,
  tell?: Tell,
): void {
  const asteroids = payments[payment];
  for (const asteroid of asteroids) release(state, seat, asteroid);
  acquire(state, seat, technology);
  tell?.({ event: 'developed', seat, technology, energy: 0, asteroids });
  unpack(state, seat, chance, tell);
}
