// Invasion: the planets of the event one after the other, the first that can be entered (NG-11.11 to NG-11.13).

import { PLANET_LIMIT } from '../../data/numbers.ts';
import { isEnemy } from '../board.ts';
import type { Tell } from '../events.ts';
import { reserveOf } from '../ledger.ts';
import { OVER, type Nexum } from '../state.ts';
import { arrive } from './arrive.ts';
import { assault } from './attack.ts';
import { Force, muster, planAgainst, setOut } from './force.ts';
import { isOpen, isOwn, roomOn } from './ground.ts';
import { stage } from './stage.ts';

/** How an act is made: with how many ships, and whether linked systems help. */
export interface Venture {
  readonly ships: number;
  readonly offensive: boolean;
}

/** For the functions below and nobody else: each fills it anew. */
const force = new Force();

/** NG-11.11: could the civ invade that planet now? */
export function fits(state: Nexum, civ: number, place: number, { ships, offensive }: Venture): boolean {
  if (!isOpen(state, civ, place)) return false;
  if (isOwn(state, civ, place)) return roomOn(state, place) > 0 && reserveOf(state, civ) > 0;
  if (state.owner[place] === 0) return muster(state, civ, place, ships, force) > 0;
  return isEnemy(state, civ, place) && planAgainst(state, civ, place, ships, offensive, force);
}

/** NG-11.13: to a planet that fits. */
export function invade(state: Nexum, civ: number, place: number, venture: Venture, tell?: Tell): void {
  if (isEnemy(state, civ, place)) return assail(state, civ, place, venture, tell);
  const ships = isOwn(state, civ, place)
    ? strengthen(state, civ, place, venture.ships, tell)
    : settle(state, civ, place, venture, tell);
  if (state.phase !== OVER) stage(state, civ, venture.ships - ships, place, tell);
}

function assail(state: Nexum, civ: number, place: number, { ships, offensive }: Venture, tell?: Tell): void {
  planAgainst(state, civ, place, ships, offensive, force);
  setOut(state, civ, place, force, tell);
  assault(state, civ, place, force.ships, offensive, tell);
}

/** Adds ships of the reserve to an own planet. Gives how many. */
function strengthen(state: Nexum, civ: number, place: number, ships: number, tell?: Tell): number {
  const added = Math.min(ships, roomOn(state, place), reserveOf(state, civ));
  force.taken.fill(0);
  force.ships = force.fromReserve = added;
  setOut(state, civ, place, force, tell);
  arrive(state, civ, place, added, false, tell);
  return added;
}

/** Takes an empty planet. Gives how many ships of those wanted have found their place. */
function settle(
  state: Nexum,
  civ: number,
  place: number,
  { ships, offensive }: Venture,
  tell?: Tell,
): number {
  const wanted = Math.min(ships, PLANET_LIMIT);
  muster(state, civ, place, wanted, force);
  setOut(state, civ, place, force, tell);
  arrive(state, civ, place, force.ships, offensive, tell);
  return wanted;
}
