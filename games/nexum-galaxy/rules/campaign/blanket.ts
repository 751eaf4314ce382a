// Where the marker of a first player lies (NG-19.5), for those who look after markers.

import type { Marker } from '../events.ts';
import { systemOf } from '../board.ts';
import { ICE, PLACES, STAR, type Nexum } from '../state.ts';

/** Does it lie on the whole system of that place, as that kind? */
export function blanketed(state: Nexum, marker: Marker, place: number): boolean {
  return state.giftAt > PLACES && isKind(state, marker) && systemOf(place) === state.giftAt - 1 - PLACES;
}

/** How many of that kind are lying there: one on the whole system counts on each of its planets. */
export function lyingOn(state: Nexum, marker: Marker, place: number): number {
  const lying = (marker === 'noMove' ? state.noMove : state.noManage)[place];
  const isPlanet = state.size[place] > 0 && state.size[place] < STAR;
  return lying === 0 && isPlanet && blanketed(state, marker, place) ? 1 : lying;
}

/** Does it lie on that planet? */
export function isGiftOn(state: Nexum, marker: Marker, place: number): boolean {
  return state.giftAt === place + 1 && isKind(state, marker);
}

const isKind = ({ gift }: Nexum, marker: Marker): boolean => (gift === ICE) === (marker === 'noManage');
