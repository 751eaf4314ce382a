// Where versions of the rules differ. What only set-up needs is asked there; the version before the present one is in
// earlier/.

import type { Nexum } from './state.ts';

export type RulesVersion = 1 | 2;

/** NG-2.7: do equal relics that met have no effect until the phase ends, wherever they go? */
export function interferenceLasts(state: Nexum): boolean {
  return state.rules >= 2;
}

/** NG-4.6, NG-4.7: does the bid of somebody who is out still count? */
export function outsidersBid(state: Nexum): boolean {
  return state.rules < 2;
}

/** NG-9.10: do stars score that fall by majority because of the battle for a gate? */
export function gateStarsScore(state: Nexum): boolean {
  return state.rules >= 2;
}

/** NG-1.2: is there no relic goal where no relic lies out? */
export function goalNeedsRelics(state: Nexum): boolean {
  return state.rules >= 2;
}
