// NG-9.2: two share the whole box.

import { grandBattleLimits } from '../../data/numbers.ts';
import type { Nexum } from '../state.ts';
import { setLimits } from './standard.ts';

export function setGrandBattle(state: Nexum): void {
  setLimits(state, grandBattleLimits);
}
