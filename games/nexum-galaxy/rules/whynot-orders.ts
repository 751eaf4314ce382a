// Why an order of ships is not allowed, and by which rule. Written from the guide, apart from `legal`.

import { Refusal } from '@starboard/engine';
import { PLANET_LIMIT } from '../data/numbers.ts';
import { inBundle, placeNames } from './moves.ts';
import { MILITARY } from './relics.ts';
import {
  allSources,
  BUNDLES,
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
import { listed } from './sectors/finding.ts';
import { FIRST_STAR, shape, type Nexum } from './state.ts';

/** NG-6.9, NG-6.10, NG-6.6, NG-9.13, then whether any ship could go. */
export function whyNotGo(state: Nexum, seat: number, target: number): Refusal | null {
  const name = placeNames[target];
  if (state.size[target] === 0) return new Refusal(`There is no ${name} in this sector.`, 'NG-3.1');
  const owner = state.owner[target] - 1;
  if (owner >= 0 && owner !== seat && onSameSide(state, seat, owner)) {
    return new Refusal(`${name} belongs to your ally: you neither attack nor share it.`, 'NG-9.13');
  }
  if (slot(target) >= FIRST_STAR) return whyNotEnter(state, seat, target) ?? whyNobody(state, seat, target);
  if (owner === seat && state.ships[target] >= PLANET_LIMIT) {
    return new Refusal(`${name} has ${PLANET_LIMIT} ships already.`, 'NG-6.6');
  }
  return owner < 0 || owner === seat ? whyNobody(state, seat, target) : whyNoAttack(state, seat, target);
}

function whyNotEnter(state: Nexum, seat: number, star: number): Refusal | null {
  const base = star - slot(star);
  for (let planet = base; planet < base + FIRST_STAR; planet++) {
    const missing =
      state.size[planet] > 0 &&
      (state.owner[planet] === 0 || !onSameSide(state, seat, state.owner[planet] - 1));
    if (missing)
      return new Refusal(
        `A star is entered only when all its planets are held: ${placeNames[planet]} is not.`,
        'NG-6.9',
      );
  }
  if (state.owner[star] > 0 && state.owner[star] !== seat + 1)
    return new Refusal('Somebody else is on that star.', 'NG-6.9');
  return state.ships[star] < state.starLimit
    ? null
    : new Refusal('That star holds no more ships.', 'NG-6.10');
}

/** What a person would want to hear first when several rules forbid the same journey. */
const TELLING = ['NG-6.1', 'NG-6.2', 'NG-2.2', 'NG-6.5', 'NG-6.7', 'NG-6.11'];

/** Why no single ship could make the journey. */
function whyNobody(state: Nexum, seat: number, target: number): Refusal | null {
  const reasons: Refusal[] = [];
  for (const from of allSources(state, seat)) {
    for (let bundle = 0; bundle < BUNDLES; bundle++) {
      const refusal = whyNotFleet(state, seat, target, from, Math.max(1, bundleSize(bundle)), bundle);
      if (refusal === null) return null;
      reasons.push(refusal);
    }
  }
  const order = (each: Refusal): number => TELLING.indexOf(each.rule ?? '');
  const told = reasons.filter((each) => order(each) >= 0).toSorted((a, b) => order(a) - order(b));
  return told[0] ?? new Refusal('You have no planet to leave from.', 'NG-6.7');
}

/** Why this fleet cannot set out for that place at all, battle or not. */
function whyNotFleet(
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

function whyNoAttack(state: Nexum, seat: number, target: number): Refusal | null {
  const nothing = { free: 0, carriers: 0, militaries: 0 };
  const all = allSources(state, seat);
  if (canBecome(state, target, nothing, all, state.energy[seat], isWon)) return null;
  if (canBecome(state, target, nothing, all, NO_WAY, isWon)) return whyTooDear(state, seat, target);
  if (canBecome(opened(state), target, nothing, all, NO_WAY, isWon)) {
    return new Refusal(`Too few ships can reach ${placeNames[target]}: hyperspace is closed.`, 'NG-6.2');
  }
  if (canBecome(state, target, nothing, all, NO_WAY, isStronger)) {
    return new Refusal('Too few ships would be left for all the relics.', 'NG-6.24');
  }
  return whyTooFew(state, seat, target);
}

function whyTooFew(state: Nexum, seat: number, target: number): Refusal {
  let needed = 1;
  while (!isStronger(state, target, { free: needed, carriers: 0, militaries: 0 })) needed++;
  const sent = allSources(state, seat).map((from) => {
    const spare = Math.min(state.ships[from] - 1, state.ships[from] - state.moved[from]);
    return priceOf(state, from, target, 1, 0) === NO_WAY ? 0 : spare;
  });
  const most = sent.reduce((sum, ships) => sum + ships, 0);
  return new Refusal(
    `You cannot gather enough ships to beat ${placeNames[target]}: it needs ${needed}, you can send ${most}.`,
    'NG-6.21',
  );
}

function whyTooDear(state: Nexum, seat: number, target: number): Refusal {
  const have = state.energy[seat];
  const nothing = { free: 0, carriers: 0, militaries: 0 };
  const all = allSources(state, seat);
  let [tooLittle, enough] = [have, MOST_ENERGY];
  while (enough - tooLittle > 1) {
    const middle = (tooLittle + enough) >>> 1;
    if (canBecome(state, target, nothing, all, middle, isWon)) enough = middle;
    else tooLittle = middle;
  }
  return new Refusal(`To send enough ships takes ${enough} energy; you have ${have}.`, 'NG-6.1');
}

/** More than all ships of a seat could ever pay together. */
const MOST_ENERGY = 255;

/** The same position with hyperspace open everywhere. */
function opened(state: Nexum): Nexum {
  const copy = shape.clone(state);
  copy.closed = 0;
  return copy;
}

function onSameSide(state: Nexum, seat: number, other: number): boolean {
  return (state.allies[seat] & (1 << other)) !== 0;
}
