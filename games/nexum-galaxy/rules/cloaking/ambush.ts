// Cloaked ships that are discovered, and what becomes of those who found them and are too weak (NG-16.5, NG-16.6).

import { COUNT, occupy, systemOf } from '../board.ts';
import { spend } from '../combat.ts';
import type { Tell } from '../events.ts';
import { meet } from '../interference.ts';
import { limitAt, scoresIn } from '../ledger.ts';
import { attachInOrder, carriedAt, typeOf, typesOf } from '../relics.ts';
import { NOTHING, type Nexum } from '../state.ts';
import { checkEverybody, civsInPlay, leaveStars, score, tellOut, wakeRelics } from '../victory.ts';
import { uncloak } from './hidden.ts';

/** NG-16.5: the ship stands on its planet, alone or beside those of its owner. */
export function discover(state: Nexum, by: number, relic: number, tell?: Tell): void {
  const owner = state.cloakedBy[relic] - 1;
  const place = state.cloakPlace[relic] - 1;
  uncloak(state, relic);
  tell?.({ event: 'discovered', seat: owner, by, place, type: typeOf(state, relic) });
  if (state.owner[place] === 0) occupy(state, owner, place);
  state.ships[place]++;
  state.relicsAt[place] |= 1 << relic;
  meet(state, place);
}

/** NG-16.6: all ships that came are destroyed; their relics wait on the planet, which its defender keeps. */
export function repel(
  state: Nexum,
  civ: number,
  place: number,
  ships: number,
  relics: number,
  tell?: Tell,
): void {
  const owner = state.owner[place] - 1;
  const inPlay = civsInPlay(state);
  spend(state, civ, owner, carriedAt(state, place));
  state.asking = NOTHING;
  state.target = state.source = state.force = state.cargo = 0;
  state.fleet[civ] -= ships;
  state.relicsHeld[civ] -= COUNT[relics];
  state.carried &= ~relics;
  state.movedRelics &= ~relics;
  state.relicsAt[place] |= relics;
  wakeRelics(state, civ);
  tell?.({ event: 'repelled', seat: civ, by: owner, place, ships, relics: typesOf(state, relics) });
  dismissExcess(state, place, owner);
  meet(state, place);
  attachInOrder(state, place, tell);
  if (scoresIn(state, systemOf(place))) score(state, owner, tell);
  leaveStars(state, owner, civ, tell);
  if (tell !== undefined) tellOut(state, owner, inPlay, tell);
  checkEverybody(state, tell);
}

/** NG-16.6: a planet has room for no more ships than always: one that is too many returns to the reserve. */
function dismissExcess(state: Nexum, place: number, owner: number): void {
  if (state.ships[place] <= limitAt(state, place)) return;
  state.ships[place]--;
  state.fleet[owner]--;
  const carried = carriedAt(state, place);
  if (COUNT[carried] <= state.ships[place]) return;
  state.carried &= ~(carried & -carried);
  state.relicsHeld[owner]--;
}
