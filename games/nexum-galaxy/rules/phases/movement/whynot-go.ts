// Why an order of ships does not go somewhere. Written from the guide, apart from `legal`.

import { Refusal } from '@starboard/engine';
import { PLANET_LIMIT } from '../../../data/numbers.ts';
import { placeNames } from '../../moves.ts';
import { FIRST_STAR, shape, type Nexum } from '../../state.ts';
import {
  allSources,
  BUNDLES,
  bundleSize,
  canBecome,
  isStronger,
  isWon,
  NO_WAY,
  priceOf,
  slot,
} from './second-opinion.ts';
import { whyNotFleet } from './whynot-fleets.ts';

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

export function moveInMovement(): Refusal {
  return new Refusal('Ships move in a movement phase.', 'NG-4.3');
}
