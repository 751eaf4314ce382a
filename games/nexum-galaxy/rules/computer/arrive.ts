// Ships of the computer that come to a planet of their own or an empty one, and those that attack.

import { occupy, slotOf, systemOf } from '../board.ts';
import { fight, type Odds } from '../combat.ts';
import type { Tell } from '../events.ts';
import { meet } from '../interference.ts';
import { attachWaiting } from '../relics.ts';
import type { Nexum } from '../state.ts';
import { checkVictory } from '../victory.ts';

/** One ship from the reserve. */
export function reinforceWith(state: Nexum, civ: number, place: number, tell?: Tell): void {
  state.fleet[civ]++;
  tell?.({ event: 'deployed', seat: civ, from: null, to: place, ships: 1 });
  arrive(state, civ, place, 1, tell);
}

/** Ships that are on the board already. */
export function arrive(state: Nexum, civ: number, place: number, ships: number, tell?: Tell): void {
  if (state.owner[place] === 0) occupy(state, civ, place);
  state.ships[place] += ships;
  meet(state, place);
  attachWaiting(state, place, tell);
  checkVictory(state, civ, tell);
}

/** NG-11.17: a battle like any other, but nothing is plundered and nobody has moved. */
export function attack(
  state: Nexum,
  civ: number,
  place: number,
  ships: number,
  odds: Odds,
  tell?: Tell,
): void {
  state.target = place + 1;
  state.force = ships;
  fight(state, civ, odds, tell);
  state.taken[systemOf(place)] &= ~(1 << slotOf(place));
  state.takenByExtractor[systemOf(place)] &= ~(1 << slotOf(place));
  state.moved[place] = 0;
  state.movedRelics &= ~state.relicsAt[place];
}
