// NG-4 and NG-1: cards, phases, bids, rounds, and the end.

import type { NexumEvent } from '../../rules/events.ts';
import { fade, follow } from './cosmos.ts';
import { buildOffers, build, extract } from './management.ts';
import { fleetOf, gain, relicsHeld, type Galaxy, type Phase, type Orb } from './galaxy.ts';
import { beginPhase } from './interference.ts';
import { lootOf, movementOffers, moveShips, targets, type Bill } from './movement.ts';

const CARDS: Readonly<Record<string, readonly Phase[]>> = {
  manage: ['manage'],
  move: ['move'],
  'manage-move': ['manage', 'move'],
  'move-manage': ['move', 'manage'],
};

export function offers(galaxy: Galaxy): string[] {
  const { phase, cards, turn } = galaxy;
  if (galaxy.picking !== null || phase === 'move') return movementOffers(galaxy);
  if (phase === 'card') return cards[turn].map((card) => `card ${card}`);
  if (phase === 'manage') return [...buildOffers(galaxy), 'done'];
  return phase === 'bid' ? bidOffers(galaxy) : [];
}

/** NG-4.6 */
function bidOffers({ energy, turn, bids, out, rules }: Galaxy): string[] {
  const highest = Math.max(0, ...bids.filter((_, seat) => rules < 2 || !out.has(seat)));
  const higher = Array.from(
    { length: Math.max(0, energy[turn] - highest) },
    (_, i) => `bid ${highest + 1 + i}`,
  );
  return ['bid 0', ...higher];
}

export function play(galaxy: Galaxy, move: string, news: readonly NexumEvent[]): Bill {
  const [verb, word] = move.split(' ');
  let told: Bill = {};
  galaxy.reachable = null;
  if (verb === 'card') playCard(galaxy, word);
  else if (verb === 'done') endPhase(galaxy);
  else if (verb === 'bid') bid(galaxy, Number(word));
  else if (verb === 'build') told = { price: build(galaxy, word) };
  else told = moveShips(galaxy, move);
  lookForOut(galaxy);
  lookForVictory(galaxy);
  goOn(galaxy);
  // what happens between rounds may have stopped for a relic to be picked
  if (galaxy.phase === 'events' && follow(galaxy, news)) beginTurn(galaxy, firstInPlay(galaxy, galaxy.first));
  goOn(galaxy);
  return told;
}

function playCard(galaxy: Galaxy, card: string): void {
  const { cards, turn } = galaxy;
  cards[turn] = cards[turn].filter((each) => each !== card);
  const [first, second = null] = CARDS[card];
  galaxy.ahead = second;
  enter(galaxy, first);
}

function enter(galaxy: Galaxy, phase: Phase): void {
  galaxy.phase = phase;
  galaxy.built = new Set();
  galaxy.builds = 0;
  for (const spot of galaxy.spots) {
    spot.taken = false;
    spot.takenWith = [];
    for (const ship of spot.ships) ship.moved = false;
  }
  beginPhase(galaxy);
  if (phase === 'manage') extract(galaxy);
}

function endPhase(galaxy: Galaxy): void {
  if (galaxy.phase === 'move') gain(galaxy, galaxy.turn, lootOf(galaxy));
  const next = galaxy.ahead;
  galaxy.ahead = null;
  if (next !== null) return enter(galaxy, next);
  galaxy.phase = 'bid';
  // NG-4.4
  if (galaxy.cards[galaxy.turn].length === 0 && !galaxy.sterile)
    galaxy.cards[galaxy.turn] = Object.keys(CARDS);
}

/** NG-4.5: a phase in which nothing can be done is over, and nobody is asked for a bid that he cannot make. */
function goOn(galaxy: Galaxy): void {
  for (;;) {
    if (galaxy.picking !== null || galaxy.order !== null) return;
    if (galaxy.phase === 'over' || galaxy.phase === 'events') return;
    if (galaxy.phase === 'manage' && buildOffers(galaxy).length === 0) endPhase(galaxy);
    else if (galaxy.phase === 'move' && lookAround(galaxy).length === 0) endPhase(galaxy);
    else if (galaxy.phase === 'bid' && bidOffers(galaxy).length === 1) endTurn(galaxy);
    else return;
  }
}

function lookAround(galaxy: Galaxy): Orb[] {
  galaxy.reachable = targets(galaxy);
  return galaxy.reachable;
}

function bid(galaxy: Galaxy, energy: number): void {
  galaxy.energy[galaxy.turn] -= energy;
  galaxy.bids[galaxy.turn] = energy;
  endTurn(galaxy);
}

function endTurn(galaxy: Galaxy): void {
  const { seats, out } = galaxy;
  const order = Array.from({ length: seats }, (_, i) => (galaxy.first + i) % seats);
  const next = order.slice(order.indexOf(galaxy.turn) + 1).find((seat) => !out.has(seat));
  if (next === undefined) endRound(galaxy);
  else beginTurn(galaxy, next);
}

/** NG-4.7 */
function endRound(galaxy: Galaxy): void {
  const { out, rules, bids } = galaxy;
  const valid = bids.map((energy, seat) => (rules >= 2 && out.has(seat) ? 0 : energy));
  const highest = Math.max(...valid);
  const wanted = highest > 0 ? valid.indexOf(highest) : galaxy.first;
  const first = firstInPlay(galaxy, wanted);
  if (galaxy.roundLimit > 0 && galaxy.round === galaxy.roundLimit) return endByLimit(galaxy);
  bids.fill(0);
  galaxy.first = first;
  galaxy.round++;
  if (galaxy.rows === 0) return beginTurn(galaxy, first);
  galaxy.first = wanted;
  galaxy.phase = 'events';
  fade(galaxy);
}

/** NG-4.7 */
function firstInPlay({ seats, out }: Galaxy, wanted: number): number {
  const order = Array.from({ length: seats }, (_, i) => (wanted + i) % seats);
  return order.find((seat) => !out.has(seat)) ?? wanted;
}

function beginTurn(galaxy: Galaxy, seat: number): void {
  galaxy.turn = seat;
  galaxy.phase = 'card';
  if (galaxy.sterile) playCard(galaxy, 'manage-move');
}

/** NG-1.4, NG-9.10 */
function lookForOut(galaxy: Galaxy): void {
  if (galaxy.order !== null) return;
  for (let seat = 0; seat < galaxy.seats; seat++) if (fleetOf(galaxy, seat) === 0) galaxy.out.add(seat);
}

/** NG-1.1 to NG-1.5, NG-9.14, NG-9.15 */
function lookForVictory(galaxy: Galaxy): void {
  const { turn, sides, goals, points, pooled, out } = galaxy;
  const goal = goals[turn];
  if (galaxy.order !== null || galaxy.phase === 'over') return;
  const side = sides[turn];
  const total = (of: (seat: number) => number): number =>
    pooled ? side.reduce((sum, seat) => sum + of(seat), 0) : of(turn);
  const alone = sides.every((each, seat) => side.includes(seat) || each.every((member) => out.has(member)));
  const reached =
    total((seat) => points[seat]) >= goal.points || total((seat) => relicsHeld(galaxy, seat)) >= goal.relics;
  if (reached || alone) end(galaxy, side);
}

/** NG-1.6 */
function endByLimit(galaxy: Galaxy): void {
  const { sides, points, out } = galaxy;
  const standing = sides.flatMap((_, seat) => (out.has(seat) ? [] : [seat]));
  const scoreOf = (seat: number): number => 2 * points[seat] + 3 * relicsHeld(galaxy, seat);
  // ruling 191: the computer's civilizations add nothing up
  const sum = (seat: number): number => {
    const scores = sides[seat].map(scoreOf);
    return seat < galaxy.seats ? scores.reduce((all, score) => all + score) : Math.max(...scores);
  };
  const best = Math.max(...standing.map(sum));
  const sided = standing.filter((seat) => sum(seat) === best);
  end(galaxy, [...new Set(sided.flatMap((seat) => sides[seat]))]);
}

function end(galaxy: Galaxy, winners: readonly number[]): void {
  galaxy.phase = 'over';
  galaxy.picking = null;
  galaxy.winners = winners.toSorted((a, b) => a - b);
}
