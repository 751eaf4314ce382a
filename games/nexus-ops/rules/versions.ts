// The one place where the versions of these rules differ. Version 1 is kept in earlier/v1.ts.

import type { Nexus } from './state.ts';

/** NO-5.7: units found in a contested hex stay out of its battle. */
export function foundStayOut(state: Nexus): boolean {
  return state.rules >= 2;
}

/** NO-15.7: the transmission line is filled once more when the Draw phase ends. */
export function lineEndsFull(state: Nexus): boolean {
  return state.rules >= 2;
}
