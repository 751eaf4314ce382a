// NG-9.3: no relics, and ships on every planet at home.

import type { Nexum } from '../state.ts';
import { dropRelicGoal } from './standard.ts';

export function setConquest(state: Nexum): void {
  dropRelicGoal(state);
}
