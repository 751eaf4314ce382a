// One of the legal moves without a list of them: counts them system by system and finds the one that stands at a place
// of the list that flat.ts would make.

import type { Chance } from '@starboard/engine';
import {
  build,
  BUILDS,
  BUILT,
  END_TURN,
  ENERGY,
  MOVED,
  OWNER,
  send,
  SHIP,
  SHIPS,
  TOTAL,
  TURN_OF,
  type Flat,
} from './layout.ts';
import {
  FIRST_BUILD_COST,
  MOST_BUILDS,
  MOST_ENERGY,
  MOST_SHIPS,
  PLACES,
  PLANET_ROOM,
  STAR_ROOM,
  SYSTEMS,
} from './ring.ts';

// How many sends lead to a place depends on how many ships could go: at most four, since one of five stays. So it is four
// counts, in a byte each, and the counts of all places together stay below 256: adding them up is one addition.
const MOST_SENT = PLANET_ROOM - 1;
const countsWith = (ways: (ships: number) => number): number => {
  let counts = 0;
  for (let ships = 1; ships <= MOST_SENT; ships++) counts |= Math.max(0, ways(ships)) << (8 * (ships - 1));
  return counts;
};
/** Of the counts, the one for so many ships; 0 for none. */
const countFor = (counts: number, ships: number): number =>
  ships === 0 ? 0 : (counts >>> (8 * (ships - 1))) & 255;

/** By the ships that a place takes at most; and by those that defend it. */
const toRoom = Int32Array.from({ length: PLANET_ROOM + 1 }, (_, room) =>
  countsWith((n) => Math.min(n, room)),
);
const toBeat = Int32Array.from({ length: PLANET_ROOM + STAR_ROOM + 1 }, (_, they) =>
  countsWith((n) => n - they),
);
const TO_EMPTY = toBeat[0];

const [HALF, THIRD] = [2, 3].map((by) => Uint8Array.from({ length: MOST_ENERGY + 1 }, (_, n) => n / by));

/** Worked out once for all moves of a position: the seat's planets that ships can leave, and how many; ways to send. */
const own = new Int32Array(PLACES);
const sources = new Int32Array(PLACES);
const ready = new Int32Array(PLACES);
const ways = new Int32Array(PLACES);
const waysInto = new Int32Array(SYSTEMS);
let ownCount = 0;
let sourceCount = 0;
let waysAnywhere = 0;

/** A legal move, each as likely as the other. */
export function pick(s: Flat, chance: Chance): number {
  const count = countMoves(s);
  return count === 1 ? END_TURN : moveAt(s, chance.die(count) - 1);
}

/** How many moves are legal. */
export function countMoves(s: Flat): number {
  if (s[ENERGY + s[TURN_OF]] === 0) return 1;
  survey(s, s[TURN_OF] + 1);
  let count = 1 + countBuilds(s);
  for (let i = 0; i < sourceCount; i++) count += sendsFrom(s, i);
  return count;
}

/** The one at that place, after `countMoves` in the same state. */
export function moveAt(s: Flat, place: number): number {
  if (place === 0) return END_TURN;
  let left = place - 1;
  if (mayBuild(s)) {
    for (let i = 0; i < ownCount; i++) if (canBuildOn(s, own[i]) && left-- === 0) return build(own[i]);
  }
  for (let i = 0; i < sourceCount; i++) {
    const sends = sendsFrom(s, i);
    if (left < sends) return sendAt(s, i, left);
    left -= sends;
  }
  throw new Error(`There is no move ${place}.`);
}

function survey(s: Flat, me: number): void {
  ownCount = sourceCount = waysAnywhere = 0;
  for (let star = 0; star < PLACES; star += 4) {
    const starOwner = s[OWNER + star];
    const starShips = s[SHIPS + star];
    const before = ownCount;
    let into = 0;
    for (let place = star + 1; place < star + 4; place++) {
      const owner = s[OWNER + place];
      const ships = s[SHIPS + place];
      if (owner === me) noteOwn(s, place, ships);
      into += ways[place] =
        owner === 0
          ? TO_EMPTY
          : owner === me
            ? toRoom[PLANET_ROOM - ships]
            : toBeat[ships + (starOwner === owner ? starShips : 0)];
    }
    into += ways[star] = ownCount - before === 3 ? toRoom[STAR_ROOM - starShips] : 0;
    waysInto[star >> 2] = into;
    waysAnywhere = (waysAnywhere + into) | 0;
  }
}

function noteOwn(s: Flat, place: number, ships: number): void {
  own[ownCount++] = place;
  const leaving = Math.min(ships - s[MOVED + place], ships - 1);
  if (leaving <= 0) return;
  ready[sourceCount] = leaving;
  sources[sourceCount++] = place;
}

function mayBuild(s: Flat): boolean {
  const seat = s[TURN_OF];
  return (
    s[BUILDS] < MOST_BUILDS &&
    s[ENERGY + seat] >= FIRST_BUILD_COST + s[BUILDS] &&
    s[TOTAL + seat] < MOST_SHIPS
  );
}

function canBuildOn(s: Flat, planet: number): boolean {
  return s[SHIPS + planet] < PLANET_ROOM && s[BUILT + planet] === 0;
}

function countBuilds(s: Flat): number {
  if (!mayBuild(s)) return 0;
  let builds = 0;
  for (let i = 0; i < ownCount; i++) if (canBuildOn(s, own[i])) builds++;
  return builds;
}

/** Ships that can leave a source for its own system, one beside it, any other: as many as there are and are paid for. */
const here = (energy: number, i: number): number => Math.min(ready[i], energy);
const beside = (energy: number, i: number): number => Math.min(ready[i], HALF[energy]);
const far = (energy: number, i: number): number => Math.min(ready[i], THIRD[energy]);

const after = (system: number): number => (system === SYSTEMS - 1 ? 0 : system + 1);
const before = (system: number): number => (system === 0 ? SYSTEMS - 1 : system - 1);

function sendsFrom(s: Flat, i: number): number {
  const energy = s[ENERGY + s[TURN_OF]];
  const system = sources[i] >> 2;
  const near = waysInto[before(system)] + waysInto[after(system)];
  return (
    countFor(waysInto[system] - ways[sources[i]], here(energy, i)) +
    countFor(near, beside(energy, i)) +
    countFor((waysAnywhere - near - waysInto[system]) | 0, far(energy, i))
  );
}

function sendAt(s: Flat, i: number, which: number): number {
  const energy = s[ENERGY + s[TURN_OF]];
  const from = sources[i];
  const home = from >> 2;
  let left = which;
  for (let system = 0; system < SYSTEMS; system++) {
    const isBeside = system === before(home) || system === after(home);
    const most = system === home ? here(energy, i) : isBeside ? beside(energy, i) : far(energy, i);
    const sends = countFor(system === home ? waysInto[system] - ways[from] : waysInto[system], most);
    if (left < sends) return sendInto(system, from, most, left);
    left -= sends;
  }
  throw new Error(`There is no send ${which} from ${from}.`);
}

function sendInto(system: number, from: number, most: number, which: number): number {
  let left = which;
  for (let to = 4 * system; ; to++) {
    if (to === from) continue;
    const sends = countFor(ways[to], most);
    if (left < sends) return send(from, to) + (leastTo(to) - 1 + left) * SHIP;
    left -= sends;
  }
}

/** The fewest ships that may go there. */
function leastTo(to: number): number {
  for (let ships = 1; ; ships++) if (countFor(ways[to], ships) > 0) return ships;
}
