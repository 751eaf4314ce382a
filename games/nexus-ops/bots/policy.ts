// What a sensible player tends to do, at a glance: where the search looks first, and how it plays lines to their end.

import type { MoveList } from '@starboard/engine';
import { hasHex, homeHex, homeOwner } from '../rules/board.ts';
import { COST, MINES, UNIT_COLUMNS } from '../rules/columns.ts';
import { moves } from '../rules/moves.ts';
import { BREATHE, DEPLOY, LOSSES, MOVE, SCORCH, WINDOW } from '../rules/phases.ts';
import { ATTACKER, DEFENDER, HOME_HEXES, MONOLITH_HEX, TYPES, type Nexus } from '../rules/state.ts';
import { field, hitChance, lowest, survey, surveyUnits } from './field.ts';
import type { Taste } from './taste.ts';

const { buy, energize, move, march, breathe, tactic, lose, score, discard, done, pass } = moves.kinds;

/** Discarding a card for a rubium is seldom sensible. */
const SELDOM = 0.02;
const ALWAYS = 40;
/** More hits than this beyond what is needed make an attack no better, fewer no worse. */
const MOST_SURPLUS = 1.5;

/** Where both sides only wait for the other to come within reach, a game would never end: from this round on, each makes it
 *  harder to stay. */
const PATIENCE = 12;
const RESTLESS = 0.15;

export type Prefer = (state: Nexus, seat: number, list: MoveList, into: Float64Array) => void;

/** `keenness` below 1 makes it more open to what it likes less; `sorted`: purchases, which could be made in any
 *  sequence, are made in one only. */
export function policyWith(taste: Taste, keenness: number, sorted: boolean): Prefer {
  const exp = (liking: number): number => Math.exp(keenness * liking);
  const keen = {
    buy: taste.buy.map(exp),
    buyDone: exp(taste.buyDone),
    energize: exp(taste.energize),
    breathe: exp(taste.breathe),
    tactic: exp(taste.tactic),
  };

  const deploying = (state: Nexus, seat: number, choice: number, last: number, miner: number): number => {
    const kind = moves.kindOf(choice);
    if (kind === done.id) return keen.buyDone;
    if (kind === energize.id) return keen.energize;
    if (kind !== buy.id) return besides(choice, 1);
    const unit = buy.unit(choice);
    if (sorted && unit * HOME_HEXES + buy.hex(choice) - homeHex(seat, 0) < last) return SELDOM;
    return state.unitRow[unit * UNIT_COLUMNS + MINES] === 1 ? keen.buy[unit] * miner : keen.buy[unit];
  };

  const attacking = (state: Nexus, unit: number, number: number, to: number): number => {
    const before = hasHex(field.own, to) ? field.hits[to] : 0;
    const surplus = before + number * hitChance(state, unit, to) - field.defenders[to];
    let points = Math.max(field.inLand[state.terrain[to]], field.withUnit[unit]);
    if (homeOwner(to) >= 0) points = Math.max(points, field.inBase);
    return (
      taste.attack +
      taste.force * Math.max(-MOST_SURPLUS, Math.min(MOST_SURPLUS, surplus)) +
      taste.mission * points +
      taste.together * (number - 1) +
      (before > 0 ? taste.join : 0)
    );
  };

  const travelling = (state: Nexus, unit: number, number: number, from: number, to: number): number => {
    let liking = taste.approach * (field.distance[from] - field.distance[to]);
    const works = state.unitRow[unit * UNIT_COLUMNS + MINES] === 1;
    if (works && state.mine[from] > 0 && field.miners[from] === number && !hasHex(field.enemies, from)) {
      liking += taste.desert * state.mine[from];
    }
    if (to === MONOLITH_HEX) liking += taste.monolith;
    if (hasHex(field.own, to)) {
      if (works && state.mine[to] > 0 && field.miners[to] === 0) return liking + taste.mine * state.mine[to];
      return to === MONOLITH_HEX ? liking : liking + taste.gather;
    }
    // one is enough to look at a token or to hold a mine
    const spare = 0.7 * (number - 1);
    if (state.token[to] > 0) return liking + taste.explore - spare;
    if (state.mine[to] > 0 && works) return liking + taste.mine * state.mine[to] - spare;
    return liking + taste.roam;
  };

  const moving = (state: Nexus, choice: number): number => {
    const kind = moves.kindOf(choice);
    if (kind === done.id) return exp(taste.moveDone - RESTLESS * Math.max(0, state.round - PATIENCE));
    if (kind === march.id) return hasHex(field.enemies, march.to(choice)) ? 1 : 0.3;
    if (kind !== move.id) return besides(choice, 1);
    const to = move.to(choice);
    const unit = move.unit(choice);
    const number = move.number(choice);
    if (hasHex(field.enemies, to)) return exp(attacking(state, unit, number, to));
    return exp(travelling(state, unit, number, move.from(choice), to));
  };

  return (state, seat, list, into) => {
    const { moves: legal, length } = list;
    switch (state.phase) {
      case DEPLOY: {
        const last = sorted ? lastBought(state) : -1;
        const miner = exp(taste.buyMiner * idleMines(state, seat));
        for (let i = 0; i < length; i++) into[i] = deploying(state, seat, legal[i], last, miner);
        return;
      }
      case MOVE:
        survey(state, seat);
        for (let i = 0; i < length; i++) into[i] = moving(state, legal[i]);
        return;
      case BREATHE:
        for (let i = 0; i < length; i++)
          into[i] = besides(legal[i], moves.kindOf(legal[i]) === breathe.id ? keen.breathe : 1);
        return;
      case LOSSES:
      case SCORCH:
        for (let i = 0; i < length; i++) into[i] = losing(state, legal[i]);
        return;
      case WINDOW:
        for (let i = 0; i < length; i++) into[i] = answering(state, seat, legal[i], keen.tactic);
        return;
      default:
        for (let i = 0; i < length; i++)
          into[i] = besides(legal[i], moves.kindOf(legal[i]) === done.id ? 0.1 : 1);
    }
  };
}

/** Missions are scored as soon as they can be; cards are kept. */
function besides(choice: number, otherwise: number): number {
  const kind = moves.kindOf(choice);
  if (kind === score.id) return ALWAYS;
  return kind === discard.id ? SELDOM : otherwise;
}

function lastBought(state: Nexus): number {
  let last = -1;
  for (let i = 0; i < HOME_HEXES * TYPES; i++) {
    if (state.bought[i] > 0) last = Math.max(last, (i % TYPES) * HOME_HEXES + Math.trunc(i / TYPES));
  }
  return last;
}

/** Open mines of the board that nobody of the seat's works, beyond those that its idle miners could: at most three. */
function idleMines(state: Nexus, seat: number): number {
  surveyUnits(state, seat);
  let mines = 0;
  let idle = 0;
  for (let set = state.hexes; set !== 0; set &= set - 1) {
    const hex = lowest(set);
    const miners = hasHex(field.own, hex) ? field.miners[hex] : 0;
    if (state.mine[hex] > 0 && !hasHex(field.enemies, hex) && miners === 0) mines++;
    idle += Math.max(0, miners - (state.mine[hex] > 0 ? 1 : 0));
  }
  return Math.max(-2, Math.min(3, mines - idle));
}

/** What is cheapest of one's own, what is dearest of the enemy's. */
function losing(state: Nexus, choice: number): number {
  if (moves.kindOf(choice) !== lose.id) return SELDOM;
  const cost = state.unitRow[lose.unit(choice) * UNIT_COLUMNS + COST];
  // at odd stages the seat picks what the other loses
  const picks = state.phase === LOSSES && state.stage % 2 === 1;
  return picks ? cost * cost : 1 / (cost * cost);
}

function answering(state: Nexus, seat: number, choice: number, keen: number): number {
  const kind = moves.kindOf(choice);
  if (kind === pass.id) return 1;
  if (kind !== tactic.id) return SELDOM;
  const mine = seat === state.turn ? ATTACKER : seat === state.defender ? DEFENDER : -1;
  return tactic.side(choice) === mine ? keen : SELDOM;
}
