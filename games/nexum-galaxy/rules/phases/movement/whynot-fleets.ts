// Why ships do not join the order under way. Written from the guide, apart from `legal`.

import { Refusal } from '@starboard/engine';
import { PLANET_LIMIT } from '../../../data/numbers.ts';
import { inBundle, placeNames } from '../../moves.ts';
import { MILITARY } from '../../relics.ts';
import { listed } from '../../../words/listed.ts';
import { FIRST_STAR, type Nexum } from '../../state.ts';
import {
  allSources,
  bundleSize,
  canBecome,
  carriedByType,
  freshByType,
  isStronger,
  isWon,
  NO_WAY,
  priceOf,
  slot,
  underWay,
} from './second-opinion.ts';

/** Why this fleet cannot set out for that place at all, battle or not. */
export function whyNotFleet(
  state: Nexum,
  seat: number,
  target: number,
  from: number,
  ships: number,
  bundle: number,
): Refusal | null {
  const name = placeNames[from];
  if (state.size[from] === 0) return new Refusal(`There is no ${name} in this sector.`, 'NG-3.1');
  if (slot(from) >= FIRST_STAR) return new Refusal('Ships on a star stay there.', 'NG-6.8');
  if (state.owner[from] !== seat + 1) return new Refusal(`${name} is not yours.`, 'NG-6.11');
  if (from === target) return new Refusal(`The ships on ${name} are there already.`, 'NG-6.11');
  if (ships >= state.ships[from]) return new Refusal(`One ship must stay on ${name}.`, 'NG-6.7');
  const carriers = bundleSize(bundle);
  if (carriers > ships) return new Refusal('A ship carries one relic.', 'NG-2.1');
  const rested = state.ships[from] - state.moved[from];
  const fresh = freshByType(state, from);
  if (carriedByType(state, from).some((count, type) => inBundle(bundle, type) > count)) {
    return new Refusal(`There are no such relics on the ships of ${name}.`, 'NG-2.1');
  }
  if (fresh.some((count, type) => inBundle(bundle, type) > count)) {
    return new Refusal(`No such carrier on ${name} can move.`, 'NG-6.5');
  }
  if (ships - carriers > rested - fresh.reduce((sum, count) => sum + count, 0)) {
    return new Refusal(`Not so many ships without relics on ${name} can still move.`, 'NG-6.5');
  }
  if (carriers > 0 && slot(target) >= FIRST_STAR)
    return new Refusal('Ships with relics cannot enter a star.', 'NG-2.2');
  const price = priceOf(state, from, target, ships, bundle);
  if (price === NO_WAY) return new Refusal('No jump leads there: hyperspace is closed.', 'NG-6.2');
  return price <= state.energy[seat]
    ? null
    : new Refusal(`That takes ${price} energy; you have ${state.energy[seat]}.`, 'NG-6.1');
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
    return new Refusal('Planets are taken in the order of their names, each once.', 'NG-6.11');
  const refusal = whyNotFleet(state, seat, target, from, ships, bundle);
  if (refusal !== null) return refusal;
  const owner = state.owner[target] - 1;
  if (owner < 0 || owner === seat) {
    const most = slot(target) >= FIRST_STAR ? state.starLimit : PLANET_LIMIT;
    if (state.ships[target] + ships <= most) return null;
    return new Refusal(
      `No more than ${most} ships can be there.`,
      most === PLANET_LIMIT ? 'NG-6.6' : 'NG-6.10',
    );
  }
  const energy = state.energy[seat] - priceOf(state, from, target, ships, bundle);
  const { free, carriers, militaries } = underWay(state);
  const brought = inBundle(bundle, MILITARY);
  const joined = {
    free: free + ships - bundleSize(bundle),
    carriers: carriers + bundleSize(bundle),
    militaries: militaries + brought,
  };
  const others = allSources(state, seat).filter((place) => place >= state.source && place !== from);
  const wins = (places: readonly number[]): boolean =>
    canBecome(state, target, joined, places, energy, isWon);
  if (wins(others.filter((place) => place > from))) return null;
  if (wins(others)) return sendFirst(others, from, wins);
  return new Refusal('With these ships the attack could not be brought to a victory.', 'NG-6.13');
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
  const first = needed.filter((place) => place < from).map((place) => placeNames[place]);
  return new Refusal(`Send the ships of ${listed(first)} first: planets are named in order.`, 'NG-6.11');
}

export function whyNotStrike(state: Nexum, seat: number): Refusal | null {
  const target = state.target - 1;
  const owner = state.owner[target] - 1;
  if (owner < 0 || owner === seat) return new Refusal('There is nobody to fight.', 'NG-6.16');
  if (state.force === 0) return new Refusal('No ship has been sent yet.', 'NG-6.21');
  if (isWon(state, target, underWay(state))) return null;
  if (isStronger(state, target, underWay(state)))
    return new Refusal('Too few ships would be left for all the relics.', 'NG-6.24');
  return new Refusal('The attack is not stronger than the defence.', 'NG-6.21');
}

export function orderFirst(): Refusal {
  return new Refusal('First complete the order: send ships, or strike.', 'NG-6.11');
}

export function goFirst(): Refusal {
  return new Refusal('First name the place to go to.', 'NG-6.11');
}
