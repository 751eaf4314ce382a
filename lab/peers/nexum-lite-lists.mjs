// nexum-lite for boardgame.io once more, written for speed: lists of numbers instead of nested objects, because Immer
// then wraps four things per move instead of dozens; and moves that come from `enumerate` are not checked again.

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

export function nexumLite() {
  return {
    name: 'nexum-lite',
    minPlayers: 2,
    maxPlayers: 4,
    setup: ({ ctx }) => setup(ctx.numPlayers),
    moves: { build, send },
    turn: {
      order: { first: () => 0, next: ({ G, ctx }) => nextSeat(G, ctx.playOrderPos) },
      onBegin: ({ G, ctx }) => beginTurn(G, ctx.playOrderPos),
    },
    endIf: ({ G, ctx }) => winner(G, ctx.turn),
    ai: { enumerate },
  };
}

/** The seat that decides. */
export function actor(_G, ctx) {
  return ctx.currentPlayer;
}

function setup(seats) {
  const G = {
    owner: Array(PLACES).fill(null),
    ships: Array(PLACES).fill(0),
    moved: Array(PLACES).fill(0),
    built: Array(PLACES).fill(false),
    energy: Array(seats).fill(START.energy),
    points: Array(seats).fill(0),
    total: Array(seats).fill(START.ships),
    builds: 0,
    winner: null,
  };
  for (let seat = 0; seat < seats; seat++) {
    G.owner[homeOf(seat)] = seat;
    G.ships[homeOf(seat)] = START.ships;
  }
  return G;
}

function beginTurn(G, seat) {
  G.moved = Array(PLACES).fill(0);
  G.built = Array(PLACES).fill(false);
  G.builds = 0;
  let energy = 0;
  G.owner.forEach((owner, place) => {
    if (owner === seat) energy += isStar(place) ? 2 : 1;
  });
  gain(G, seat, energy);
}

function gain(G, seat, energy) {
  G.energy[seat] = Math.min(MOST_ENERGY, G.energy[seat] + energy);
}

function enumerate(G, _ctx, playerID) {
  const seat = Number(playerID);
  const energy = G.energy[seat];
  const found = [{ event: 'endTurn', args: [] }];
  if (G.builds < MOST_BUILDS && energy >= FIRST_BUILD_COST + G.builds && G.total[seat] < MOST_SHIPS) {
    for (let place = 1; place < PLACES; place++) {
      if (G.owner[place] !== seat || isStar(place) || G.ships[place] >= PLANET_ROOM || G.built[place])
        continue;
      found.push({ move: 'build', args: [place] });
    }
  }
  for (let from = 1; from < PLACES; from++) {
    if (G.owner[from] !== seat || isStar(from)) continue;
    const ready = Math.min(G.ships[from] - G.moved[from], G.ships[from] - 1);
    for (let to = 0; ready > 0 && to < PLACES; to++) {
      if (to === from) continue;
      const [least, most] = limits(
        G,
        seat,
        to,
        Math.min(ready, Math.floor(energy / COST[from * PLACES + to])),
      );
      for (let ships = least; ships <= most; ships++) found.push({ move: 'send', args: [from, to, ships] });
    }
  }
  return found;
}

/** The fewest and the most ships that may be sent to a place by a seat that can afford `most`. */
function limits(G, seat, to, most) {
  const owner = G.owner[to];
  if (isStar(to)) {
    const whole = G.owner[to + 1] === seat && G.owner[to + 2] === seat && G.owner[to + 3] === seat;
    return [1, whole ? Math.min(most, STAR_ROOM - G.ships[to]) : 0];
  }
  if (owner === seat) return [1, Math.min(most, PLANET_ROOM - G.ships[to])];
  return [owner === null ? 1 : defenders(G, to) + 1, most];
}

function defenders(G, planet) {
  const star = planet & ~3;
  return G.ships[planet] + (G.owner[star] === G.owner[planet] ? G.ships[star] : 0);
}

function build({ G, playerID }, place) {
  G.energy[playerID] -= FIRST_BUILD_COST + G.builds;
  G.builds++;
  G.ships[place]++;
  G.moved[place]++;
  G.built[place] = true;
  G.total[playerID]++;
}

function send({ G, playerID }, from, to, ships) {
  const seat = Number(playerID);
  const owner = G.owner[to];
  G.energy[seat] -= COST[from * PLACES + to] * ships;
  G.ships[from] -= ships;
  if (owner === seat) {
    G.ships[to] += ships;
    G.moved[to] += ships;
  } else if (owner === null) settle(G, seat, to, ships);
  else attack(G, seat, to, ships, owner);
}

function settle(G, seat, place, ships) {
  G.owner[place] = seat;
  G.ships[place] = ships;
  G.moved[place] = ships;
  G.built[place] = false;
  gain(G, seat, SIZE[place]);
}

function attack(G, seat, planet, ships, loser) {
  const losses = defenders(G, planet) >> 1;
  G.total[loser] -= G.ships[planet];
  G.total[seat] -= losses;
  G.points[seat]++;
  settle(G, seat, planet, ships - losses);
  const star = planet & ~3;
  const planets = [star + 1, star + 2, star + 3].filter((place) => G.owner[place] === loser);
  if (G.owner[star] === loser && planets.length < 2) {
    G.total[loser] -= G.ships[star];
    G.owner[star] = null;
    G.ships[star] = 0;
    G.points[seat]++;
  }
  const isLast = G.total[loser] === 0 && G.total.filter((total) => total > 0).length === 1;
  if (G.points[seat] >= GOAL || isLast) G.winner = seat;
}

function nextSeat(G, seat) {
  let next = seat;
  do next = (next + 1) % G.total.length;
  while (G.total[next] === 0);
  return next;
}

function winner(G, turn) {
  if (G.winner !== null) return { winner: G.winner };
  if (turn <= LAST_TURN) return undefined;
  const best = Math.max(...G.points);
  const leaders = G.points.flatMap((points, seat) => (points === best ? [seat] : []));
  return { winner: leaders.length === 1 ? leaders[0] : null };
}
