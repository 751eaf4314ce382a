// Why a free action is not taken. Written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { asteroidKinds } from '../../../data/asteroids.ts';
import { LEVELS, technologies, technologyIds } from '../../../data/technologies.ts';
import { refuse } from '../../../words/messages.ts';
import { giftKinds } from '../../campaign/marker.ts';
import { asteroidNames, moves, placeNames } from '../../moves.ts';
import { payments } from '../../payments.ts';
import { whyNotAppear, whyNotCloak } from './whynot-cloak.ts';
import { DROPPED, SLOTS, type Nexum } from '../../state.ts';
import { whyNotGift } from './whynot-gift.ts';
import { skillKinds } from './skills.ts';
import { whyNotSkill } from './whynot-skills.ts';

const { capture, drop, develop, pay, cloak, appear } = moves.kinds;

export function whyNotFree(state: Nexum, seat: number, move: number): Refusal | null {
  if (giftKinds.includes(moves.kindOf(move))) return whyNotGift(state, seat, move);
  if (state.pathLevels === 0) return refuse('NG-12.1', 'noTechnology');
  if (skillKinds.includes(moves.kindOf(move))) return whyNotSkill(state, seat, move);
  switch (moves.kindOf(move)) {
    case capture.id:
      return whyNotCapture(state, seat, capture.planet(move));
    case drop.id:
      return whyNotDrop(state, seat, drop.asteroid(move));
    case cloak.id:
      return whyNotCloak(state, seat, cloak.from(move), cloak.relic(move));
    case appear.id:
      return whyNotAppear(state, seat, appear.planet(move));
    case develop.id:
      return whyNotDevelop(state, seat, develop.technology(move));
    default:
      return whyNotPay(state, seat, pay.technology(move), pay.asteroids(move));
  }
}

/** NG-13.3 */
function whyNotCapture(state: Nexum, seat: number, place: number): Refusal | null {
  const at = { place: placeNames[place] };
  const [system, slot] = [Math.floor(place / SLOTS), place % SLOTS];
  if (state.size[place] === 0) return refuse('NG-3.1', 'noSuchPlace', at);
  const hasMarker = Math.floor(state.asteroids[system] / 2 ** slot) % 2 === 1;
  if (!hasMarker) return refuse('NG-13.3', 'noAsteroidsThere', at);
  if (state.owner[place] !== seat + 1) return refuse('NG-13.3', 'noCaptor', at);
  const room = state.capacity[seat];
  if (room === 0) return refuse('NG-13.3', 'needsProcessing');
  return state.captured[seat] < room ? null : refuse('NG-13.3', 'cardFull', { room });
}

/** NG-13.5 */
function whyNotDrop(state: Nexum, seat: number, asteroid: number): Refusal | null {
  const name = asteroidNames[asteroid];
  if (state.captured[seat] === 0 || onCard(state, seat, asteroid) === 0)
    return refuse('NG-13.5', 'asteroidMissing', { asteroid: name });
  return state.dropping === DROPPED ? refuse('NG-13.5', 'droppedAlready') : null;
}

/** NG-13.6, NG-13.7 */
function whyNotDevelop(state: Nexum, seat: number, technology: number): Refusal | null {
  const order = whyNotNext(state, seat, technology);
  if (order !== null) return order;
  const { price } = technologies[technology];
  const named = { technology: technologyIds[technology] };
  if ('crystals' in price) return refuse('NG-13.7', 'paidWithAsteroids', named);
  const energy = state.energy[seat];
  return energy >= price.energy
    ? null
    : refuse('NG-13.7', 'technologyTooDear', { ...named, price: price.energy, energy });
}

function whyNotPay(state: Nexum, seat: number, technology: number, payment: number): Refusal | null {
  const order = whyNotNext(state, seat, technology);
  if (order !== null) return order;
  const { price } = technologies[technology];
  const named = { technology: technologyIds[technology] };
  if ('energy' in price) return refuse('NG-13.7', 'paidWithEnergy', { ...named, price: price.energy });
  const given = payments[payment];
  const missing = given.find(
    (asteroid) => onCard(state, seat, asteroid) < given.filter((each) => each === asteroid).length,
  );
  if (missing !== undefined)
    return refuse('NG-13.8', 'asteroidMissing', { asteroid: asteroidNames[missing] });
  if (given.length === 2 && given.some((asteroid) => isEnough([asteroid], price.crystals)))
    return refuse('NG-13.8', 'oneIsEnough');
  return isEnough(given, price.crystals)
    ? null
    : refuse('NG-13.8', price.crystals === 'same' ? 'needsSameColour' : 'needsTwoColours', named);
}

/** NG-13.6: one in a turn, in the order of its path. */
function whyNotNext(state: Nexum, seat: number, technology: number): Refusal | null {
  const path = Math.floor(technology / LEVELS);
  const level = (technology % LEVELS) + 1;
  const reached = state.levels[seat * 3 + path];
  const named = { technology: technologyIds[technology] };
  if (reached >= level) return refuse('NG-13.6', 'hasTechnology', named);
  if (reached + 1 < level)
    return refuse('NG-13.6', 'needsTechnology', { ...named, first: technologyIds[path * LEVELS + reached] });
  return state.developed === 0 ? null : refuse('NG-13.6', 'developedAlready');
}

/** NG-13.8: is there, among the crystals of these asteroids, what is asked for? */
function isEnough(given: readonly number[], asked: 'same' | 'different'): boolean {
  const crystals = given.flatMap((asteroid) => [...asteroidKinds[asteroid].crystals]);
  const colours = new Set(crystals);
  return asked === 'same' ? colours.size < crystals.length : colours.size > 1;
}

function onCard(state: Nexum, seat: number, asteroid: number): number {
  return state.processing[seat * asteroidKinds.length + asteroid];
}
