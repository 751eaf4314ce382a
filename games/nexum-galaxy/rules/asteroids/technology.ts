// Technologies: what can be developed next on each path, and what it grants (NG-13.6 to NG-13.15).

import { LEVELS, technologies, type Grants } from '../../data/technologies.ts';
import { PATHS, type Nexum } from '../state.ts';
import { chartWays } from '../ways.ts';

export const NONE = -1;

/** The next technology of the civ on a path; NONE where all of it is developed. */
export function nextOn(state: Nexum, civ: number, path: number): number {
  const level = state.levels[civ * PATHS + path];
  return level < state.pathLevels ? path * LEVELS + level : NONE;
}

/** NG-13.6: one level up, usable at once. */
export function acquire(state: Nexum, civ: number, technology: number): void {
  state.levels[civ * PATHS + Math.trunc(technology / LEVELS)]++;
  state.developed = 1;
  grant(state, civ, technologies[technology].grants);
}

/** NG-13.11: ships that were lost for good can be built again, and no more are lost. */
function recover(state: Nexum, civ: number): void {
  state.recoverers |= 1 << civ;
  state.shipLimit[civ] += state.lost[civ];
  state.lost[civ] = state.lostToHole[civ] = 0;
}

function grant(state: Nexum, civ: number, grants: Grants): void {
  const bit = 1 << civ;
  state.buildLimit[civ] = grants.buildLimit ?? state.buildLimit[civ];
  state.capacity[civ] = grants.capacity ?? state.capacity[civ];
  state.shipLimit[civ] += grants.ships ?? 0;
  state.energyLimit[civ] += grants.energy ?? 0;
  if (grants.recovers) recover(state, civ);
  if (grants.winsTies) state.tieWinners |= bit;
  if (grants.explores) state.explorers |= bit;
  if (grants.places) state.placers |= bit;
  if (grants.cloaks) state.cloakers |= bit;
  if (!grants.jumps) return;
  state.jumpers |= bit;
  chartWays(state);
}
