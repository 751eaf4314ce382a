// Where a card points: all planets of its number in systems whose face shows its letter, in the order in which things
// happen to them (NG-10.6 to NG-10.8, NG-15.7).

import { eventCards } from '../../data/events.ts';
import { planetNumbers, systemIds } from '../../data/disks.ts';
import { exoticFaces } from '../../data/exotic.ts';
import { isExotic, lowest, placeAt, slotOf, systemOf } from '../board.ts';
import { linksTo, tannSystems } from '../links.ts';
import { FIRST_STAR, SYSTEMS, type Nexum } from '../state.ts';

const LETTER = Int32Array.from(eventCards, ({ letter }) => systemIds.indexOf(letter) + 1);
const NUMBER = Int32Array.from(eventCards, ({ number }) => number);

/** NG-15.7: by letter + 1 and number, the slots of that number on an exotic face, on which several can share one. */
const EXOTIC_SLOTS = [0, ...systemIds].map((letter) =>
  [0, ...planetNumbers].map((number) => {
    const planets = exoticFaces.find((face) => face.letter === letter)?.planets ?? [];
    return planets.reduce((slots, [each], slot) => (each === number ? slots | (1 << slot) : slots), 0);
  }),
);

/** The slots of a system that a card's number means, if its letter is that of the face. */
function slotsMeant(state: Nexum, system: number, card: number): number {
  return isExotic(state, system) ? EXOTIC_SLOTS[LETTER[card]][NUMBER[card]] : 1 << (NUMBER[card] - 1);
}

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
  for (let system = 0; system < state.span; system++) {
    if (state.letter[system] !== letter) continue;
    let slots = state.planets[system] & slotsMeant(state, system, card);
    for (; slots !== 0; slots &= slots - 1) add(state, placeAt(system, lowest(slots)), hits);
    // NG-15.15, NG-15.18: whatever the number
    if ((((state.giants | state.bridges) >>> system) & 1) === 1) addMiddle(state, system, hits);
  }
}

/** NG-15.15, NG-15.18: a giant star or a black hole is hit too. */
function addMiddle(state: Nexum, system: number, hits: Hits): void {
  const middle = placeAt(system, FIRST_STAR);
  if (state.size[middle] > 0) add(state, middle, hits);
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
  const system = systemOf(place);
  return (
    state.letter[system] === LETTER[card] && ((slotsMeant(state, system, card) >>> slotOf(place)) & 1) === 1
  );
}

/** NG-10.8: leaves out planets of these systems. */
export function spare(hits: Hits, systems: number): void {
  let kept = 0;
  for (let i = 0; i < hits.count; i++)
    if (((systems >>> systemOf(hits.places[i])) & 1) === 0) hits.places[kept++] = hits.places[i];
  hits.count = kept;
}
