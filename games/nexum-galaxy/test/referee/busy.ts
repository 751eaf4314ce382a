// The game begun in the middle: ships, stars and relics all over the sector, and energy to move them.

import type { Chance } from '@starboard/engine';
import { edition, type nexumGalaxy } from '../../rules/game.ts';
import { placeNames } from '../../rules/moves.ts';
import { FIRST_STAR, SLOTS, SYSTEMS, type Nexum } from '../../rules/state.ts';
import { lay, put } from '../scene.ts';

const RELICS = ['M', 'M', 'R', 'R', 'E', 'E', 'T', 'T'];
/** Nobody is to have won before the game begins. */
const MOST_CARRIED = 2;

export function busyBy(rules: 1 | 2): typeof nexumGalaxy {
  const game = edition(rules);
  return {
    ...game,
    setup: (options, seats, chance) => crowd(game.setup(options, seats, chance), chance),
  };
}

function crowd(state: Nexum, chance: Chance): Nexum {
  const { seats, civs } = state;
  const spare = state.relicsToWin > RELICS.length ? [] : sparedRelics(state);
  for (const type of state.ofType.keys()) {
    if (chance.die(4) > 1) arm(state, type, chance.die(seats) - 1, spare, chance);
    else if (chance.die(2) === 1) bringTogether(state, type);
  }
  for (let system = 0; system < SYSTEMS; system++) settleSystem(state, system, civs, spare, chance);
  for (let seat = 0; seat < seats; seat++) state.energy[seat] = state.energyLimit[seat] - chance.die(8);
  return state;
}

/** Relics of the box that the sector does not use. */
function sparedRelics({ ofType }: Nexum): string[] {
  const left = [...RELICS];
  for (const [type, set] of ofType.entries()) {
    for (let relic = 0; relic < RELICS.length; relic++) {
      if (((set >>> relic) & 1) === 1) left.splice(left.indexOf('MRET'[type]), 1);
    }
  }
  return left;
}

/** Two relics of a type go to one seat, on two planets of a system, where it has a neighbour if there is room. */
function arm(state: Nexum, type: number, seat: number, spare: string[], chance: Chance): void {
  const systems = Array.from({ length: SYSTEMS }, (_, system) => freePlanets(state, system)).filter(
    (free) => free.length > 1,
  );
  if (systems.length === 0 || state.relicsHeld[seat] > 0) return;
  const [one, other, third] = systems[chance.die(systems.length) - 1];
  for (const place of [one, other]) {
    if (!layAt(state, type, place, spare)) return;
    put(state, placeNames[place], seat, 4);
    carry(state, place, seat);
  }
  if (third === undefined || state.civs < 2) return;
  put(state, placeNames[third], (seat + chance.die(state.civs - 1)) % state.civs, 1 + chance.die(2));
}

function freePlanets(state: Nexum, system: number): number[] {
  return Array.from({ length: FIRST_STAR }, (_, slot) => system * SLOTS + slot).filter(
    (place) => state.size[place] > 0 && state.owner[place] === 0 && state.relicsAt[place] === 0,
  );
}

/** A relic of that type that nobody has: one from the box, or one that waits elsewhere; false where there is none. */
function layAt(state: Nexum, type: number, place: number, spare: string[]): boolean {
  const inBox = spare.indexOf('MRET'[type]);
  if (inBox >= 0) {
    lay(state, placeNames[place], spare.splice(inBox, 1)[0]);
    return true;
  }
  const waits = (at: number): number => state.relicsAt[at] & state.ofType[type] & ~state.carried;
  const from = [...state.relicsAt.keys()].find((at) => waits(at) > 0);
  if (from === undefined) return false;
  const relic = waits(from) & -waits(from);
  state.relicsAt[from] &= ~relic;
  state.relicsAt[place] |= relic;
  return true;
}

/** Two relics of a type that lie apart come together. */
function bringTogether(state: Nexum, type: number): void {
  const places = [...state.relicsAt.keys()].filter(
    (place) => (state.relicsAt[place] & state.ofType[type] & ~state.carried) > 0,
  );
  if (places.length < 2) return;
  const [one, other] = places;
  const moved = state.relicsAt[one] & state.ofType[type];
  state.relicsAt[one] &= ~moved;
  state.relicsAt[other] |= moved;
}

function count(set: number): number {
  return set.toString(2).replaceAll('0', '').length;
}

/** Most planets of a system go to one seat, and where it has all of them the star may too. */
function settleSystem(state: Nexum, system: number, seats: number, spare: string[], chance: Chance): void {
  const main = chance.die(seats) - 1;
  const planets = Array.from({ length: FIRST_STAR }, (_, slot) => system * SLOTS + slot).filter(
    (place) => state.size[place] > 0,
  );
  for (const place of planets) {
    if (state.owner[place] > 0 || chance.die(8) === 1) continue;
    settle(state, place, chance.die(4) === 1 ? chance.die(seats) - 1 : main, spare, chance);
  }
  const star = system * SLOTS + FIRST_STAR;
  const isMain = planets.length > 0 && planets.every((place) => state.owner[place] === main + 1);
  if (isMain && state.owner[star] === 0 && chance.die(4) > 1)
    put(state, placeNames[star], main, chance.die(state.starLimit));
}

function settle(state: Nexum, place: number, seat: number, spare: string[], chance: Chance): void {
  const name = placeNames[place];
  const waits = state.relicsAt[place] > 0;
  const mayCarry = state.relicsHeld[seat] + Math.max(1, count(state.relicsAt[place])) <= MOST_CARRIED;
  if (waits && !mayCarry) return;
  put(state, name, seat, chance.die(4));
  if (waits) carry(state, place, seat);
  else if (mayCarry && spare.length > 0 && chance.die(3) === 1) {
    lay(state, name, spare.splice(chance.die(spare.length) - 1, 1)[0]);
    carry(state, place, seat);
  }
}

/** Every relic of the planet gets a ship; where there are too few, the ships for them are brought along. */
function carry(state: Nexum, place: number, seat: number): void {
  const relics = state.relicsAt[place] & ~state.carried;
  const number = count(relics);
  const missing = Math.max(0, number - state.ships[place]);
  state.ships[place] += missing;
  state.fleet[seat] += missing;
  state.carried |= relics;
  state.relicsHeld[seat] += number;
}
