// Why ships do not join the order under way. Written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { PLANET_LIMIT } from '../../../data/numbers.ts';
import { refuse } from '../../../words/messages.ts';
import { lyingOn } from '../../campaign/blanket.ts';
import { inBundle, placeNames, systemNames } from '../../moves.ts';
import { AREA, FIRST_STAR, SLOTS, STARTING_CLOUD, type Nexum } from '../../state.ts';
import {
  allSources,
  bundleSize,
  canBecome,
  carriedByType,
  freshByType,
  isStronger,
  isWon,
  militariesAboard,
  mostFrom,
  NO_WAY,
  priceOf,
  slot,
  underWay,
} from './second-opinion.ts';
import { leastPrice, tooFewForRelics, whyNotWon } from './whynot-attack.ts';

/** Why this fleet cannot set out for that place at all, battle or not. */
export function whyNotFleet(
  state: Nexum,
  seat: number,
  target: number,
  from: number,
  ships: number,
  bundle: number,
): Refusal | null {
  const at = { place: placeNames[from] };
  if (state.size[from] === 0) return refuse('NG-3.1', 'noSuchPlace', at);
  if (slot(from) >= FIRST_STAR) return refuse('NG-6.8', 'onStar');
  if (state.owner[from] !== seat + 1) return refuse('NG-6.11', 'notYours', at);
  if (lyingOn(state, 'noMove', from) > 0) return refuse('NG-10.9', 'barredHere', at);
  if (from === target) return refuse('NG-6.11', 'thereAlready', at);
  if (ships > state.ships[from]) return refuse('NG-6.11', 'notSoMany', { ...at, ships: state.ships[from] });
  if (ships > mostFrom(state, from)) return refuse('NG-6.7', 'oneStays', at);
  const carriers = bundleSize(bundle);
  if (carriers > ships) return refuse('NG-2.1', 'oneRelicEach');
  const rested = state.ships[from] - state.moved[from];
  const fresh = freshByType(state, from);
  if (carriedByType(state, from).some((count, type) => inBundle(bundle, type) > count)) {
    return refuse('NG-2.1', 'relicsNotAboard', at);
  }
  if (fresh.some((count, type) => inBundle(bundle, type) > count)) {
    return refuse('NG-6.5', 'carrierMoved', at);
  }
  const aboard = carriedByType(state, from).reduce((sum, count) => sum + count, 0);
  const plain = state.ships[from] - aboard;
  if (ships - carriers > plain) return refuse('NG-2.1', 'carriersAmong', { ...at, carriers: aboard, plain });
  if (ships - carriers > rested - fresh.reduce((sum, count) => sum + count, 0)) {
    return refuse('NG-6.5', 'tooFewRested', at);
  }
  if (carriers > 0 && state.gates > 0 && Math.floor(target / SLOTS) === STARTING_CLOUD)
    return refuse('NG-18.3', 'relicsStay');
  if (carriers > 0 && slot(target) >= FIRST_STAR) return refuse('NG-2.2', 'relicsOffStars');
  if (slot(target) >= FIRST_STAR && state.owner[target] > 0 && state.owner[target] !== seat + 1) {
    if (Math.floor(from / SLOTS) !== Math.floor(target / SLOTS))
      return refuse('NG-15.18', 'giantFromInside', { place: placeNames[target] });
  }
  const price = priceOf(state, from, target, ships, bundle);
  if (price === NO_WAY) return whyNoWay(state, seat, from, target);
  const energy = state.energy[seat];
  return price <= energy ? null : refuse('NG-6.1', 'fareTooDear', { price, energy });
}

/** NG-6.2, NG-12.2, NG-15.13, NG-15.17 */
function whyNoWay(state: Nexum, seat: number, from: number, target: number): Refusal {
  const [home, away] = [Math.floor(from / SLOTS), Math.floor(target / SLOTS)];
  if (state.noExit & (1 << home)) return refuse('NG-15.13', 'noExit', { system: systemNames[home] });
  if (state.wormholes & (1 << home) && state.wormholes & (1 << away)) return refuse('NG-15.17', 'otherEnd');
  return (state.jumpers >>> seat) % 2 === 1
    ? refuse('NG-6.2', 'noJump')
    : refuse('NG-12.2', 'needsHyperspace');
}

export function whyNotSend(
  state: Nexum,
  seat: number,
  from: number,
  ships: number,
  bundle: number,
): Refusal | null {
  const target = state.target - 1;
  if (from < state.source && state.owner[from] === seat + 1 && slot(from) < FIRST_STAR)
    return refuse('NG-6.11', 'sourcesInOrder');
  const refusal = whyNotFleet(state, seat, target, from, ships, bundle);
  if (refusal !== null) return refusal;
  const owner = state.owner[target] - 1;
  if (owner < 0 || owner === seat) {
    if (state.size[target] === AREA) return null;
    const most = slot(target) >= FIRST_STAR ? state.starLimit : PLANET_LIMIT;
    if (state.ships[target] + ships <= most) return null;
    return refuse(most === PLANET_LIMIT ? 'NG-6.6' : 'NG-6.10', 'noRoom', { most });
  }
  const price = priceOf(state, from, target, ships, bundle);
  const energy = state.energy[seat];
  const { free, carriers, militaries } = underWay(state);
  const brought = militariesAboard(state, from, bundle);
  const joined = {
    free: free + ships - bundleSize(bundle),
    carriers: carriers + bundleSize(bundle),
    militaries: militaries + brought,
  };
  const others = allSources(state, seat).filter((place) => place >= state.source && place !== from);
  const wins = (places: readonly number[]): boolean =>
    canBecome(state, target, joined, places, energy - price, isWon);
  if (wins(others.filter((place) => place > from))) return null;
  if (wins(others)) return sendFirst(others, from, wins);
  const attack = { target, start: joined, from: others };
  const rest = leastPrice(state, attack);
  return rest < NO_WAY
    ? refuse('NG-6.13', 'restTooDear', { price: price + rest, energy })
    : whyNotWon(state, attack);
}

/** The fleet could join a victory, but only after one from a planet that comes before its own. */
function sendFirst(
  others: readonly number[],
  from: number,
  wins: (places: readonly number[]) => boolean,
): Refusal {
  let needed = others;
  for (const place of others) {
    const without = needed.filter((each) => each !== place);
    if (wins(without)) needed = without;
  }
  const places = needed.filter((place) => place < from).map((place) => placeNames[place]);
  return refuse('NG-6.11', 'sendFirst', { places });
}

export function whyNotStrike(state: Nexum, seat: number): Refusal | null {
  const target = state.target - 1;
  const owner = state.owner[target] - 1;
  if (owner < 0 || owner === seat) return refuse('NG-6.16', 'nobodyThere');
  if (state.force === 0) return refuse('NG-6.21', 'noneSent');
  const force = underWay(state);
  if (isWon(state, target, force)) return null;
  if (isStronger(state, target, force)) return tooFewForRelics(state, target, [force]);
  return refuse('NG-6.21', 'notStronger');
}

export function orderFirst(): Refusal {
  return refuse('NG-6.11', 'orderFirst');
}

export function goFirst(): Refusal {
  return refuse('NG-6.11', 'goFirst');
}
