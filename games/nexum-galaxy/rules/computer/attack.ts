// Battles of the computer, and cloaked ships that it comes upon (NG-11.17, NG-16.10).

import { discoveredAt, NOBODY_HIDDEN } from '../cloaking/hidden.ts';
import { discover, repel } from '../cloaking/ambush.ts';
import { slotOf, systemOf } from '../board.ts';
import { fight } from '../combat.ts';
import type { Tell } from '../events.ts';
import type { Nexum } from '../state.ts';
import { Force, gatherSpares, setOut, shipsNeeded } from './force.ts';

/** For the functions below and nobody else. */
const force = new Force();

/** NG-11.17: a battle like any other, but nothing is plundered and nobody has moved. */
function attack(state: Nexum, civ: number, place: number, ships: number, tell?: Tell): void {
  state.target = place + 1;
  state.force = ships;
  fight(state, civ, force.odds, tell);
  state.taken[systemOf(place)] &= ~(1 << slotOf(place));
  state.takenByExtractor[systemOf(place)] &= ~(1 << slotOf(place));
  state.moved[place] = 0;
  state.movedRelics &= ~state.relicsAt[place];
}

/** The ships have left for a planet that an enemy holds; a cloaked one may join its defence. */
export function assault(
  state: Nexum,
  civ: number,
  place: number,
  ships: number,
  offensive: boolean,
  tell?: Tell,
): void {
  if (!comeUpon(state, civ, place, ships, offensive, tell)) attack(state, civ, place, ships, tell);
}

/** NG-16.10: does the civ discover a ship there? Then it wins with what it has and can spare near by, or loses all. */
export function comeUpon(
  state: Nexum,
  civ: number,
  place: number,
  ships: number,
  offensive: boolean,
  tell?: Tell,
): boolean {
  const relic = discoveredAt(state, civ, place);
  if (relic === NOBODY_HIDDEN) return false;
  discover(state, civ, relic, tell);
  force.taken.fill(0);
  force.fromReserve = 0;
  force.ships = ships;
  const needed = shipsNeeded(state, civ, place, force.odds);
  if (gatherSpares(state, civ, place, needed, offensive, force)) {
    setOut(state, civ, place, force, tell);
    attack(state, civ, place, force.ships, tell);
  } else repel(state, civ, place, ships, 0, tell);
  return true;
}
