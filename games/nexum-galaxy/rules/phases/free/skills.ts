// Skills of civilizations as free actions, and evolving (NG-17.2 to NG-17.11).

import { MoveList, type Chance } from '@starboard/engine';
import { heldBy, lowest, placeAt } from '../../board.ts';
import { release } from '../../asteroids/bag.ts';
import {
  canRevive,
  canThaw,
  clearMarkers,
  declareFor,
  foresee,
  hasSkill,
  overload,
  overloadOf,
  revive,
  thaw,
} from '../../civilizations/skills.ts';
import { evolutions, evolutionsOf } from '../../civilizations/evolutions.ts';
import { canDraw } from '../../cosmos/deck.ts';
import type { Tell } from '../../events.ts';
import { moves } from '../../moves.ts';
import { AFFINITY, KINDS, MOVE, PLANET_SLOTS, STAR, UNBARRED, UNHURT, type Nexum } from '../../state.ts';
import { destinations, Lookout } from '../movement/destinations.ts';

const { kinds } = moves;
const CLONYX = 3;

export const skillKinds: readonly number[] = [
  kinds.evolve.id,
  kinds.unbar.id,
  kinds.overload.id,
  kinds.thaw.id,
  kinds.clear.id,
  kinds.revive.id,
  kinds.guard.id,
  kinds.bond.id,
  kinds.foresee.id,
];

export function skills(state: Nexum, seat: number, into: MoveList): void {
  if (((state.evolved >>> seat) & 1) === 0 && state.captured[seat] > 0) evolvings(state, seat, into);
  if (state.skillUsed === 1) return;
  if (hasSkill(state, seat, 'unbar')) into.add(kinds.unbar.make());
  if (hasSkill(state, seat, 'guard')) into.add(kinds.guard.make());
  if (hasSkill(state, seat, 'bond')) into.add(kinds.bond.make());
  if (hasSkill(state, seat, 'foresee') && canDraw(state, 1)) into.add(kinds.foresee.make());
  if (hasSkill(state, seat, 'overload')) overloads(state, into);
  if (hasSkill(state, seat, 'thaw')) regenerations(state, seat, into);
  if (hasSkill(state, seat, 'clear')) clearings(state, seat, into);
}

/** NG-17.2 */
function evolvings(state: Nexum, seat: number, into: MoveList): void {
  for (const evolution of evolutionsOf[state.civilization[seat] - 1])
    if (canSpend(state, seat, evolutions[evolution])) into.add(kinds.evolve.make(evolution));
}

/** For the function below and nobody else. */
const needed = new Int32Array(KINDS);

function canSpend(state: Nexum, seat: number, asteroids: readonly number[]): boolean {
  needed.fill(0);
  for (const kind of asteroids) if (++needed[kind] > state.processing[seat * KINDS + kind]) return false;
  return true;
}

/** NG-17.5 */
function overloads(state: Nexum, into: MoveList): void {
  for (let system = 0; system < state.span; system++)
    if (overloadOf(state, system) > 0) into.add(kinds.overload.make(system));
}

/** NG-17.6, NG-17.7: on planets of the seat. */
function regenerations(state: Nexum, seat: number, into: MoveList): void {
  const revives = hasSkill(state, seat, 'revive');
  for (let system = 0; system < state.span; system++) {
    for (let slots = heldBy(state, seat, system) & PLANET_SLOTS; slots !== 0; slots &= slots - 1) {
      const place = placeAt(system, lowest(slots));
      if (canThaw(state, seat, place)) into.add(kinds.thaw.make(place));
      if (revives && canRevive(state, seat, place)) into.add(kinds.revive.make(place));
    }
  }
}

/** For the function below and nobody else. */
const lookout = new Lookout();
const reachable = new MoveList();

/** NG-17.7: planets of the seat, and in a movement phase those to which a ship could go but for the markers. */
function clearings(state: Nexum, seat: number, into: MoveList): void {
  for (let system = 0; system < state.span; system++) {
    let slots = heldBy(state, seat, system) & state.barred[system] & PLANET_SLOTS;
    for (; slots !== 0; slots &= slots - 1) {
      const place = placeAt(system, lowest(slots));
      if (state.noMove[place] > 0) into.add(kinds.clear.make(place));
    }
  }
  if (state.phase !== MOVE) return;
  const { declared } = state;
  state.declared |= UNBARRED;
  reachable.clear();
  destinations(state, seat, lookout, reachable);
  state.declared = declared;
  for (let i = 0; i < reachable.length; i++) {
    const place = kinds.go.to(reachable.moves[i]);
    if (state.noMove[place] > 0 && state.owner[place] !== seat + 1 && state.size[place] < STAR)
      into.add(kinds.clear.make(place));
  }
}

export function applySkill(state: Nexum, seat: number, move: number, chance: Chance, tell?: Tell): void {
  const kind = moves.kindOf(move);
  if (kind === kinds.evolve.id) evolve(state, seat, kinds.evolve.asteroids(move), tell);
  else if (kind === kinds.unbar.id) declareFor(state, seat, 'unbar', UNBARRED, tell);
  else if (kind === kinds.guard.id) declareFor(state, seat, 'guard', UNHURT, tell);
  else if (kind === kinds.bond.id) declareFor(state, seat, 'bond', AFFINITY, tell);
  else if (kind === kinds.overload.id) overload(state, seat, kinds.overload.system(move), tell);
  else if (kind === kinds.thaw.id) thaw(state, seat, kinds.thaw.planet(move), tell);
  else if (kind === kinds.clear.id) clearMarkers(state, seat, kinds.clear.planet(move), tell);
  else if (kind === kinds.revive.id) revive(state, seat, kinds.revive.planet(move), tell);
  else foresee(state, seat, chance, tell);
}

/** NG-17.2, NG-17.9: once in the game; relics of the evolved Clonyx help them in the turns of others. */
function evolve(state: Nexum, seat: number, evolution: number, tell?: Tell): void {
  const asteroids = evolutions[evolution];
  for (const asteroid of asteroids) release(state, seat, asteroid);
  state.evolved |= 1 << seat;
  if (state.civilization[seat] === CLONYX) state.kindred |= 1 << seat;
  tell?.({ event: 'evolved', seat, asteroids });
}
