// How strong a corporation stands.

import { controlledBy, enemiesOf } from '../rules/army.ts';
import { countHexes, hasHex, homeHex } from '../rules/board.ts';
import { FIGURES_EACH, UNIT_COLUMNS } from '../rules/columns.ts';
import { incomeOf } from '../rules/income.ts';
import { HOME_HEXES, MONOLITH_HEX, SEATS, TYPES, type Nexus } from '../rules/state.ts';
import { lowest } from './field.ts';
import { battleProspects } from './prospects.ts';
import type { Weights } from './weights.ts';

export const terms = [
  { id: 'points', title: 'mission points' },
  { id: 'army', title: 'the army' },
  { id: 'income', title: 'rubium from mines' },
  { id: 'rubium', title: 'rubium in stock' },
  { id: 'cards', title: 'cards in hand' },
  { id: 'ground', title: 'where the units stand' },
  { id: 'turn', title: 'having the turn' },
] as const;

export function weigh(state: Nexus, seat: number, worth: Weights, into: Float64Array): void {
  const points = state.points[seat];
  const controlled = controlledBy(state, seat);
  into[0] = points * (worth.point + (worth.pointsNearGoal * points) / state.goal);
  into[1] = 0;
  for (let unit = 0; unit < TYPES; unit++) {
    const figures = state.unitRow[unit * UNIT_COLUMNS + FIGURES_EACH];
    into[1] += worth.units[unit] * (figures - state.supply[seat * TYPES + unit]);
  }
  into[2] = worth.income * incomeOf(state, seat);
  into[3] = worth.rubium * usableRubium(state.rubium[seat]);
  into[4] = worth.mission * state.missionSize[seat] + worth.energize * state.energizeSize[seat];
  into[5] = worth.spread * countHexes(controlled) + worth.front * unitsAtFront(state, seat);
  if (state.vortex === 0 && hasHex(controlled, MONOLITH_HEX)) into[5] += worth.monolith;
  into[5] += battleProspects(state, seat, worth);
  const restless = worth.restless * Math.max(0, state.round - worth.patience);
  if (restless > 0) into[5] += restless * unitsAbroad(state, seat);
  into[6] = state.turn === seat ? worth.turn : 0;
}

/** As much as can be spent in a turn without regret. */
const PURCHASES = 20;

function usableRubium(rubium: number): number {
  return rubium <= PURCHASES ? rubium : PURCHASES + (rubium - PURCHASES) / 10;
}

function unitsAbroad(state: Nexus, seat: number): number {
  let units = state.army[seat];
  for (let place = 0; place < HOME_HEXES; place++) units -= state.here[homeHex(seat, place) * SEATS + seat];
  return units;
}

function unitsAtFront(state: Nexus, seat: number): number {
  const enemies = enemiesOf(state, seat);
  let units = 0;
  for (let set = state.presence[seat]; set !== 0; set &= set - 1) {
    const hex = lowest(set);
    if ((state.near[hex] & enemies) !== 0) units += state.here[hex * SEATS + seat];
  }
  return units;
}
