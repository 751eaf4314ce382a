// NG-9.2: two share the whole box.

import { grandBattleLimits } from '../../data/numbers.ts';
import { sectorOf, type Options } from '../options.ts';
import type { Nexum } from '../state.ts';
import { setLimits } from './standard.ts';

/** Agreed, or the way the sectors of the expansion are played by two. */
export function isGrandBattle(options: Options, seats: number): boolean {
  if (options.grandBattle !== 'sector') return options.grandBattle === 'on';
  return seats === 2 && sectorOf(options).set === 'asteroids';
}

export function setGrandBattle(state: Nexum): void {
  setLimits(state, grandBattleLimits);
}
