// NG-9.3: no relics, and ships on every planet at home.

import { RELICS, type Nexum } from '../state.ts';

/** More relics than there are. */
const NEVER = RELICS + 1;

export function setConquest(state: Nexum): void {
  state.relicsToWin = NEVER;
}
