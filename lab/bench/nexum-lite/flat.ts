// nexum-lite on one flat array with nothing in between: the practical limit of plain JavaScript, which our engine's
// named fields are measured against.

import {
  BUILD,
  build,
  BUILDS,
  BUILT,
  DRAW,
  END_TURN,
  ENERGY,
  fromOf,
  kindOf,
  LENGTH,
  MOVED,
  OWNER,
  placeOf,
  POINTS,
  SEATED,
  send,
  SHIP,
  SHIPS,
  shipsOf,
  TOTAL,
  TURN_OF,
  TURNS,
  WINNER,
  type Flat,
} from './layout.ts';
import {
  COST,
  FIRST_BUILD_COST,
  GOAL,
  homeOf,
  isStar,
  LAST_TURN,
  MOST_BUILDS,
  MOST_ENERGY,
  MOST_SHIPS,
  PLACES,
  PLANET_ROOM,
  SIZE,
  STAR_ROOM,
  START,
  SYSTEMS,
} from './ring.ts';

/** Larger than the longest list of legal moves. */
export const MOST_MOVES = 4096;

export function create(): Flat {
  return new Uint16Array(LENGTH);
}

export function setUp(s: Flat, seats: number): void {
  s.fill(0);
  s[SEATED] = seats;
  for (let seat = 0; seat < seats; seat++) {
    s[OWNER + homeOf(seat)] = seat + 1;
    s[SHIPS + homeOf(seat)] = START.ships;
    s[ENERGY + seat] = START.energy;
    s[TOTAL + seat] = START.ships;
  }
  beginTurn(s);
}

/** Writes the legal moves into `out`, from place `at` on, and returns where they end. */
export function legal(s: Flat, out: Int32Array, at = 0): number {
  const seat = s[TURN_OF];
  const me = seat + 1;
  const energy = s[ENERGY + seat];
  let n = at;
  out[n++] = END_TURN;
  if (energy === 0) return n;
  const owned = surveyOwn(s, me);
  if (s[BUILDS] < MOST_BUILDS && energy >= FIRST_BUILD_COST + s[BUILDS] && s[TOTAL + seat] < MOST_SHIPS) {
    for (let i = 0; i < owned; i++) {
      if (s[SHIPS + own[i]] < PLANET_ROOM && s[BUILT + own[i]] === 0) out[n++] = build(own[i]);
    }
  }
  const most = readyShips(s, owned);
  return most === 0 ? n : legalSends(surveyTargets(s, me, most, within(energy)), energy, out, n);
}

// Worked out once for all moves of a list.
/** The planets of the seat that decides; those of them that ships can leave, and how many. */
const own = new Int32Array(PLACES);
const sources = new Int32Array(PLACES);
const ready = new Int32Array(PLACES);
let sourceCount = 0;
/** A place, from bit 6 on how many ships must arrive there at least, from bit 12 on how many may at most. */
const targets = new Int32Array(PLACES);
const target = (place: number, least: number, most: number): number => place | (least << 6) | (most << 12);

function surveyOwn(s: Flat, me: number): number {
  let count = 0;
  for (let place = 1; place < PLACES; place++)
    if (s[OWNER + place] === me && !isStar(place)) own[count++] = place;
  return count;
}

/** Notes the planets that ships can leave, and gives the most that can leave one. */
function readyShips(s: Flat, owned: number): number {
  let most = 0;
  sourceCount = 0;
  for (let i = 0; i < owned; i++) {
    const from = own[i];
    const ships = Math.min(s[SHIPS + from] - s[MOVED + from], s[SHIPS + from] - 1);
    if (ships <= 0) continue;
    if (ships > most) most = ships;
    ready[sourceCount] = ships;
    sources[sourceCount++] = from;
  }
  return most;
}

/** The set of systems that a ship from one of the sources can reach with that energy. */
function within(energy: number): number {
  if (energy > 2) return -1;
  let systems = 0;
  for (let i = 0; i < sourceCount; i++) {
    const system = sources[i] >> 2;
    systems |= 1 << system;
    if (energy === 2) systems |= (1 << ((system + 1) % SYSTEMS)) | (1 << ((system + SYSTEMS - 1) % SYSTEMS));
  }
  return systems;
}

/** Notes where in those systems so many ships could go, and gives the number of such places. */
function surveyTargets(s: Flat, me: number, most: number, systems: number): number {
  let count = 0;
  for (let star = 0; star < PLACES; star += 4) {
    if (((systems >> (star >> 2)) & 1) === 0) continue;
    const starOwner = s[OWNER + star];
    const starShips = s[SHIPS + star];
    if (planetsOf(s, star, me - 1) === 3 && starShips < STAR_ROOM)
      targets[count++] = target(star, 1, STAR_ROOM - starShips);
    for (let place = star + 1; place < star + 4; place++) {
      const owner = s[OWNER + place];
      if (owner === 0) targets[count++] = target(place, 1, MOST_SHIPS);
      else {
        const ships = s[SHIPS + place];
        if (owner === me) {
          if (ships < PLANET_ROOM) targets[count++] = target(place, 1, PLANET_ROOM - ships);
        } else {
          const least = ships + 1 + (starOwner === owner ? starShips : 0);
          if (least <= most) targets[count++] = target(place, least, MOST_SHIPS);
        }
      }
    }
  }
  return count;
}

function legalSends(count: number, energy: number, out: Int32Array, at: number): number {
  let n = at;
  const twoAway = (energy / 2) | 0;
  const farther = (energy / 3) | 0;
  for (let i = 0; i < sourceCount; i++) {
    const from = sources[i];
    const ships = ready[i];
    const prices = from * PLACES;
    for (let j = 0; j < count; j++) {
      const goal = targets[j];
      const to = goal & 63;
      const price = COST[prices + to];
      let most = price === 1 ? energy : price === 2 ? twoAway : farther;
      if (most > ships) most = ships;
      if (most > goal >> 12) most = goal >> 12;
      const few = (goal >> 6) & 63;
      if (most < few || to === from) continue;
      let move = send(from, to) + (few - 1) * SHIP;
      out[n++] = move;
      for (let more = few; more < most; more++) out[n++] = move += SHIP;
    }
  }
  return n;
}

/** The ships on a planet and, of the same owner, on its star. */
function defenders(s: Flat, planet: number): number {
  const star = planet & ~3;
  return s[SHIPS + planet] + (s[OWNER + star] === s[OWNER + planet] ? s[SHIPS + star] : 0);
}

export function play(s: Flat, move: number): void {
  switch (kindOf(move)) {
    case END_TURN:
      return endTurn(s);
    case BUILD:
      return buildShip(s, placeOf(move));
    default:
      return sendShips(s, fromOf(move), placeOf(move), shipsOf(move));
  }
}

function buildShip(s: Flat, place: number): void {
  const seat = s[TURN_OF];
  s[ENERGY + seat] -= FIRST_BUILD_COST + s[BUILDS]++;
  s[SHIPS + place]++;
  s[MOVED + place]++;
  s[BUILT + place] = 1;
  s[TOTAL + seat]++;
}

function sendShips(s: Flat, from: number, to: number, ships: number): void {
  const seat = s[TURN_OF];
  s[ENERGY + seat] -= COST[from * PLACES + to] * ships;
  s[SHIPS + from] -= ships;
  const owner = s[OWNER + to];
  if (owner === seat + 1) {
    s[SHIPS + to] += ships;
    s[MOVED + to] += ships;
  } else if (owner === 0) settle(s, seat, to, ships);
  else attack(s, seat, to, ships, owner - 1);
}

function settle(s: Flat, seat: number, place: number, ships: number): void {
  s[OWNER + place] = seat + 1;
  s[SHIPS + place] = s[MOVED + place] = ships;
  s[BUILT + place] = 0;
  s[ENERGY + seat] = Math.min(MOST_ENERGY, s[ENERGY + seat] + SIZE[place]);
}

function attack(s: Flat, seat: number, planet: number, ships: number, loser: number): void {
  const losses = defenders(s, planet) >> 1;
  s[TOTAL + loser] -= s[SHIPS + planet];
  s[TOTAL + seat] -= losses;
  s[POINTS + seat]++;
  settle(s, seat, planet, ships - losses);
  const star = planet & ~3;
  if (s[OWNER + star] === loser + 1 && planetsOf(s, star, loser) < 2) {
    s[TOTAL + loser] -= s[SHIPS + star];
    s[OWNER + star] = s[SHIPS + star] = 0;
    s[POINTS + seat]++;
  }
  if (s[POINTS + seat] >= GOAL || (s[TOTAL + loser] === 0 && seatsLeft(s) === 1)) s[WINNER] = seat + 1;
}

function planetsOf(s: Flat, star: number, seat: number): number {
  let planets = 0;
  for (let place = star + 1; place < star + 4; place++) if (s[OWNER + place] === seat + 1) planets++;
  return planets;
}

function seatsLeft(s: Flat): number {
  let left = 0;
  for (let seat = 0; seat < s[SEATED]; seat++) if (s[TOTAL + seat] > 0) left++;
  return left;
}

function endTurn(s: Flat): void {
  s.fill(0, MOVED, BUILT + PLACES);
  let next = s[TURN_OF];
  do next = (next + 1) % s[SEATED];
  while (s[TOTAL + next] === 0);
  s[TURN_OF] = next;
  s[TURNS]++;
  beginTurn(s);
  if (s[TURNS] === LAST_TURN) s[WINNER] = leader(s);
}

function beginTurn(s: Flat): void {
  const seat = s[TURN_OF];
  let energy = s[ENERGY + seat];
  for (let place = 0; place < PLACES; place++)
    if (s[OWNER + place] === seat + 1) energy += isStar(place) ? 2 : 1;
  s[ENERGY + seat] = Math.min(MOST_ENERGY, energy);
  s[BUILDS] = 0;
}

function leader(s: Flat): number {
  let best = -1;
  let winner = DRAW;
  for (let seat = 0; seat < s[SEATED]; seat++) {
    const points = s[POINTS + seat];
    if (points === best) winner = DRAW;
    if (points <= best) continue;
    best = points;
    winner = seat + 1;
  }
  return winner;
}
