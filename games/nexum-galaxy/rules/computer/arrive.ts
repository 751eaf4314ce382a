// Ships of the computer that come to a planet of their own or an empty one.

import { occupy } from '../board.ts';
import type { Tell } from '../events.ts';
import { meet } from '../interference.ts';
import { attachWaiting } from '../relics.ts';
import type { Nexum } from '../state.ts';
import { checkVictory } from '../victory.ts';
import { comeUpon } from './attack.ts';

/** One ship from the reserve. */
export function reinforceWith(state: Nexum, civ: number, place: number, tell?: Tell): void {
  state.fleet[civ]++;
  tell?.({ event: 'deployed', seat: civ, from: null, to: place, ships: 1 });
  arrive(state, civ, place, 1, false, tell);
}

/** Ships that are on the board already. */
export function arrive(
  state: Nexum,
  civ: number,
  place: number,
  ships: number,
  offensive: boolean,
  tell?: Tell,
): void {
  if (state.owner[place] === 0) {
    if (state.cloaked !== 0 && comeUpon(state, civ, place, ships, offensive, tell)) return;
    occupy(state, civ, place);
  }
  state.ships[place] += ships;
  meet(state, place);
  attachWaiting(state, place, tell);
  checkVictory(state, civ, tell);
}
