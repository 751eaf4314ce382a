// Who decides in skirmish, and between what.

import { BESIDE, MOONS, MOST_SHIPS } from '../../games/skirmish/data/tables.ts';

/** The seats that owe a decision, as numbers. */
export function actors(G, ctx) {
  if (ctx.gameover !== undefined) return [];
  if (ctx.activePlayers === null) return [Number(ctx.currentPlayer)];
  return Object.keys(ctx.activePlayers).flatMap((id) => (G.planned[id] ? [] : [Number(id)]));
}

/** The lowest of `actors`, without the list. */
export function actor(G, ctx) {
  return ctx.activePlayers === null ? ctx.currentPlayer : String(G.planned.indexOf(false));
}

/** For bots: all legal moves of a seat. */
export function enumerate(G, ctx, playerID) {
  const seat = Number(playerID);
  const found = [];
  if (ctx.phase === 'plan') {
    found.push({ move: 'plan', args: [0] });
    G.hands[seat].forEach((copies, card) => copies > 0 && found.push({ move: 'plan', args: [card + 1] }));
    return found;
  }
  if (G.strike !== null) {
    const { target, source, force } = G.strike;
    if (force > 0) found.push({ move: 'launch', args: [] });
    for (const moon of BESIDE[target]) {
      if (source !== null && moon <= source) continue;
      for (let ships = spare(G, seat, moon, force); ships > 0; ships--)
        found.push({ move: 'from', args: [moon, ships] });
    }
    return found;
  }
  found.push({ move: 'pass', args: [] });
  for (let moon = 0; moon < MOONS.length; moon++) {
    if (G.owner[moon] === seat) {
      if (G.ships[moon] < MOST_SHIPS) found.push({ move: 'muster', args: [moon] });
    } else if (BESIDE[moon].some((source) => spare(G, seat, source, 0) > 0)) {
      found.push({ move: 'strike', args: [moon] });
    }
  }
  return found;
}

function spare(G, seat, moon, force) {
  return G.owner[moon] === seat ? Math.min(G.ships[moon] - 1, MOST_SHIPS - force) : 0;
}
