// Why a ship is not built.

import type { Refusal } from '@starboard/engine';
import { PLANET_LIMIT, REPLICATOR_PRICE, SHIP_PRICES } from '../../../data/numbers.ts';
import { refuse } from '../../../words/messages.ts';
import { lyingOn } from '../../campaign/blanket.ts';
import { placeNames } from '../../moves.ts';
import { REPLICATOR } from '../../relics.ts';
import { ALL_BUILT, AREA, FIRST_STAR, NO_PLACE, SLOTS, TOO_DEAR, type Nexum } from '../../state.ts';

export function whyNotBuild(state: Nexum, seat: number, place: number): Refusal | null {
  const at = { place: placeNames[place] };
  if (state.size[place] === 0) return refuse('NG-3.1', 'noSuchPlace', at);
  if (place % SLOTS >= FIRST_STAR) return refuse('NG-5.5', 'notOnStars');
  if (state.size[place] === AREA) return refuse('NG-5.5', 'notInClouds');
  if (state.owner[place] !== seat + 1) return refuse('NG-5.5', 'noBuilder', at);
  if (lyingOn(state, 'noManage', place) > 0) return refuse('NG-10.10', 'idleThere', at);
  if (Math.floor(state.dead[Math.floor(place / SLOTS)] / 2 ** (place % SLOTS)) % 2 === 1)
    return refuse('NG-14.3', 'deadThere', at);
  if (state.ships[place] >= PLANET_LIMIT)
    return refuse('NG-5.9', 'planetFull', { ...at, ships: PLANET_LIMIT });
  if (state.fleet[seat] >= state.shipLimit[seat]) return refuse('NG-5.10', 'reserveEmpty');
  return state.starPrice > 0 ? whyNotBesideStar(state, seat, place) : whyNotPaid(state, seat, place);
}

function whyNotBesideStar(state: Nexum, seat: number, place: number): Refusal | null {
  const star = Math.floor(place / SLOTS) * SLOTS + FIRST_STAR;
  const stars = [star, star + 1].filter((each) => state.owner[each] === seat + 1);
  if (stars.length === 0) return refuse('NG-9.6', 'starNotHeld');
  const price = state.starPrice;
  const energy = state.energy[seat];
  return energy >= price ? null : refuse('NG-9.6', 'shipTooDear', { price, energy });
}

function whyNotPaid(state: Nexum, seat: number, place: number): Refusal | null {
  const slot = place % SLOTS;
  if ((state.built[Math.floor(place / SLOTS)] >>> slot) % 2 === 1) {
    return refuse('NG-5.8', 'builtThere', { place: placeNames[place] });
  }
  const energy = state.energy[seat];
  if (replicatorWorks(state, place)) {
    if (energy >= REPLICATOR_PRICE) return null;
    return refuse('NG-5.11', 'replicatorTooDear', { price: REPLICATOR_PRICE, energy });
  }
  if (state.builds >= state.buildLimit[seat]) {
    return refuse('NG-5.7', 'builtEnough', { ships: state.buildLimit[seat] });
  }
  const price = SHIP_PRICES[state.builds];
  return energy >= price ? null : refuse('NG-5.6', 'thisShipTooDear', { price, energy });
}

/** NG-2.7 */
function replicatorWorks(state: Nexum, place: number): boolean {
  const replicators = state.relicsAt[place] & state.ofType[REPLICATOR];
  const alone = replicators.toString(2).replaceAll('0', '') === '1';
  return alone && (replicators & state.carried) !== 0;
}

/** NG-4.5: said of the phase of this turn, where it ended by itself. */
export function buildInManagement(state: Nexum): Refusal {
  const price = state.unpaid;
  switch (state.ended) {
    case ALL_BUILT:
      return refuse('NG-5.7', 'endedWithAll', { ships: state.buildLimit[state.turn] });
    case TOO_DEAR:
      return refuse(state.starPrice > 0 ? 'NG-9.6' : 'NG-5.6', 'endedUnpaid', { price });
    case NO_PLACE:
      return refuse('NG-4.5', 'endedWithoutPlace');
    default:
      return refuse('NG-5.1', 'buildInManagement');
  }
}
