// What the screen reads out of a state.

import { BONUS, MOONS } from '../data/tables.ts';
import { hasShown, type Skirmish } from '../rules/state.ts';

export function moonsOf(state: Skirmish, seat: number): number {
  return state.owner.filter((owner) => owner === seat + 1).length;
}

export function shipsOf(state: Skirmish, seat: number): number {
  return MOONS.reduce((sum, _, moon) => sum + (state.owner[moon] === seat + 1 ? state.ships[moon] : 0), 0);
}

/** The chance that the strike being ordered is won, with the ships taken so far (SK-4.2, SK-4.3). */
export function oddsOf(state: Skirmish, seat: number): number {
  const target = state.target - 1;
  const owner = state.owner[target] - 1;
  if (owner < 0) return 1;
  const attack = state.force + (hasShown(state, seat, 'barrage') ? BONUS : 0);
  const defence = state.ships[target] + (hasShown(state, owner, 'shield') ? BONUS : 0);
  let won = 0;
  for (let die = 1; die <= 6; die++)
    for (let other = 1; other <= 6; other++) won += Number(attack + die > defence + other);
  return won / 36;
}
