import { Refusal } from '@starboard/engine';
import * as c from '../columns.ts';
import { FIRST_HOME, HOME_HEXES, TYPES, type Nexus } from '../state.ts';
import { whyNotEnter } from './ground.ts';
import { allHexes, crowd, energizeInHand, hexName, isAlone, noneElse } from './words.ts';

function isHome(seat: number, hex: number): boolean {
  return hex >= FIRST_HOME && Math.floor((hex - FIRST_HOME) / HOME_HEXES) === seat;
}

export function whyNotBuy(state: Nexus, seat: number, unit: number, hex: number): Refusal | null {
  const row = unit * c.UNIT_COLUMNS;
  if (!isHome(seat, hex)) return new Refusal('New units are put on your home-base hexes.', 'NO-2.3');
  const cost = state.unitRow[row + c.COST];
  if (state.rubium[seat] < cost) {
    return new Refusal(`It costs ${cost} rubium; you have ${state.rubium[seat]}.`, 'NO-2.2');
  }
  if (state.supply[seat * TYPES + unit] < 1) return new Refusal('No figure of that unit is left.', 'NO-2.4');
  const limit = state.unitRow[row + c.PER_HEX];
  const bought = state.bought[((hex - FIRST_HOME) % HOME_HEXES) * TYPES + unit];
  if (limit === 0 || bought < limit) return null;
  return new Refusal(`No more than ${limit} may be bought for ${hexName(hex)} this turn.`, 'NO-18.1');
}

export function whyNotEnergize(state: Nexus, seat: number, card: number): Refusal | null {
  const row = card * c.ENERGIZE_COLUMNS;
  if (energizeInHand(state, seat, card) === 0) return new Refusal('You do not hold that card.', 'NO-7.1');
  const nothing = new Refusal('That card would do nothing now.', 'NO-2.6');
  switch (state.energizeRow[row + c.EFFECT]) {
    case c.GAIN:
      return null;
    case c.PROSPECT:
      return allHexes(state).some((hex) => isAlone(state, hex, seat) && state.mine[hex] === 0)
        ? null
        : nothing;
    case c.RECRUIT: {
      const unit = state.energizeRow[row + c.RECRUIT_UNIT] - 1;
      return state.supply[seat * TYPES + unit] > 0
        ? null
        : new Refusal('No figure of that unit is left.', 'NO-2.4');
    }
    case c.MARCH:
      return allHexes(state).some((hex) => crowd(state, hex, seat) > 0) ? null : nothing;
    case c.TELEPORT_EFFECT:
      return allHexes(state).some((hex) => someCanGo(state, seat, hex)) ? null : nothing;
    default:
      return new Refusal('That card is played in battles.', 'NO-7.2');
  }
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
  if (from === to) return new Refusal('That is where they come from.', 'NO-13.7');
  const retreat = !noneElse(state, from, seat);
  if (retreat && !noneElse(state, to, seat)) {
    return new Refusal('From a contested hex they only go where no other player is.', 'NO-13.7');
  }
  return whyNotEnter(state, unit, to);
}

export function whyNotPlace(state: Nexus, seat: number, hex: number): Refusal | null {
  const row = (state.card - 1) * c.ENERGIZE_COLUMNS;
  const unit = state.energizeRow[row + c.RECRUIT_UNIT] - 1;
  const on = state.energizeRow[row + c.RECRUIT_ON];
  const allowed = isHome(seat, hex) || (on > 0 && state.terrain[hex] === on - 1 && isAlone(state, hex, seat));
  if (!allowed) return new Refusal('Your card does not allow that hex.', 'NO-2.5');
  if (!isHome(seat, hex)) {
    const barred = whyNotEnter(state, unit, hex);
    if (barred !== null) return barred;
  }
  return hex < state.least ? new Refusal('Place them in the order of the hexes.', 'NO-2.5') : null;
}

export function whyNotLift(state: Nexus, seat: number, unit: number, from: number): Refusal | null {
  if (state.left === 0) return new Refusal('No more units can go along.', 'NO-13.7');
  if (state.liftedFrom > 0 && state.liftedFrom !== from + 1)
    return new Refusal('All come from one hex.', 'NO-13.7');
  if (state.liftedFrom > 0 && unit < state.least)
    return new Refusal('Take them in the order of the player board.', 'NO-13.7');
  if (state.ready[from * TYPES + unit] <= state.lifted[unit]) {
    return new Refusal('No such unit there is ready to go.', 'NO-13.7');
  }
  const lands = allHexes(state).some((to) => whyNotAllLand(state, seat, from, to, unit) === null);
  return lands ? null : new Refusal('They could not land anywhere together.', 'NO-13.7');
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
  if (state.liftedFrom === 0) return new Refusal('Take at least one unit along.', 'NO-13.7');
  return whyNotAllLand(state, seat, state.liftedFrom - 1, to, state.least);
}
