// Why the marker of an ice or scorching sector is not laid. Written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { refuse } from '../../../words/messages.ts';
import { moves, placeNames, systemNames } from '../../moves.ts';
import { ICE, SLOTS, STAR, type Nexum } from '../../state.ts';

const { mark, blanket } = moves.kinds;

/** NG-19.5 */
export function whyNotGift(state: Nexum, seat: number, move: number): Refusal | null {
  if (state.gift === 0 || state.giftTo !== seat) return refuse('NG-19.5', 'noGift');
  if (state.giftLeft === 0) return refuse('NG-19.5', 'giftLaid');
  return moves.kindOf(move) === mark.id
    ? whyNotMark(state, mark.planet(move))
    : whyNotBlanket(state, blanket.system(move));
}

function isPlanet(state: Nexum, place: number): boolean {
  return state.size[place] > 0 && state.size[place] < STAR;
}

function whyNotMark(state: Nexum, place: number): Refusal | null {
  const at = { place: placeNames[place] };
  const [system, slot] = [Math.floor(place / SLOTS), place % SLOTS];
  if (!isPlanet(state, place)) return refuse('NG-19.5', 'giftOnPlanets', at);
  const isDead = Math.floor(state.dead[system] / 2 ** slot) % 2 === 1;
  if (state.gift === ICE && isDead) return refuse('NG-14.3', 'deadAlready', at);
  const lying = (state.gift === ICE ? state.noManage : state.noMove)[place];
  const ruins = state.ruins < state.ruinLimit || isDead;
  return lying < 4 || ruins ? null : refuse('NG-19.5', 'noMoreMarkers', at);
}

function whyNotBlanket(state: Nexum, system: number): Refusal | null {
  const places = Array.from({ length: SLOTS }, (_, slot) => system * SLOTS + slot);
  return places.some((place) => isPlanet(state, place))
    ? null
    : refuse('NG-19.5', 'giftOnPlanets', { place: systemNames[system] });
}
