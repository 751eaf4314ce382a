// NO-8: Missions and Secret Missions. A mission is a row of conditions; this file says whether they are met.

import { MISSION_POINTS } from '../data/numbers.ts';
import { controlledBy, isEnemy } from './army.ts';
import { countHexes, hasHex, homeOwner } from './board.ts';
import { loseMission } from './cards.ts';
import {
  DOMINATING,
  GOAL,
  GOAL_BASE,
  GOAL_FLOWN,
  GOAL_LAND,
  GOAL_SLAYING,
  GOAL_UNIT,
  HOLDING,
  MISSION_COLUMNS,
  POINTS,
  RED,
  ROASTED,
  SLAIN,
  WON,
} from './columns.ts';
import type { Tell } from './events.ts';
import { BREATHE, DEPLOY, EXPLORE, FIGHT, HILL, MOVE, SCORE, SPOILS } from './phases.ts';
import { ENERGIZES, MISSIONS, MONOLITH_HEX, type Nexus } from './state.ts';
import { gainPoints } from './winning.ts';

/** Everything between battles: a battle under way is fought to its end first. */
const SCORING =
  (1 << DEPLOY) |
  (1 << MOVE) |
  (1 << BREATHE) |
  (1 << EXPLORE) |
  (1 << FIGHT) |
  (1 << SPOILS) |
  (1 << HILL) |
  (1 << SCORE);

/** NO-8.1: missions are played on the own turn, as soon as their goal is met. */
export function mayScore(state: Nexus): boolean {
  return hasHex(SCORING, state.phase);
}

/** Is the mission's condition met, and its moment now? */
export function missionFits(state: Nexus, seat: number, card: number): boolean {
  const row = card * MISSION_COLUMNS;
  const { missionRow } = state;
  if (missionRow[row + RED] === 1 && (state.phase !== SPOILS || state.redPlayed === 1)) return false;
  switch (missionRow[row + GOAL]) {
    case WON:
      return state.phase === SPOILS && wonAsAsked(state, seat, row);
    case SLAIN:
      return state.slain[missionRow[row + GOAL_UNIT] - 1] > 0;
    case DOMINATING:
      return dominates(state, seat, missionRow[row + GOAL_LAND] - 1);
    case HOLDING:
      return state.vortex === 0 && hasHex(controlledBy(state, seat), MONOLITH_HEX);
    default:
      return state.roasted > 0;
  }
}

/** NO-8.4: about the battle that has just been won. */
function wonAsAsked(state: Nexus, seat: number, row: number): boolean {
  const { missionRow } = state;
  const hex = state.battle - 1;
  const land = missionRow[row + GOAL_LAND];
  const survivor = missionRow[row + GOAL_UNIT];
  const slaying = missionRow[row + GOAL_SLAYING];
  if (land > 0 && state.terrain[hex] !== land - 1) return false;
  if (missionRow[row + GOAL_BASE] === 1 && !isEnemyBase(state, seat, hex)) return false;
  if (survivor > 0 && state.survivors[survivor - 1] === 0) return false;
  if (missionRow[row + GOAL_FLOWN] === 1 && state.flew[hex] === 0) return false;
  return slaying === 0 || state.slainHere[slaying - 1] > 0;
}

function isEnemyBase(state: Nexus, seat: number, hex: number): boolean {
  const owner = homeOwner(hex);
  return owner >= 0 && isEnemy(state, seat, owner);
}

/** NO-8.7: strictly more than every other player. */
function dominates(state: Nexus, seat: number, land: number): boolean {
  const own = countHexes(controlledBy(state, seat) & state.lands[land]);
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && countHexes(controlledBy(state, other) & state.lands[land]) >= own) return false;
  }
  return own > 0;
}

/** NO-8.1: face up in front of its owner, for the rest of the game. */
export function playMission(state: Nexus, seat: number, card: number, tell?: Tell): void {
  const row = card * MISSION_COLUMNS;
  const { missionRow } = state;
  if (state.lineLength > 0) state.line[card]--;
  else loseMission(state, seat, card);
  state.scored[seat * MISSIONS + card]++;
  if (missionRow[row + RED] === 1) state.redPlayed = 1;
  countOff(state, row);
  const points = missionRow[row + POINTS];
  tell?.({ event: 'scored', seat, card: ENERGIZES + card, points });
  gainPoints(state, seat, points, tell);
}

/** NO-8.6: one destroyed unit serves one card. */
function countOff(state: Nexus, row: number): void {
  const goal = state.missionRow[row + GOAL];
  if (goal === SLAIN) state.slain[state.missionRow[row + GOAL_UNIT] - 1]--;
  else if (goal === ROASTED) state.roasted--;
}

/** NO-8.5, NO-8.9: for a battle won without a red card. */
export function takeMissionCard(state: Nexus, seat: number, tell?: Tell): void {
  if (state.missionsLeft === 0) return;
  state.missionsLeft--;
  state.missions[seat]++;
  tell?.({ event: 'mission', seat });
  gainPoints(state, seat, MISSION_POINTS, tell);
}
