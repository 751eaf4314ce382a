// How far a civilization has come towards what wins, for boards (NG-1.1, NG-1.2, NG-9.15).

import { pointsGoal, pools, relicsGoal } from './ledger.ts';
import { RELICS, type Nexum } from './state.ts';
import { together } from './victory.ts';

export interface GoalReading {
  readonly points: number;
  /** Null where no number of relics wins. */
  readonly relics: number | null;
}

export interface ProgressReading {
  /** With what its allies have, where they put theirs together. */
  readonly points: number;
  readonly relics: number;
  readonly isPooled: boolean;
  readonly goal: GoalReading;
}

export function readProgress(state: Nexum, civ: number): ProgressReading {
  return {
    points: together(state, state.points, civ),
    relics: together(state, state.relicsHeld, civ),
    isPooled: pools(state, civ),
    goal: goalOf(state, civ),
  };
}

export function goalOf(state: Nexum, civ: number): GoalReading {
  const relics = relicsGoal(state, civ);
  return { points: pointsGoal(state, civ), relics: relics > RELICS ? null : relics };
}
