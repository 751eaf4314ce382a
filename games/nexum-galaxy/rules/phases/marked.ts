// Does a marker lie there? For second opinions, written from the guide: on the place itself, or on the whole system of a planet
// (NG-10.9, NG-10.10, NG-19.5).

import type { Marker } from '../events.ts';
import { ICE, PLACES, SLOTS, STAR, type Nexum } from '../state.ts';

export function isMarked(state: Nexum, marker: Marker, place: number): boolean {
  const lying = marker === 'noMove' ? state.noMove : state.noManage;
  if (lying[place] > 0) return true;
  const ofGift = state.gift === ICE ? 'noManage' : 'noMove';
  const system = Math.floor(place / SLOTS);
  return marker === ofGift && state.giftAt - 1 - PLACES === system && state.size[place] < STAR;
}
