// Where a card points: all planets of its number in systems whose face shows its letter, in the order in which things
// happen to them (NG-10.6 to NG-10.8).

import { eventCards } from '../../data/events.ts';
import { systemIds } from '../../data/disks.ts';
import { placeAt, slotOf, systemOf } from '../board.ts';
import { linksTo, tannSystems } from '../links.ts';
import { SYSTEMS, type Nexum } from '../state.ts';

const LETTER = Int32Array.from(eventCards, ({ letter }) => systemIds.indexOf(letter) + 1);
const SLOT = Int32Array.from(eventCards, ({ number }) => number - 1);

/** Planets that a card points at. Whoever asks brings one, to be filled anew, so that asking allocates nothing. */
export class Hits {
  count = 0;
  readonly places = new Int32Array(SYSTEMS);
  /** By place in the list: links to the nearest Tann system. */
  readonly remote = new Int32Array(SYSTEMS);
}

/** NG-10.6, NG-10.7: small before large, then far from Tann systems before near, then in the order of the disks. */
export function findHits(state: Nexum, card: number, hits: Hits): void {
  hits.count = 0;
  const letter = LETTER[card];
  const slot = SLOT[card];
  for (let system = 0; system < state.span; system++) {
    if (state.letter[system] === letter && ((state.planets[system] >>> slot) & 1) === 1)
      add(state, placeAt(system, slot), hits);
  }
}

function add(state: Nexum, place: number, hits: Hits): void {
  const { places, remote } = hits;
  const away = linksTo(state, systemOf(place), tannSystems(state));
  let i = hits.count++;
  for (; i > 0 && comesBefore(state, place, away, places[i - 1], remote[i - 1]); i--) {
    places[i] = places[i - 1];
    remote[i] = remote[i - 1];
  }
  places[i] = place;
  remote[i] = away;
}

/** Planets are added in the order of the disks, so that equal ones stay in it. */
function comesBefore(state: Nexum, place: number, away: number, other: number, otherAway: number): boolean {
  const size = state.size[place] - state.size[other];
  return size === 0 ? away > otherAway : size < 0;
}

/** Does that card point at the planet? */
export function pointsAt(state: Nexum, card: number, place: number): boolean {
  return state.letter[systemOf(place)] === LETTER[card] && slotOf(place) === SLOT[card];
}

/** NG-10.8: leaves out planets of these systems. */
export function spare(hits: Hits, systems: number): void {
  let kept = 0;
  for (let i = 0; i < hits.count; i++)
    if (((systems >>> systemOf(hits.places[i])) & 1) === 0) hits.places[kept++] = hits.places[i];
  hits.count = kept;
}
