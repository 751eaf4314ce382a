// Why a ship is not built.

import { Refusal } from '@starboard/engine';
import { PLANET_LIMIT, REPLICATOR_PRICE, SHIP_PRICES } from '../../../data/numbers.ts';
import { placeNames } from '../../moves.ts';
import { REPLICATOR } from '../../relics.ts';
import { FIRST_STAR, SLOTS, type Nexum } from '../../state.ts';

export function whyNotBuild(state: Nexum, seat: number, place: number): Refusal | null {
  const name = placeNames[place];
  if (state.size[place] === 0) return new Refusal(`There is no ${name} in this sector.`, 'NG-3.1');
  if (place % SLOTS >= FIRST_STAR)
    return new Refusal('Ships are built on planets, never on stars.', 'NG-5.5');
  if (state.owner[place] !== seat + 1)
    return new Refusal(`You have no ship on ${name} to build another.`, 'NG-5.5');
  if (state.ships[place] >= PLANET_LIMIT)
    return new Refusal(`${name} has ${PLANET_LIMIT} ships already.`, 'NG-5.9');
  if (state.fleet[seat] >= state.shipLimit[seat]) return new Refusal('Your reserve is empty.', 'NG-5.10');
  return state.starPrice > 0 ? whyNotBesideStar(state, seat, place) : whyNotPaid(state, seat, place);
}

function whyNotBesideStar(state: Nexum, seat: number, place: number): Refusal | null {
  const star = Math.floor(place / SLOTS) * SLOTS + FIRST_STAR;
  const stars = [star, star + 1].filter((each) => state.owner[each] === seat + 1);
  if (stars.length === 0) return new Refusal('Here ships are built only where you hold the star.', 'NG-9.6');
  const { starPrice } = state;
  const energy = state.energy[seat];
  if (energy >= starPrice) return null;
  return new Refusal(`A ship costs ${starPrice} energy; you have ${energy}.`, 'NG-9.6');
}

function whyNotPaid(state: Nexum, seat: number, place: number): Refusal | null {
  const slot = place % SLOTS;
  if ((state.built[Math.floor(place / SLOTS)] >>> slot) % 2 === 1) {
    return new Refusal(`A ship was built on ${placeNames[place]} in this phase.`, 'NG-5.8');
  }
  const energy = state.energy[seat];
  if (replicatorWorks(state, place)) {
    if (energy >= REPLICATOR_PRICE) return null;
    return new Refusal(
      `A ship of the Replicator costs ${REPLICATOR_PRICE} energy; you have ${energy}.`,
      'NG-5.11',
    );
  }
  if (state.builds >= SHIP_PRICES.length) {
    return new Refusal(`You have built ${SHIP_PRICES.length} ships in this phase.`, 'NG-5.7');
  }
  const price = SHIP_PRICES[state.builds];
  if (energy >= price) return null;
  return new Refusal(`This ship costs ${price} energy; you have ${energy}.`, 'NG-5.6');
}

/** NG-2.7 */
function replicatorWorks(state: Nexum, place: number): boolean {
  const replicators = state.relicsAt[place] & state.ofType[REPLICATOR];
  const alone = replicators.toString(2).replaceAll('0', '') === '1';
  return alone && (replicators & state.carried) !== 0;
}

export function buildInManagement(): Refusal {
  return new Refusal('Ships are built in a management phase.', 'NG-5.1');
}
