// nexum-lite in boardgame.io's documented form, as one would write it who reads the documentation and thinks of the game:
// a tree of systems, places and players, and moves that refuse what is not allowed. nexum-lite-lists.mjs is the same
// game written for speed. `starboard bench engine --check` plays both against bench/nexum-lite/flat.ts, move by move.

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
} from '../bench/nexum-lite/ring.ts';
import { INVALID_MOVE } from './boardgame-io.mjs';

export function nexumLite() {
  return {
    name: 'nexum-lite',
    minPlayers: 2,
    maxPlayers: 4,
    setup,
    moves: { build, send },
    turn: {
      order: { first: () => 0, next: ({ G, ctx }) => nextSeat(G, ctx.playOrderPos) },
      onBegin: beginTurn,
    },
    endIf,
    ai: { enumerate },
  };
}

/** The seat that decides. */
export function actor(_G, ctx) {
  return ctx.currentPlayer;
}

function setup({ ctx }) {
  const emptyPlace = () => ({ owner: null, ships: 0, moved: 0, built: false });
  const G = {
    systems: Array.from({ length: PLACES / 4 }, () => ({ places: Array.from({ length: 4 }, emptyPlace) })),
    players: {},
    builds: 0,
    winner: null,
  };
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    const home = placesAround(G, homeOf(seat))[homeOf(seat) & 3];
    home.owner = String(seat);
    home.ships = START.ships;
    G.players[seat] = { energy: START.energy, points: 0, total: START.ships };
  }
  return G;
}

/** The star and the planets of the system that a place is in. */
function placesAround(G, number) {
  return G.systems[number >> 2].places;
}

function beginTurn({ G, ctx }) {
  let energy = 0;
  for (const { places } of G.systems) {
    for (let number = 0; number < places.length; number++) {
      const place = places[number];
      if (place.moved > 0) place.moved = 0;
      if (place.built) place.built = false;
      if (place.owner === ctx.currentPlayer) energy += isStar(number) ? 2 : 1;
    }
  }
  gain(G.players[ctx.currentPlayer], energy);
  G.builds = 0;
}

function gain(player, energy) {
  player.energy = Math.min(MOST_ENERGY, player.energy + energy);
}

function enumerate(G, _ctx, playerID) {
  const player = G.players[playerID];
  const found = [{ event: 'endTurn', args: [] }];
  if (mayBuild(G, player)) {
    for (let number = 0; number < PLACES; number++) {
      const place = placesAround(G, number)[number & 3];
      if (!isStar(number) && hasRoomToBuild(place, playerID)) found.push({ move: 'build', args: [number] });
    }
  }
  for (let from = 0; from < PLACES; from++) {
    const source = placesAround(G, from)[from & 3];
    const ready = isStar(from) || source.owner !== playerID ? 0 : readyToLeave(source);
    if (ready > 0) addSends(G, player, playerID, from, ready, found);
  }
  return found;
}

function addSends(G, player, playerID, from, ready, found) {
  for (let to = 0; to < PLACES; to++) {
    const most = Math.min(ready, Math.floor(player.energy / COST[from * PLACES + to]));
    if (most === 0 || to === from) continue;
    const places = placesAround(G, to);
    const room = Math.min(most, roomFor(places, to, playerID));
    for (let ships = leastShips(places, to, playerID); ships <= room; ships++)
      found.push({ move: 'send', args: [from, to, ships] });
  }
}

function mayBuild(G, { energy, total }) {
  return G.builds < MOST_BUILDS && energy >= FIRST_BUILD_COST + G.builds && total < MOST_SHIPS;
}

function hasRoomToBuild({ owner, ships, built }, playerID) {
  return owner === playerID && ships < PLANET_ROOM && !built;
}

/** How many ships can leave a planet of their owner. */
function readyToLeave({ ships, moved }) {
  return Math.min(ships - moved, ships - 1);
}

/** How many ships of a player a place could take; attackers need no room. */
function roomFor(places, number, playerID) {
  const target = places[number & 3];
  if (isStar(number)) return planetsOf(places, playerID) === 3 ? STAR_ROOM - target.ships : 0;
  return target.owner === playerID ? PLANET_ROOM - target.ships : MOST_SHIPS;
}

/** One, or enough to beat whoever is there. */
function leastShips(places, number, playerID) {
  const { owner } = places[number & 3];
  return owner === null || owner === playerID ? 1 : defenders(places, number) + 1;
}

/** The ships on a planet and, of the same owner, on its star. */
function defenders(places, planet) {
  const star = places[0];
  const { owner, ships } = places[planet & 3];
  return ships + (star.owner === owner ? star.ships : 0);
}

function planetsOf(places, playerID) {
  let planets = 0;
  for (let number = 1; number < places.length; number++) if (places[number].owner === playerID) planets++;
  return planets;
}

function build({ G, playerID }, number) {
  const player = G.players[playerID];
  const place = placesAround(G, number)[number & 3];
  if (!mayBuild(G, player) || isStar(number) || !hasRoomToBuild(place, playerID)) return INVALID_MOVE;
  player.energy -= FIRST_BUILD_COST + G.builds;
  player.total++;
  G.builds++;
  place.ships++;
  place.moved++;
  place.built = true;
}

function send({ G, playerID }, from, to, ships) {
  const player = G.players[playerID];
  const source = placesAround(G, from)[from & 3];
  const places = placesAround(G, to);
  const target = places[to & 3];
  const price = COST[from * PLACES + to] * ships;
  if (isStar(from) || from === to || source.owner !== playerID || ships > readyToLeave(source))
    return INVALID_MOVE;
  if (price > player.energy || ships > roomFor(places, to, playerID)) return INVALID_MOVE;
  if (ships < leastShips(places, to, playerID)) return INVALID_MOVE;
  player.energy -= price;
  source.ships -= ships;
  if (target.owner === playerID) {
    target.ships += ships;
    target.moved += ships;
  } else if (target.owner === null) settle(player, playerID, target, to, ships);
  else attack(G, player, playerID, places, to, ships);
}

function settle(player, playerID, place, number, ships) {
  place.owner = playerID;
  place.ships = ships;
  place.moved = ships;
  place.built = false;
  gain(player, SIZE[number]);
}

function attack(G, player, playerID, places, planet, ships) {
  const star = places[0];
  const target = places[planet & 3];
  const { owner } = target;
  const enemy = G.players[owner];
  const losses = defenders(places, planet) >> 1;
  enemy.total -= target.ships;
  player.total -= losses;
  player.points++;
  settle(player, playerID, target, planet, ships - losses);
  if (star.owner === owner && planetsOf(places, owner) < 2) {
    enemy.total -= star.ships;
    star.owner = null;
    star.ships = 0;
    player.points++;
  }
  if (player.points >= GOAL || (enemy.total === 0 && playersLeft(G) === 1)) G.winner = playerID;
}

function playersLeft(G) {
  return Object.values(G.players).filter(({ total }) => total > 0).length;
}

function nextSeat(G, seat) {
  const seats = Object.keys(G.players).length;
  let next = seat;
  do next = (next + 1) % seats;
  while (G.players[next].total === 0);
  return next;
}

function endIf({ G, ctx }) {
  if (G.winner !== null) return { winner: G.winner };
  if (ctx.turn <= LAST_TURN) return undefined;
  const best = Math.max(...Object.values(G.players).map(({ points }) => points));
  const leaders = Object.keys(G.players).filter((seat) => G.players[seat].points === best);
  return { winner: leaders.length === 1 ? leaders[0] : null };
}
