// Ships for an arrival or an attack: from the reserve, on loan from the largest garrisons, and the spare ones near the
// target (NG-11.10, NG-11.12).

import { LENDER_SHIPS } from '../../data/computer-cards.ts';
import { COUNT, systemOf } from '../board.ts';
import { arm, casualtiesOf, defenceAgainst, leastAttack, leastSurvivors, Odds, sizeUp } from '../combat.ts';
import type { Tell } from '../events.ts';
import { isBarred, reserveOf } from '../ledger.ts';
import { carriedAt, freeShips } from '../relics.ts';
import { PLACES, type Nexum } from '../state.ts';
import { nextOwn, spareOn } from './ground.ts';

/** Ships that are to come. Whoever asks brings one, to be filled anew, so that asking allocates nothing. */
export class Force {
  ships = 0;
  fromReserve = 0;
  /** By place: ships that leave it. */
  readonly taken = new Int32Array(PLACES);
  readonly odds = new Odds();
}

/** NG-11.10: up to so many ships, from the reserve and then on loan. Gives how many there are. */
export function muster(state: Nexum, civ: number, target: number, ships: number, force: Force): number {
  force.taken.fill(0);
  force.ships = force.fromReserve = Math.min(ships, reserveOf(state, civ));
  while (force.ships < ships) {
    const lender = largest(state, civ, target, force, canLend, 0);
    if (lender < 0) break;
    take(force, lender);
  }
  return force.ships;
}

/** NG-11.12: the plan of an attack: all ships of the muster, and spare ones until it is enough. False where it is not. */
export function planAgainst(
  state: Nexum,
  civ: number,
  target: number,
  ships: number,
  offensive: boolean,
  force: Force,
): boolean {
  const needed = shipsNeeded(state, civ, target, force.odds);
  muster(state, civ, target, ships, force);
  return gatherSpares(state, civ, target, needed, offensive, force);
}

/** NG-11.12: adds spare ships of the system, and in an offensive of linked ones, until there are as many as needed. */
export function gatherSpares(
  state: Nexum,
  civ: number,
  target: number,
  needed: number,
  offensive: boolean,
  force: Force,
): boolean {
  const here = 1 << systemOf(target);
  while (force.ships < needed) {
    let helper = largest(state, civ, target, force, canSpare, here);
    if (helper < 0 && offensive)
      helper = largest(state, civ, target, force, canSpare, state.links[systemOf(target)]);
    if (helper < 0) return false;
    take(force, helper);
  }
  return true;
}

/** NG-11.12: so many win and can carry all relics. None of them brings a Military. */
export function shipsNeeded(state: Nexum, civ: number, target: number, odds: Odds): number {
  arm(state, civ, odds);
  sizeUp(state, target, odds);
  const defence = defenceAgainst(odds, 0);
  return Math.max(
    leastAttack(odds, defence),
    casualtiesOf(odds, defence) + leastSurvivors(COUNT[carriedAt(state, target)]),
  );
}

function take(force: Force, place: number): void {
  force.taken[place]++;
  force.ships++;
}

type Able = (state: Nexum, place: number, target: number, force: Force, systems: number) => boolean;

const canLend: Able = (state, place, target, { taken }) =>
  place !== target &&
  !isBarred(state, place) &&
  state.ships[place] - taken[place] >= LENDER_SHIPS &&
  freeShips(state, place) > taken[place];

const canSpare: Able = (state, place, _target, { taken }, systems) =>
  ((systems >>> systemOf(place)) & 1) === 1 && spareOn(state, place, taken[place]) > 0;

/** The own planet with most ships of those that can give one; -1 where none can. */
function largest(
  state: Nexum,
  civ: number,
  target: number,
  force: Force,
  able: Able,
  systems: number,
): number {
  let best = -1;
  let most = 0;
  for (let place = nextOwn(state, civ, -1); place >= 0; place = nextOwn(state, civ, place)) {
    const ships = state.ships[place] - force.taken[place];
    if (ships <= most || !able(state, place, target, force, systems)) continue;
    best = place;
    most = ships;
  }
  return best;
}

/** The ships leave for the target: those of the reserve are on the board from now on. */
export function setOut(state: Nexum, civ: number, target: number, force: Force, tell?: Tell): void {
  if (force.fromReserve > 0) {
    state.fleet[civ] += force.fromReserve;
    tell?.({ event: 'deployed', seat: civ, from: null, to: target, ships: force.fromReserve });
  }
  for (let place = nextOwn(state, civ, -1); place >= 0; place = nextOwn(state, civ, place)) {
    const ships = force.taken[place];
    if (ships === 0) continue;
    state.ships[place] -= ships;
    tell?.({ event: 'deployed', seat: civ, from: place, to: target, ships });
  }
}
