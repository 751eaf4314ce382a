// Why an order of ships does not go somewhere. Written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { PLANET_LIMIT } from '../../../data/numbers.ts';
import { refuse } from '../../../words/messages.ts';
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
  const at = { place: placeNames[target] };
  if (state.size[target] === 0) return refuse('NG-3.1', 'noSuchPlace', at);
  const owner = state.owner[target] - 1;
  if (owner >= 0 && owner !== seat && onSameSide(state, seat, owner)) {
    return refuse('NG-9.13', 'allyThere', at);
  }
  if (slot(target) >= FIRST_STAR) return whyNotEnter(state, seat, target) ?? whyNobody(state, seat, target);
  if (owner === seat && state.ships[target] >= PLANET_LIMIT) {
    return refuse('NG-6.6', 'planetFull', { ...at, ships: PLANET_LIMIT });
  }
  return owner < 0 || owner === seat ? whyNobody(state, seat, target) : whyNoAttack(state, seat, target);
}

function whyNotEnter(state: Nexum, seat: number, star: number): Refusal | null {
  const base = star - slot(star);
  for (let planet = base; planet < base + FIRST_STAR; planet++) {
    const missing =
      state.size[planet] > 0 &&
      (state.owner[planet] === 0 || !onSameSide(state, seat, state.owner[planet] - 1));
    if (missing) return refuse('NG-6.9', 'planetMissing', { place: placeNames[planet] });
  }
  if (state.owner[star] > 0 && state.owner[star] !== seat + 1) return refuse('NG-6.9', 'starTaken');
  return state.ships[star] < state.starLimit ? null : refuse('NG-6.10', 'starFull');
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
  return told[0] ?? refuse('NG-6.7', 'noPlanet');
}

function whyNoAttack(state: Nexum, seat: number, target: number): Refusal | null {
  const nothing = { free: 0, carriers: 0, militaries: 0 };
  const all = allSources(state, seat);
  if (canBecome(state, target, nothing, all, state.energy[seat], isWon)) return null;
  if (canBecome(state, target, nothing, all, NO_WAY, isWon)) return whyTooDear(state, seat, target);
  if (canBecome(opened(state), target, nothing, all, NO_WAY, isWon)) {
    return refuse('NG-6.2', 'tooFewReach', { place: placeNames[target] });
  }
  if (canBecome(state, target, nothing, all, NO_WAY, isStronger)) {
    return refuse('NG-6.24', 'tooFewCarriers');
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
  return refuse('NG-6.21', 'tooFewShips', { place: placeNames[target], needed, most });
}

function whyTooDear(state: Nexum, seat: number, target: number): Refusal {
  const energy = state.energy[seat];
  const nothing = { free: 0, carriers: 0, militaries: 0 };
  const all = allSources(state, seat);
  let [tooLittle, enough] = [energy, MOST_ENERGY];
  while (enough - tooLittle > 1) {
    const middle = (tooLittle + enough) >>> 1;
    if (canBecome(state, target, nothing, all, middle, isWon)) enough = middle;
    else tooLittle = middle;
  }
  return refuse('NG-6.1', 'attackTooDear', { price: enough, energy });
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
  return refuse('NG-4.3', 'moveInMovement');
}
