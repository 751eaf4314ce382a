// Where versions of the rules differ; the version before the present one is in earlier/.

import type { Nexus } from './state.ts';

export type RulesVersion = 1 | 2;

/** NO-5.7: do units found in a contested hex stay out of its battle? */
export function foundStayOut(state: Nexus): boolean {
  return state.rules >= 2;
}

/** NO-15.7: is the transmission line filled once more when the Draw phase ends? */
export function lineEndsFull(state: Nexus): boolean {
  return state.rules >= 2;
}
