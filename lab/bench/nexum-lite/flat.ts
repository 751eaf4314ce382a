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

/** Writes the legal moves into `out` and returns how many there are. */
export function legal(s: Flat, out: Int32Array): number {
  const seat = s[TURN_OF];
  const me = seat + 1;
  const energy = s[ENERGY + seat];
  let n = 0;
  out[n++] = END_TURN;
  if (energy === 0) return n;
  if (s[BUILDS] < MOST_BUILDS && energy >= FIRST_BUILD_COST + s[BUILDS] && s[TOTAL + seat] < MOST_SHIPS) {
    for (let place = 1; place < PLACES; place++) {
      if (s[OWNER + place] !== me || isStar(place) || s[SHIPS + place] >= PLANET_ROOM || s[BUILT + place] > 0)
        continue;
      out[n++] = build(place);
    }
  }
  for (let from = 1; from < PLACES; from++) {
    if (s[OWNER + from] !== me || isStar(from)) continue;
    const ready = Math.min(s[SHIPS + from] - s[MOVED + from], s[SHIPS + from] - 1);
    if (ready > 0) n = legalSends(s, me, energy, from, ready, out, n);
  }
  return n;
}

function legalSends(
  s: Flat,
  me: number,
  energy: number,
  from: number,
  ready: number,
  out: Int32Array,
  at: number,
): number {
  let n = at;
  for (let to = 0; to < PLACES; to++) {
    let most = Math.min(ready, (energy / COST[from * PLACES + to]) | 0);
    if (most === 0 || to === from) continue;
    const owner = s[OWNER + to];
    let least = 1;
    if (isStar(to)) {
      if (s[OWNER + to + 1] !== me || s[OWNER + to + 2] !== me || s[OWNER + to + 3] !== me) continue;
      most = Math.min(most, STAR_ROOM - s[SHIPS + to]);
    } else if (owner === me) most = Math.min(most, PLANET_ROOM - s[SHIPS + to]);
    else if (owner !== 0) least = defenders(s, to) + 1;
    const move = send(from, to);
    for (let ships = least; ships <= most; ships++) out[n++] = move | ships;
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
