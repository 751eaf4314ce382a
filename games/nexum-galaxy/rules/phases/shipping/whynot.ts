// Why nothing goes to another table so. Written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { refuse } from '../../../words/messages.ts';
import { asteroidNames, eventCardNames } from '../../moves.ts';
import { KINDS, SLOTS, STARTING_CLOUD, type Nexum } from '../../state.ts';
import { cardsOf } from '../keeping/whynot.ts';

/** NG-18.7 */
export function whyNotRelay(state: Nexum, seat: number, ships: number): Refusal | null {
  if (state.tables === 0) return refuse('NG-18.1', 'noGroup');
  if (state.gates === 0) return refuse('NG-18.3', 'noTableLeft');
  const area = STARTING_CLOUD * SLOTS + seat;
  const rested = state.ships[area] - state.moved[area];
  const members = (set: number): number => set.toString(2).replaceAll('0', '').length;
  const free = rested - members(state.relicsAt[area] & state.carried & ~state.movedRelics);
  return ships <= free ? null : refuse('NG-18.7', 'tooFewInWormhole', { ships: free });
}

/** NG-18.3 */
export function whyNotThrough(state: Nexum, table: number): Refusal | null {
  if (table > state.tables) return refuse('NG-18.1', 'noSuchTable', { table, tables: state.tables });
  if (table === state.here + 1) return refuse('NG-18.5', 'thisTable');
  return Math.floor(state.gates / 2 ** (table - 1)) % 2 === 1
    ? null
    : refuse('NG-18.3', 'tableShut', { table });
}

/** NG-18.4 */
export function whyNotLoad(state: Nexum, seat: number, energy: number): Refusal | null {
  if (state.sentEnergy > 0) return refuse('NG-18.4', 'energyAboard');
  if (state.sentCards + state.sentAsteroids > 0) return refuse('NG-18.4', 'packedInOrder');
  const most = state.energy[seat];
  return energy <= most ? null : refuse('NG-18.4', 'notSoMuch', { energy: most });
}

export function whyNotStow(state: Nexum, seat: number, card: number): Refusal | null {
  if (!cardsOf(state, seat).includes(card))
    return refuse('NG-18.4', 'notInHand', { card: eventCardNames[card] });
  return card + 1 < state.packedTo ? refuse('NG-18.4', 'packedInOrder') : null;
}

export function whyNotPack(state: Nexum, seat: number, asteroid: number): Refusal | null {
  if (state.processing[seat * KINDS + asteroid] === 0)
    return refuse('NG-18.4', 'asteroidMissing', { asteroid: asteroidNames[asteroid] });
  return eventCardNames.length + 1 + asteroid < state.packedTo ? refuse('NG-18.4', 'packedInOrder') : null;
}

export function shipFirst(): Refusal {
  return refuse('NG-18.3', 'shipFirst');
}

export function nothingToShip(state: Nexum): Refusal {
  return state.tables === 0 ? refuse('NG-18.1', 'noGroup') : refuse('NG-18.3', 'nothingToShip');
}

export function loadFirst(): Refusal {
  return refuse('NG-18.4', 'loadFirst');
}

export function nothingToLoad(state: Nexum): Refusal {
  return state.tables === 0 ? refuse('NG-18.1', 'noGroup') : refuse('NG-18.4', 'nothingToLoad');
}
