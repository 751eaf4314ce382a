// Relics: who carries them, when they are attached, and when two of a kind cancel each other (NG-2).

import type { RelicType } from '../data/sector.ts';
import { COUNT, heapOf, isArea, lowest, systemOf } from './board.ts';
import type { Tell } from './events.ts';
import { meet } from './interference.ts';
import { inBundle, NO_RELICS, withRelic } from './moves.ts';
import { RELIC, TYPES, type Nexum } from './state.ts';

export const MILITARY = 0;
export const REPLICATOR = 1;
export const EXTRACTOR = 2;
export const TRANSPORTER = 3;

/** The constants above by name, in the order of the table. */
export const typeNumbers: Readonly<Record<RelicType, number>> = {
  military: MILITARY,
  replicator: REPLICATOR,
  extractor: EXTRACTOR,
  transporter: TRANSPORTER,
};

export function typeOf(state: Nexum, relic: number): number {
  let type = 0;
  while (((state.ofType[type] >>> relic) & 1) === 0) type++;
  return type;
}

/** How many relics of that type are in a set. */
export function countOf(state: Nexum, relics: number, type: number): number {
  return COUNT[relics & state.ofType[type]];
}

/** NG-2.7: does a ship there carry the only relic of that type on the planet, and was it alone all the phase? */
export function works(state: Nexum, place: number, type: number): boolean {
  const relics = state.relicsAt[place] & state.ofType[type];
  const one = (relics & (relics - 1)) === 0;
  return one && (relics & state.carried & ~state.interfering) !== 0;
}

/** NG-2.7, NG-6.20: how many Militaries of a set count in a battle. */
export function militariesIn(state: Nexum, relics: number): number {
  return COUNT[relics & state.ofType[MILITARY] & ~state.interfering];
}

export function carriedAt(state: Nexum, place: number): number {
  return state.relicsAt[place] & state.carried;
}

/** NG-12.7: in an area of a cloud, those that nobody carries there. */
export function waitingAt(state: Nexum, place: number): number {
  return state.relicsAt[isArea(state, place) ? heapOf(systemOf(place)) : place] & ~state.carried;
}

/** NG-2.4, NG-2.5: free ships take what waits; where they are too few for different relics, the owner must pick. NG-11.17:
 *  the computer takes them in the order of their types. */
export function attachWaiting(state: Nexum, place: number, tell?: Tell): void {
  const waiting = pickable(state, place);
  const free = freeShips(state, place);
  if (waiting === 0 || free === 0) {
    state.pickFrom = 0;
    return;
  }
  if (COUNT[waiting] > free && state.owner[place] <= state.seats && !sameType(state, waiting)) {
    state.asking = RELIC;
    state.picking = place + 1;
    return;
  }
  attach(state, place, lowest(waiting), tell);
  attachWaiting(state, place, tell);
}

/** NG-11.17, NG-15.11: without a question, in the order of the types. */
export function attachInOrder(state: Nexum, place: number, tell?: Tell): void {
  for (
    let waiting = waitingAt(state, place);
    waiting !== 0 && freeShips(state, place) > 0;
    waiting &= waiting - 1
  )
    attach(state, place, lowest(waiting), tell);
}

export function freeShips(state: Nexum, place: number): number {
  return state.ships[place] - COUNT[carriedAt(state, place)];
}

/** NG-2.6: relics that wait there, without those that were passed over. Picks go up through the types, so that each
 *  outcome has one chain of them. */
export function pickable(state: Nexum, place: number): number {
  let waiting = waitingAt(state, place);
  for (let type = 0; type < state.pickFrom; type++) waiting &= ~state.ofType[type];
  return waiting;
}

/** Ships that have moved are the first to find a relic in the movement phase: as a rule the others are carriers. */
export function attach(state: Nexum, place: number, relic: number, tell?: Tell): void {
  const civ = state.owner[place] - 1;
  const moved = state.moved[place] > COUNT[carriedAt(state, place) & state.movedRelics];
  state.carried |= 1 << relic;
  if (moved) state.movedRelics |= 1 << relic;
  if (isArea(state, place)) takeFromHeap(state, place, relic, moved);
  state.relicsHeld[civ]++;
  tell?.({ event: 'attached', seat: civ, place, type: typeOf(state, relic) });
}

/** NG-12.5: whoever has not just come must leave with what it took. */
function takeFromHeap(state: Nexum, place: number, relic: number, moved: boolean): void {
  state.relicsAt[heapOf(systemOf(place))] &= ~(1 << relic);
  state.relicsAt[place] |= 1 << relic;
  if (!moved) state.staleRelics |= 1 << relic;
  meet(state, place);
}

function sameType(state: Nexum, relics: number): boolean {
  return (relics & ~state.ofType[typeOf(state, lowest(relics))]) === 0;
}

/** Carriers there that have not moved in this phase, as a set of relics. */
export function freshCarriers(state: Nexum, place: number): number {
  return state.relicsAt[place] & state.carried & ~state.movedRelics;
}

/** The carriers of a bundle, lowest first, out of a set; what is missing there is left out. */
export function pickBundle(state: Nexum, carriers: number, bundle: number): number {
  let picked = 0;
  for (let type = 0; type < TYPES; type++) {
    let left = carriers & state.ofType[type];
    for (let i = inBundle(bundle, type); i > 0 && left !== 0; i--) {
      picked |= left & -left;
      left &= left - 1;
    }
  }
  return picked;
}

export function bundleOf(state: Nexum, relics: number): number {
  let bundle = NO_RELICS;
  for (let rest = relics; rest !== 0; rest &= rest - 1)
    bundle = withRelic(bundle, typeOf(state, lowest(rest)));
  return bundle;
}

/** Relics of a type are alike, so of two on a planet the lower goes first: each bundle is one set only. */
export function isLowestChoice(state: Nexum, chosen: number, carriers: number): boolean {
  for (let rest = carriers & ~chosen; rest !== 0; rest &= rest - 1) {
    const left = lowest(rest);
    const higher = (chosen & state.ofType[typeOf(state, left)]) >>> left;
    if (higher !== 0) return false;
  }
  return true;
}

export function typesOf(state: Nexum, relics: number): number[] {
  const types: number[] = [];
  for (let rest = relics; rest !== 0; rest &= rest - 1) types.push(typeOf(state, lowest(rest)));
  return types.sort((a, b) => a - b);
}
