// The core game, from which every variant differs in a few numbers.

import { seatSet } from '@starboard/engine';
import { BUILD_LIMIT, goals, standardLimits, type Goal, type Limits } from '../../data/numbers.ts';
import { RELICS, type Nexum } from '../state.ts';

export function setStandard(state: Nexum, seats: number, computers: number): void {
  state.seats = seats;
  state.civs = seats + computers;
  for (let civ = 0; civ < state.civs; civ++) state.allies[civ] = seatSet(civ);
  setLimits(state, standardLimits);
  state.buildLimit.fill(BUILD_LIMIT, 0, state.civs);
  setGoal(state, goals[state.civs]);
  state.starShield = 1;
  state.starsAreEnough = 1;
}

/** NG-5.4, NG-5.10, NG-6.10 */
export function setLimits(state: Nexum, { ships, energy, star }: Limits): void {
  state.shipLimit.fill(ships, 0, state.civs);
  state.energyLimit.fill(energy, 0, state.civs);
  state.starLimit = star;
}

/** NG-1.1, NG-1.2 */
export function setGoal(state: Nexum, { points, relics }: Goal): void {
  state.pointsToWin = points;
  state.relicsToWin = relics;
}

/** NG-1.2: no number of relics wins, since it is one more than there are. */
export function dropRelicGoal(state: Nexum): void {
  state.relicsToWin = RELICS + 1;
}
