// Why nobody explores, or why a disk or an explorer does not go there. Written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { exoticFaces, EXPLORE_PRICE } from '../../../data/exotic.ts';
import { refuse } from '../../../words/messages.ts';
import { lyingOn } from '../../campaign/blanket.ts';
import { placeNames, systemNames } from '../../moves.ts';
import { FIRST_STAR, SLOTS, STARTING_CLOUD, type Nexum } from '../../state.ts';

const MOST = 6;

function has(set: number, member: number): boolean {
  return Math.floor(set / 2 ** member) % 2 === 1;
}

function linksOf(state: Nexum, system: number): number {
  return state.links[system].toString(2).replaceAll('0', '').length;
}

/** NG-15.2 */
export function whyNotExplore(state: Nexum, seat: number, from: number): Refusal | null {
  const at = { place: placeNames[from] };
  if (state.pathLevels === 0) return refuse('NG-12.1', 'noTechnology');
  if (!has(state.explorers, seat)) return refuse('NG-15.2', 'needsExploration');
  if (state.size[from] === 0) return refuse('NG-3.1', 'noSuchPlace', at);
  if (from % SLOTS >= FIRST_STAR) return refuse('NG-6.8', 'onStar');
  if (state.owner[from] !== seat + 1) return refuse('NG-6.11', 'notYours', at);
  if (lyingOn(state, 'noMove', from) > 0) return refuse('NG-10.9', 'barredHere', at);
  const system = Math.floor(from / SLOTS);
  if (has(state.noExit, system)) return refuse('NG-15.13', 'noExit', { system: systemNames[system] });
  const leavesNone = has(state.mayEmpty[system], from % SLOTS);
  if (!leavesNone && state.ships[from] < 2) return refuse('NG-6.7', 'oneStays', at);
  const relics = (set: number): number => set.toString(2).replaceAll('0', '').length;
  const carried = state.relicsAt[from] & state.carried;
  const free = state.ships[from] - relics(carried);
  if (free === 0) return refuse('NG-15.2', 'explorerFree', at);
  const movedFree = state.moved[from] - relics(carried & state.movedRelics);
  if (free <= movedFree) return refuse('NG-6.5', 'explorerMoved', at);
  const energy = state.energy[seat];
  if (energy < EXPLORE_PRICE) return refuse('NG-15.2', 'exploringTooDear', { price: EXPLORE_PRICE, energy });
  const stowed = state.stowedSize.reduce((sum, each) => sum + each, 0);
  const cards = state.deckSize + stowed + [...state.discards].filter((each) => each === 1).length;
  return cards > 0 ? null : refuse('NG-12.11', 'noCardLeft');
}

/** NG-15.5 */
export function whyNotBeside(state: Nexum, seat: number, system: number): Refusal | null {
  const named = { system: systemNames[system] };
  const disk = state.size.subarray(system * SLOTS, (system + 1) * SLOTS);
  const isThere = disk.some((size) => size > 0) || state.ruined[system] > 0;
  if (!isThere) return refuse('NG-3.1', 'noSuchSystem', named);
  const exotic = has(state.exotic, system) || system === STARTING_CLOUD;
  if (!exotic && !has(state.placers, seat)) return refuse('NG-15.5', 'onlyExotic', named);
  if (linksOf(state, system) >= MOST) return refuse('NG-15.5', 'fullyLinked', named);
  return state.beside < 2 ** system ? null : refuse('NG-15.5', 'disksInOrder');
}

/** NG-15.5 */
export function whyNotEnough(state: Nexum, seat: number): Refusal | null {
  if (state.beside > 0 || has(state.placers, seat) || state.exotic === 0) return null;
  const systems = systemNames.map((_, system) => system);
  const free = systems.some(
    (system) => (has(state.exotic, system) || system === STARTING_CLOUD) && linksOf(state, system) < MOST,
  );
  return free ? refuse('NG-15.5', 'nameOne') : null;
}

/** NG-15.6 */
export function whyNotLand(state: Nexum, place: number): Refusal | null {
  const { system } = exoticFaces[state.found - 1];
  const isPlanet = place % SLOTS < FIRST_STAR && state.size[place] > 0;
  return isPlanet && Math.floor(place / SLOTS) === system
    ? null
    : refuse('NG-15.6', 'landThere', { system: systemNames[system] });
}

export function exploreFirst(): Refusal {
  return refuse('NG-15.3', 'exploreFirst');
}

export function noExplorer(state: Nexum): Refusal {
  return state.pathLevels === 0 ? refuse('NG-12.1', 'noTechnology') : refuse('NG-15.3', 'noExplorer');
}

export function placeFirst(): Refusal {
  return refuse('NG-15.5', 'placeFirst');
}

export function nothingToPlace(state: Nexum): Refusal {
  return state.pathLevels === 0 ? refuse('NG-12.1', 'noTechnology') : refuse('NG-15.5', 'nothingToPlace');
}

export function landFirst(): Refusal {
  return refuse('NG-15.6', 'landFirst');
}

export function nowhereToLand(state: Nexum): Refusal {
  return state.pathLevels === 0 ? refuse('NG-12.1', 'noTechnology') : refuse('NG-15.6', 'nowhereToLand');
}
