import type { Refusal } from '@starboard/engine';
import { refuse } from '../../words/messages.ts';
import * as c from '../columns.ts';
import { FIRST_HOME, HOME_HEXES, TYPES, type Nexus } from '../state.ts';
import { whyNotEnter } from './ground.ts';
import { allHexes, crowd, energizeInHand, hexName, isAlone, noneElse } from './words.ts';

function isHome(seat: number, hex: number): boolean {
  return hex >= FIRST_HOME && Math.floor((hex - FIRST_HOME) / HOME_HEXES) === seat;
}

export function whyNotBuy(state: Nexus, seat: number, unit: number, hex: number): Refusal | null {
  const row = unit * c.UNIT_COLUMNS;
  if (!isHome(seat, hex)) return refuse('NO-2.3', 'notHome');
  const cost = state.unitRow[row + c.COST];
  if (state.rubium[seat] < cost) {
    return refuse('NO-2.2', 'tooDear', { cost, rubium: state.rubium[seat] });
  }
  if (state.supply[seat * TYPES + unit] < 1) return refuse('NO-2.4', 'noFigureLeft');
  const limit = state.unitRow[row + c.PER_HEX];
  const bought = state.bought[((hex - FIRST_HOME) % HOME_HEXES) * TYPES + unit];
  if (limit === 0 || bought < limit) return null;
  return refuse('NO-18.1', 'boughtEnough', { limit, hex: hexName(hex) });
}

/** NO-2.5, NO-7.2: of a card outside the Deploy phase. */
export function whyNoCardNow(state: Nexus, seat: number, card: number): Refusal {
  if (energizeInHand(state, seat, card) === 0) return refuse('NO-7.1', 'cardNotHeld');
  const isForBattles = state.energizeRow[card * c.ENERGIZE_COLUMNS + c.EFFECT] > c.TELEPORT_EFFECT;
  return isForBattles ? refuse('NO-7.2', 'battleCard') : refuse('NO-2.5', 'deployCard');
}

export function whyNotEnergize(state: Nexus, seat: number, card: number): Refusal | null {
  const row = card * c.ENERGIZE_COLUMNS;
  if (energizeInHand(state, seat, card) === 0) return refuse('NO-7.1', 'cardNotHeld');
  switch (state.energizeRow[row + c.EFFECT]) {
    case c.GAIN:
      return null;
    case c.PROSPECT:
      return allHexes(state).some((hex) => isAlone(state, hex, seat) && state.mine[hex] === 0)
        ? null
        : idle();
    case c.RECRUIT: {
      const unit = state.energizeRow[row + c.RECRUIT_UNIT] - 1;
      return state.supply[seat * TYPES + unit] > 0 ? null : refuse('NO-2.4', 'noFigureLeft');
    }
    case c.MARCH:
      return allHexes(state).some((hex) => crowd(state, hex, seat) > 0) ? null : idle();
    case c.TELEPORT_EFFECT:
      return allHexes(state).some((hex) => someCanGo(state, seat, hex)) ? null : idle();
    default:
      return refuse('NO-7.2', 'battleCard');
  }
}

function idle(): Refusal {
  return refuse('NO-2.6', 'idleCard');
}

function someCanGo(state: Nexus, seat: number, from: number): boolean {
  for (let unit = 0; unit < TYPES; unit++) {
    if (state.ready[from * TYPES + unit] === 0) continue;
    if (allHexes(state).some((to) => whyNotBeam(state, seat, unit, from, to) === null)) return true;
  }
  return false;
}

/** NO-13.7 for one unit. */
function whyNotBeam(state: Nexus, seat: number, unit: number, from: number, to: number): Refusal | null {
  if (from === to) return refuse('NO-13.7', 'whereTheyAre');
  const retreat = !noneElse(state, from, seat);
  if (retreat && !noneElse(state, to, seat)) {
    return refuse('NO-13.7', 'onlyRetreat');
  }
  return whyNotEnter(state, unit, to);
}

export function whyNotPlace(state: Nexus, seat: number, hex: number): Refusal | null {
  const row = (state.card - 1) * c.ENERGIZE_COLUMNS;
  const unit = state.energizeRow[row + c.RECRUIT_UNIT] - 1;
  const on = state.energizeRow[row + c.RECRUIT_ON];
  const allowed = isHome(seat, hex) || (on > 0 && state.terrain[hex] === on - 1 && isAlone(state, hex, seat));
  if (!allowed) return refuse('NO-2.5', 'cardBarsHex');
  if (!isHome(seat, hex)) {
    const barred = whyNotEnter(state, unit, hex);
    if (barred !== null) return barred;
  }
  return hex < state.least ? refuse('NO-2.5', 'placeInOrder') : null;
}

export function whyNotLift(state: Nexus, seat: number, unit: number, from: number): Refusal | null {
  if (state.left === 0) return refuse('NO-13.7', 'noMoreUnits');
  if (state.liftedFrom > 0 && state.liftedFrom !== from + 1) return refuse('NO-13.7', 'oneSource');
  if (state.liftedFrom > 0 && unit < state.least) return refuse('NO-13.7', 'liftInOrder');
  if (state.ready[from * TYPES + unit] <= state.lifted[unit]) {
    return refuse('NO-13.7', 'noneReady');
  }
  const lands = allHexes(state).some((to) => whyNotAllLand(state, seat, from, to, unit) === null);
  return lands ? null : refuse('NO-13.7', 'noLanding');
}

/** Everything in the air, and one more unit. */
function whyNotAllLand(state: Nexus, seat: number, from: number, to: number, more: number): Refusal | null {
  for (let unit = 0; unit < TYPES; unit++) {
    if (unit !== more && state.lifted[unit] === 0) continue;
    const barred = whyNotBeam(state, seat, unit, from, to);
    if (barred !== null) return barred;
  }
  return null;
}

export function whyNotLand(state: Nexus, seat: number, to: number): Refusal | null {
  if (state.liftedFrom === 0) return refuse('NO-13.7', 'noneLifted');
  return whyNotAllLand(state, seat, state.liftedFrom - 1, to, state.least);
}
