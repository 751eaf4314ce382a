// The exact odds of a battle round, cards and broken Shardians excepted, for interfaces and bots. Works on probabilities, so it is the one
// file of these rules that knows fractions.

import { unitAtStep } from './battle.ts';
import { BONUS, COST, FEWER_DICE, HITS_ON, ORDER, PICKS_ON, UNIT_COLUMNS } from './columns.ts';
import { fightersAt } from './found.ts';
import { TYPES, type Nexus } from './state.ts';

/** Units by type. */
export type Army = readonly number[];

/** Which unit of an army goes, when its owner gives one up and when the enemy picks one. */
export interface Sacrifice {
  readonly giveUp: (state: Nexus, army: Army) => number;
  readonly pick: (state: Nexus, army: Army) => number;
}

export interface Ending {
  readonly attack: Army;
  readonly defence: Army;
  readonly chance: number;
}

export interface Odds {
  /** All endings with the survivors of both sides, the likeliest first. Their chances add up to 1. */
  readonly endings: readonly Ending[];
  /** The defender has nothing left (NO-6.8, NO-6.10). */
  readonly win: number;
  /** The attacker has nothing left and the defender has. */
  readonly loss: number;
}

/** Owners give up what is cheapest, enemies pick what is dearest; of equal price, what attacks first. */
export const byPrice: Sacrifice = {
  giveUp: (state, army) => bestUnit(army, (unit) => -priceOf(state, unit) * TYPES - orderOf(state, unit)),
  pick: (state, army) => bestUnit(army, (unit) => priceOf(state, unit) * TYPES - orderOf(state, unit)),
};

function priceOf(state: Nexus, unit: number): number {
  return state.unitRow[unit * UNIT_COLUMNS + COST];
}

function orderOf(state: Nexus, unit: number): number {
  return state.unitRow[unit * UNIT_COLUMNS + ORDER] - 1;
}

function bestUnit(army: Army, worth: (unit: number) => number): number {
  let best = -1;
  for (let unit = 0; unit < army.length; unit++) {
    if (army[unit] > 0 && (best < 0 || worth(unit) > worth(best))) best = unit;
  }
  return best;
}

/** A moment between two types: armies left, and how likely it is. */
type Branches = Map<number, number>;

/** Of the battle that seat would fight against the other in that hex now. NO-5.7: armies are those who fight. */
export function battleOdds(
  state: Nexus,
  hex: number,
  attacker: number,
  defender: number,
  sacrifice: Sacrifice = byPrice,
): Odds {
  const start = sideKey(armyAt(state, hex, attacker)) * SIDE + sideKey(armyAt(state, hex, defender));
  let open: Branches = new Map([[start, 1]]);
  const closed: Branches = new Map();
  for (let step = 0; step <= TYPES; step++) {
    const unit = unitAtStep(state, step, state.terrain[hex]);
    if (unit >= 0) open = attackOf(state, unit, state.terrain[hex], open, closed, sacrifice);
  }
  for (const [key, chance] of open) add(closed, key, chance);
  return oddsOf(closed);
}

function armyAt(state: Nexus, hex: number, seat: number): Army {
  return Array.from({ length: TYPES }, (_, unit) => fightersAt(state, hex, seat, unit));
}

/** One type attacks in every branch; branches in which a side is gone are closed. */
function attackOf(
  state: Nexus,
  unit: number,
  terrain: number,
  open: Branches,
  closed: Branches,
  sacrifice: Sacrifice,
): Branches {
  const next: Branches = new Map();
  for (const [key, chance] of open) {
    const attack = armyOf(Math.trunc(key / SIDE));
    const defence = armyOf(key % SIDE);
    // both have rolled before anybody gives up a unit, so what one side loses does not depend on the other's losses
    const own = survivors(attack, hitOdds(state, unit, defence[unit], terrain), (army, hits) =>
      attackerLosses(state, army, hits, sacrifice),
    );
    const enemy = survivors(defence, hitOdds(state, unit, attack[unit], terrain), (army, hits) =>
      defenderLosses(state, army, hits, sacrifice),
    );
    for (const [left, ownChance] of own) {
      for (const [right, enemyChance] of enemy) {
        const isOver = left === 0 || right === 0;
        add(isOver ? closed : next, left * SIDE + right, chance * ownChance * enemyChance);
      }
    }
  }
  return next;
}

interface Hits {
  readonly hits: number;
  /** Those of them whose casualty the roller picks. */
  readonly picks: number;
  readonly chance: number;
}

/** How many hits a group scores, and how many of them it may pick for. */
function hitOdds(state: Nexus, unit: number, units: number, terrain: number): Hits[] {
  const row = unit * UNIT_COLUMNS;
  const dice = Math.max(0, units - (units > 0 ? state.unitRow[row + FEWER_DICE] : 0));
  const bonus = state.unitRow[row + BONUS + terrain];
  const hitsOn = state.unitRow[row + HITS_ON];
  const picksOn = state.unitRow[row + PICKS_ON];
  const hit = atLeast(hitsOn - bonus);
  const pick = picksOn === 0 ? 0 : atLeast(Math.max(picksOn, hitsOn) - bonus);
  const odds: Hits[] = [];
  for (let hits = 0; hits <= dice; hits++) {
    for (let picks = 0; picks <= hits; picks++) {
      const ways = choose(dice, hits) * choose(hits, picks);
      const chance =
        ways * power(pick, picks) * power(hit - pick, hits - picks) * power(1 - hit, dice - hits);
      if (chance > 0) odds.push({ hits, picks, chance });
    }
  }
  return odds;
}

/** The chance that a die shows that or more. */
function atLeast(face: number): number {
  return Math.min(6, Math.max(0, 7 - face)) / 6;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}

/** What may be left of an army after hits on it. */
function survivors(army: Army, odds: readonly Hits[], lose: (army: number[], hits: Hits) => void): Branches {
  const left: Branches = new Map();
  for (const hits of odds) {
    const rest = [...army];
    lose(rest, hits);
    add(left, sideKey(rest), hits.chance);
  }
  return left;
}

/** NO-6.6: the attacker gives up its own before the defender picks. */
function attackerLosses(
  state: Nexus,
  army: number[],
  { hits, picks }: Hits,
  { giveUp, pick }: Sacrifice,
): void {
  remove(army, hits - picks, (each) => giveUp(state, each));
  remove(army, picks, (each) => pick(state, each));
}

/** NO-6.6: the attacker picks before the defender gives up its own. */
function defenderLosses(
  state: Nexus,
  army: number[],
  { hits, picks }: Hits,
  { giveUp, pick }: Sacrifice,
): void {
  remove(army, picks, (each) => pick(state, each));
  remove(army, hits - picks, (each) => giveUp(state, each));
}

function remove(army: number[], number: number, next: (army: Army) => number): void {
  for (let i = 0; i < number; i++) {
    const unit = next(army);
    if (unit < 0) return;
    army[unit]--;
  }
}

/** Both armies as one number: four bits for each type. */
const SIDE = 2 ** (4 * TYPES);

function sideKey(army: Army): number {
  return army.reduceRight((key, units) => key * 16 + units, 0);
}

function armyOf(key: number): Army {
  return Array.from({ length: TYPES }, (_, unit) => (key >>> (4 * unit)) & 15);
}

function add(branches: Branches, key: number, chance: number): void {
  branches.set(key, (branches.get(key) ?? 0) + chance);
}

function oddsOf(closed: Branches): Odds {
  let win = 0;
  let loss = 0;
  const endings: Ending[] = [];
  for (const [key, chance] of closed) {
    if (key % SIDE === 0) win += chance;
    else if (key < SIDE) loss += chance;
    endings.push({ attack: armyOf(Math.trunc(key / SIDE)), defence: armyOf(key % SIDE), chance });
  }
  return { endings: endings.toSorted((a, b) => b.chance - a.chance), win, loss };
}
