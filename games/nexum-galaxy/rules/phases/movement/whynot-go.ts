// Why an order of ships does not go somewhere. Written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { PLANET_LIMIT } from '../../../data/numbers.ts';
import { refuse } from '../../../words/messages.ts';
import { lyingOn } from '../../campaign/blanket.ts';
import { placeNames } from '../../moves.ts';
import { AREA, FIRST_STAR, HOLE, SLOTS, UNBARRED, type Nexum } from '../../state.ts';
import { allSources, BUNDLES, bundleSize, canBecome, isWon, NO_WAY, slot } from './second-opinion.ts';
import { leastPrice, whyNotWon } from './whynot-attack.ts';
import { whyNotFleet } from './whynot-fleets.ts';

/** NG-9.13, NG-10.9, NG-6.30, NG-6.9, NG-6.10, NG-6.6, then whether any ship could go. */
export function whyNotGo(state: Nexum, seat: number, target: number): Refusal | null {
  const at = { place: placeNames[target] };
  if (state.size[target] === 0) return refuse('NG-3.1', 'noSuchPlace', at);
  const owner = state.owner[target] - 1;
  if (owner >= 0 && owner !== seat && onSameSide(state, seat, owner)) {
    return refuse('NG-9.13', 'allyThere', at);
  }
  if (state.size[target] === HOLE) return refuse('NG-15.15', 'blackHole');
  if (state.size[target] === AREA) return whyNotCloud(state, seat, target);
  if (lyingOn(state, 'noMove', target) > 0 && Math.floor(state.declared / UNBARRED) % 2 === 0)
    return refuse('NG-10.9', 'barredThere', at);
  if (slot(target) >= FIRST_STAR && owner >= 0 && owner !== seat) return whyNotOnStar(state, seat, target);
  if (slot(target) >= FIRST_STAR) return whyNotEnter(state, seat, target) ?? whyNobody(state, seat, target);
  if (owner === seat && state.ships[target] >= PLANET_LIMIT) {
    return refuse('NG-6.6', 'planetFull', { ...at, ships: PLANET_LIMIT });
  }
  return owner < 0 || owner === seat ? whyNobody(state, seat, target) : whyNoAttack(state, seat, target);
}

/** NG-6.30, NG-15.18 */
function whyNotOnStar(state: Nexum, seat: number, star: number): Refusal | null {
  const at = { place: placeNames[star] };
  if (!(state.giants & (1 << Math.floor(star / SLOTS)))) return refuse('NG-6.30', 'starNotAttacked', at);
  const base = star - slot(star);
  const planets = [0, 1, 2, 3, 4, 5].map((each) => base + each).filter((place) => state.size[place] > 0);
  const held = planets.filter((place) => {
    const owner = state.owner[place] - 1;
    return owner >= 0 && onSameSide(state, seat, owner);
  });
  return 2 * held.length < planets.length
    ? refuse('NG-15.18', 'giantNeedsHalf', at)
    : whyNoAttack(state, seat, star);
}

/** NG-12.4 */
function whyNotCloud(state: Nexum, seat: number, target: number): Refusal | null {
  return slot(target) === seat
    ? whyNobody(state, seat, target)
    : refuse('NG-12.4', 'otherArea', { place: placeNames[target] });
}

function whyNotEnter(state: Nexum, seat: number, star: number): Refusal | null {
  if (state.starless & (1 << Math.floor(star / SLOTS))) return refuse('NG-6.9', 'starClosed');
  const base = star - slot(star);
  if (!state.size.subarray(base, base + FIRST_STAR).some((size) => size > 0))
    return refuse('NG-14.6', 'noPlanetsLeft', { place: placeNames[star] });
  for (let planet = base; planet < base + FIRST_STAR; planet++) {
    const missing =
      state.size[planet] > 0 &&
      (state.owner[planet] === 0 || !onSameSide(state, seat, state.owner[planet] - 1));
    if (missing) return refuse('NG-6.9', 'planetMissing', { place: placeNames[planet] });
  }
  return state.ships[star] < state.starLimit ? null : refuse('NG-6.10', 'starFull');
}

/** What a person would want to hear first when several rules forbid the same journey; of prices, the least. */
const TELLING = [
  'NG-6.1',
  'NG-6.2',
  'NG-12.2',
  'NG-15.13',
  'NG-15.17',
  'NG-18.3',
  'NG-2.2',
  'NG-6.5',
  'NG-6.7',
  'NG-10.9',
  'NG-6.11',
];

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
  const price = ({ values }: Refusal): number => Number(values['price'] ?? 0);
  const told = reasons
    .filter((each) => order(each) >= 0)
    .toSorted((a, b) => order(a) - order(b) || price(a) - price(b));
  return told[0] ?? refuse('NG-6.7', 'noPlanet');
}

function whyNoAttack(state: Nexum, seat: number, target: number): Refusal | null {
  const attack = {
    target,
    start: { free: 0, carriers: 0, militaries: 0 },
    from: allSources(state, seat),
  };
  const energy = state.energy[seat];
  if (canBecome(state, target, attack.start, attack.from, energy, isWon)) return null;
  const price = leastPrice(state, attack);
  return price < NO_WAY ? refuse('NG-6.1', 'attackTooDear', { price, energy }) : whyNotWon(state, attack);
}

function onSameSide(state: Nexum, seat: number, other: number): boolean {
  return (state.allies[seat] & (1 << other)) !== 0;
}

export function moveInMovement(): Refusal {
  return refuse('NG-4.3', 'moveInMovement');
}
