// Why a ship is not cloaked, or does not appear. Written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { CLOAK_PRICE } from '../../../data/asteroids.ts';
import { PLANET_LIMIT } from '../../../data/numbers.ts';
import { relicTypes } from '../../../data/sector.ts';
import { refuse } from '../../../words/messages.ts';
import { lyingOn } from '../../campaign/blanket.ts';
import { eventCardNames, placeNames } from '../../moves.ts';
import { FIRST_STAR, RELICS, SLOTS, type Nexum } from '../../state.ts';
import { whyNotThere } from '../hiding/whynot.ts';
import { cardsOf } from '../keeping/whynot.ts';

function has(set: number, member: number): boolean {
  return Math.floor(set / 2 ** member) % 2 === 1;
}

const systemAt = (place: number): number => Math.floor(place / SLOTS);

/** NG-16.1 */
export function whyNotCloak(state: Nexum, seat: number, from: number, type: number): Refusal | null {
  if (!has(state.cloakers, seat)) return refuse('NG-16.1', 'needsCloaking');
  if (state.seats < 2) return refuse('NG-16.1', 'cloakingAlone');
  const carrier = whyNotCarrier(state, seat, from, type);
  if (carrier !== null) return carrier;
  const energy = state.energy[seat];
  if (energy < CLOAK_PRICE) return refuse('NG-16.1', 'cloakingTooDear', { price: CLOAK_PRICE, energy });
  const cards = cardsOf(state, seat);
  if (cards.length === 0) return refuse('NG-16.1', 'noCardsToHide');
  return cards.some((card) => whyNotThere(state, seat, from, card) === null)
    ? null
    : refuse('NG-16.2', 'noCardHides', { cards: cards.map((card) => eventCardNames[card]) });
}

/** NG-16.1: which ship. */
function whyNotCarrier(state: Nexum, seat: number, from: number, type: number): Refusal | null {
  const at = { place: placeNames[from] };
  const system = systemAt(from);
  if (state.size[from] === 0) return refuse('NG-3.1', 'noSuchPlace', at);
  if (from % SLOTS >= FIRST_STAR) return refuse('NG-6.8', 'onStar');
  if (state.owner[from] !== seat + 1) return refuse('NG-6.11', 'notYours', at);
  const carried = state.relicsAt[from] & state.carried & state.ofType[type];
  if (carried === 0) return refuse('NG-16.1', 'noCarrier', { ...at, relic: relicTypes[type] });
  if ((carried & ~state.movedRelics) === 0) return refuse('NG-6.5', 'carrierMoved', at);
  if (systemAt(state.tann[seat]) === system) return refuse('NG-16.1', 'notFromHome');
  if (lyingOn(state, 'noMove', from) > 0) return refuse('NG-10.9', 'barredHere', at);
  const mayLeave = state.ships[from] > 1 || has(state.mayEmpty[system], from % SLOTS);
  return mayLeave ? null : refuse('NG-6.7', 'oneStays', at);
}

/** NG-16.8 */
export function whyNotAppear(state: Nexum, seat: number, place: number): Refusal | null {
  const at = { place: placeNames[place] };
  const isThere = Array.from({ length: RELICS }, (_, relic) => relic).some(
    (relic) => state.cloakedBy[relic] === seat + 1 && state.cloakPlace[relic] === place + 1,
  );
  if (!isThere) return refuse('NG-16.8', 'noneCloaked', at);
  const owner = state.owner[place] - 1;
  if (owner >= 0 && owner !== seat) return refuse('NG-16.8', 'othersThere', at);
  return state.ships[place] < PLANET_LIMIT
    ? null
    : refuse('NG-6.6', 'planetFull', { ...at, ships: PLANET_LIMIT });
}
