// The battlefield as one seat sees it, worked out once for all moves that are to be compared.

import { enemiesOf, isEnemy } from '../rules/army.ts';
import {
  BONUS,
  GOAL,
  GOAL_BASE,
  GOAL_LAND,
  GOAL_UNIT,
  HITS_ON,
  MINES,
  MISSION_COLUMNS,
  POINTS,
  UNIT_COLUMNS,
  WON,
} from '../rules/columns.ts';
import { HEXES, MISSIONS, SEATS, TYPES, type Nexus } from '../rules/state.ts';

const LANDS = 8;
/** Farther than any hex is from another. */
const FAR = 9;

/** Filled anew for each question, so that asking allocates nothing. */
export const field = {
  enemies: 0,
  own: 0,
  /** By hex: enemy units there, and hits that the seat's own units there may expect. */
  defenders: new Float64Array(HEXES),
  hits: new Float64Array(HEXES),
  /** By hex: the seat's units that work mines. */
  miners: new Float64Array(HEXES),
  /** By hex: steps to the nearest enemy. */
  distance: new Int32Array(HEXES),
  /** Points of missions in hand for a battle won: in a land, with a unit, in an enemy's base. */
  inLand: new Float64Array(LANDS),
  withUnit: new Float64Array(TYPES),
  inBase: 0,
};

/** How many hits a unit may expect there. */
export function hitChance(state: Nexus, unit: number, hex: number): number {
  const row = unit * UNIT_COLUMNS;
  const needed = state.unitRow[row + HITS_ON] - state.unitRow[row + BONUS + state.terrain[hex]];
  return Math.min(1, Math.max(0, (7 - needed) / 6));
}

export function survey(state: Nexus, seat: number): void {
  surveyUnits(state, seat);
  measure(state);
  readMissions(state, seat);
}

/** Only who is where. */
export function surveyUnits(state: Nexus, seat: number): void {
  field.enemies = enemiesOf(state, seat);
  field.own = state.presence[seat];
  for (let set = field.enemies | field.own; set !== 0; set &= set - 1) surveyHex(state, seat, lowest(set));
}

function surveyHex(state: Nexus, seat: number, hex: number): void {
  field.defenders[hex] = field.hits[hex] = field.miners[hex] = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && isEnemy(state, seat, other))
      field.defenders[hex] += state.here[hex * SEATS + other];
  }
  if (state.here[hex * SEATS + seat] === 0) return;
  for (let unit = 0; unit < TYPES; unit++) {
    const number = state.units[(hex * SEATS + seat) * TYPES + unit];
    if (number === 0) continue;
    field.hits[hex] += number * hitChance(state, unit, hex);
    if (state.unitRow[unit * UNIT_COLUMNS + MINES] === 1) field.miners[hex] += number;
  }
}

/** Rings around the enemies, one after the other. */
function measure(state: Nexus): void {
  let reached = field.enemies;
  let ring = field.enemies;
  for (let steps = 0; steps < FAR; steps++) {
    let next = 0;
    for (let set = ring; set !== 0; set &= set - 1) {
      const hex = lowest(set);
      field.distance[hex] = steps;
      next |= state.near[hex];
    }
    ring = next & ~reached;
    reached |= next;
    if (ring === 0) break;
  }
  for (let set = state.hexes & ~reached; set !== 0; set &= set - 1) field.distance[lowest(set)] = FAR;
}

function readMissions(state: Nexus, seat: number): void {
  field.inLand.fill(0);
  field.withUnit.fill(0);
  field.inBase = 0;
  if (state.missionSize[seat] === 0 && state.lineLength === 0) return;
  const [cards, at] = state.lineLength > 0 ? [state.line, 0] : [state.missionHand, seat * MISSIONS];
  for (let card = 0; card < MISSIONS; card++) {
    const row = card * MISSION_COLUMNS;
    if (!(cards[at + card] > 0) || state.missionRow[row + GOAL] !== WON) continue;
    const points = state.missionRow[row + POINTS];
    const land = state.missionRow[row + GOAL_LAND];
    const unit = state.missionRow[row + GOAL_UNIT];
    if (state.missionRow[row + GOAL_BASE] === 1) field.inBase = Math.max(field.inBase, points);
    else if (land > 0) field.inLand[land - 1] = Math.max(field.inLand[land - 1], points);
    else if (unit > 0) field.withUnit[unit - 1] = Math.max(field.withUnit[unit - 1], points);
  }
}

export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}
