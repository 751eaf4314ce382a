// How strong a civilization of the computer stands: as one that may win like everybody, but without energy, cards or a turn.

import { pointsGoal, relicsGoal } from '../rules/ledger.ts';
import type { Nexum } from '../rules/state.ts';
import { lootFrom } from './threat.ts';
import { towards } from './towards.ts';
import type { RivalWeights } from './weights.ts';

export function strengthOfRival(state: Nexum, civ: number, worth: RivalWeights): number {
  if (((state.fallen >>> civ) & 1) === 1) return -Infinity;
  const relics = state.relicsHeld[civ];
  const asleep = ((state.relicsAsleep >>> civ) & 1) === 1;
  let strength = worth.start + worth.row * state.aggressiveness + worth.ship * state.fleet[civ];
  strength += towards(state.points[civ], pointsGoal(state, civ), worth.point, worth.pointsNearGoal);
  strength += asleep
    ? worth.asleep * relics
    : towards(relics, relicsGoal(state, civ), worth.relic, worth.relicsNearGoal);
  return strength + worth.danger * mostLoot(state, civ);
}

/** What the keenest person could take from it. */
function mostLoot(state: Nexum, civ: number): number {
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) most = Math.max(most, lootFrom(state, seat, civ, 1));
  return most;
}
