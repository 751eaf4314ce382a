// NO-2.5, NO-13: Energize cards of the Deploy phase. A card is a row; its effect is one of five.

import type { MoveList } from '@starboard/engine';
import { controlledBy, deploy, isContested, othersOf, transfer } from '../army.ts';
import { firstHex, homeSet } from '../board.ts';
import { loseEnergize } from '../cards.ts';
import {
  AMOUNT,
  EFFECT,
  ENERGIZE_COLUMNS,
  GAIN,
  MARCH,
  PROSPECT,
  RECRUIT,
  RECRUIT_ON,
  RECRUIT_UNIT,
  TELEPORT_EFFECT,
} from '../columns.ts';
import type { Tell } from '../events.ts';
import { moves } from '../moves.ts';
import { DEPLOY, PLACE, TELEPORT } from '../phases.ts';
import { gainRubium } from '../rubium.ts';
import { ENERGIZES, TYPES, type Nexus } from '../state.ts';

const { energize, place, lift, land } = moves.kinds;

function isDeployCard(state: Nexus, card: number): boolean {
  return state.energizeRow[card * ENERGIZE_COLUMNS + EFFECT] <= TELEPORT_EFFECT;
}

export function addDeployCards(state: Nexus, seat: number, into: MoveList): void {
  if (state.energizeSize[seat] === 0) return;
  for (let card = 0; card < ENERGIZES; card++) {
    if (state.energizeHand[seat * ENERGIZES + card] === 0) continue;
    if (isDeployCard(state, card) && hasEffect(state, seat, card)) into.add(energize.make(card));
  }
}

/** NO-2.6: a card that would do nothing is not played. */
function hasEffect(state: Nexus, seat: number, card: number): boolean {
  const row = card * ENERGIZE_COLUMNS;
  switch (state.energizeRow[row + EFFECT]) {
    case GAIN:
      return true;
    case PROSPECT:
      return prospects(state, seat) > 0;
    case RECRUIT:
      return state.supply[seat * TYPES + state.energizeRow[row + RECRUIT_UNIT] - 1] > 0;
    case MARCH:
      return state.army[seat] > 0;
    default:
      return canLift(state, seat);
  }
}

export function playDeployCard(state: Nexus, seat: number, card: number, tell?: Tell): void {
  const row = card * ENERGIZE_COLUMNS;
  const amount = state.energizeRow[row + AMOUNT];
  loseEnergize(state, seat, card);
  state.energizeDiscard[card]++;
  tell?.({ event: 'energized', seat, card });
  switch (state.energizeRow[row + EFFECT]) {
    case GAIN:
      return gainRubium(state, seat, amount, 'card', tell);
    case PROSPECT:
      return gainRubium(state, seat, amount * prospects(state, seat), 'card', tell);
    case MARCH:
      state.marches += amount;
      return;
    case RECRUIT:
      return startRecruiting(state, seat, card, amount);
    default:
      state.card = card + 1;
      state.left = amount;
      state.chain = 1;
      state.phase = TELEPORT;
  }
}

/** The controlled hexes without an open mine. */
function prospects(state: Nexus, seat: number): number {
  let count = 0;
  for (let set = controlledBy(state, seat); set !== 0; set &= set - 1) {
    if (state.mine[firstHex(set)] === 0) count++;
  }
  return count;
}

function startRecruiting(state: Nexus, seat: number, card: number, number: number): void {
  const unit = recruitOf(state, card);
  state.card = card + 1;
  state.left = Math.min(number, state.supply[seat * TYPES + unit]);
  state.least = 0;
  state.chain = 1;
  state.phase = PLACE;
}

function recruitOf(state: Nexus, card: number): number {
  return state.energizeRow[card * ENERGIZE_COLUMNS + RECRUIT_UNIT] - 1;
}

/** Home-base hexes, and controlled hexes of the card's land that the unit may enter. */
function recruitingHexes(state: Nexus, seat: number): number {
  const on = state.energizeRow[(state.card - 1) * ENERGIZE_COLUMNS + RECRUIT_ON];
  const lands = on === 0 ? 0 : controlledBy(state, seat) & state.lands[on - 1];
  return homeSet(seat) | (lands & state.ground[recruitOf(state, state.card - 1)]);
}

/** In the order of the hexes: two units for two hexes are one order. */
export function legalPlaces(state: Nexus, seat: number, into: MoveList): void {
  for (let set = recruitingHexes(state, seat); set !== 0; set &= set - 1) {
    const hex = firstHex(set);
    if (hex >= state.least) into.add(place.make(hex));
  }
}

export function placeRecruit(state: Nexus, seat: number, hex: number, tell?: Tell): void {
  const unit = recruitOf(state, state.card - 1);
  deploy(state, seat, unit, hex);
  state.ready[hex * TYPES + unit]++;
  tell?.({ event: 'placed', seat, unit, hex });
  state.least = hex;
  if (--state.left === 0) backToDeploy(state);
}

function backToDeploy(state: Nexus): void {
  state.card = 0;
  state.left = 0;
  state.least = 0;
  state.chain = 0;
  state.phase = DEPLOY;
}

/** Where units of that type could be put from that hex. From a contested hex only where no other player is. */
function landings(state: Nexus, seat: number, unit: number, from: number): number {
  const away = state.ground[unit] & ~(1 << from);
  return isContested(state, from) ? away & ~othersOf(state, seat) : away;
}

function canLift(state: Nexus, seat: number): boolean {
  for (let set = state.presence[seat]; set !== 0; set &= set - 1) {
    const from = firstHex(set);
    for (let unit = 0; unit < TYPES; unit++) {
      if (state.ready[from * TYPES + unit] > 0 && landings(state, seat, unit, from) !== 0) return true;
    }
  }
  return false;
}

/** Where everything in the air could land, and one more of that type. */
function commonLandings(state: Nexus, seat: number, unit: number, from: number): number {
  let set = landings(state, seat, unit, from);
  for (let other = 0; other < TYPES; other++) {
    if (state.lifted[other] > 0) set &= landings(state, seat, other, from);
  }
  return set;
}

/** Units of one hex in the order of the player board, then where they land. */
export function legalTeleports(state: Nexus, seat: number, into: MoveList): void {
  const flying = state.liftedFrom > 0;
  const sources = flying ? 1 << (state.liftedFrom - 1) : state.presence[seat];
  for (let set = state.left > 0 ? sources : 0; set !== 0; set &= set - 1) {
    const from = firstHex(set);
    for (let unit = state.least; unit < TYPES; unit++) {
      if (state.ready[from * TYPES + unit] === state.lifted[unit]) continue;
      if (commonLandings(state, seat, unit, from) !== 0) into.add(lift.make(unit, from));
    }
  }
  if (!flying) return;
  for (let set = commonLandings(state, seat, state.least, state.liftedFrom - 1); set !== 0; set &= set - 1) {
    into.add(land.make(firstHex(set)));
  }
}

export function liftUnit(state: Nexus, unit: number, from: number): void {
  state.liftedFrom = from + 1;
  state.lifted[unit]++;
  state.least = unit;
  state.left--;
}

/** They do not move this turn: they are no longer ready. */
export function landUnits(state: Nexus, seat: number, to: number, tell?: Tell): void {
  const from = state.liftedFrom - 1;
  for (let unit = 0; unit < TYPES; unit++) {
    const number = state.lifted[unit];
    if (number === 0) continue;
    transfer(state, seat, unit, number, from, to);
    state.ready[from * TYPES + unit] -= number;
    state.bound[from * TYPES + unit] = Math.max(0, state.bound[from * TYPES + unit] - number);
    tell?.({ event: 'moved', seat, unit, number, from, to });
  }
  state.liftedFrom = 0;
  state.lifted.fill(0);
  backToDeploy(state);
}
