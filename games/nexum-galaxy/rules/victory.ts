// Victory: points, relics, and who is left on the board (NG-1).

import { allSeats, type Chance } from '@starboard/engine';
import { SCORE_PER_RELIC, SCORE_PER_VICTORY } from '../data/numbers.ts';
import { clear, heldBy, lowest, placeAt } from './board.ts';
import { emptyHand } from './cosmos/hands.ts';
import type { Tell } from './events.ts';
import { pointsGoal, pools, relicsGoal } from './ledger.ts';
import { loseStars } from './stars.ts';
import {
  BY_POINTS,
  BY_RELICS,
  KINDS,
  LAST_STANDING,
  NOTHING,
  OVER,
  PEOPLE_GONE,
  PLANET_SLOTS,
  type Nexum,
} from './state.ts';

/** NG-6.28 */
export function score(state: Nexum, civ: number, tell?: Tell): void {
  state.points[civ]++;
  tell?.({ event: 'points', seat: civ, points: state.points[civ] });
}

/** NG-1.4, NG-11.5: people are out without ships, the computer's civilizations where a gate that fell was theirs. */
export function isOut(state: Nexum, civ: number): boolean {
  return civ < state.seats ? state.fleet[civ] === 0 : ((state.fallen >>> civ) & 1) === 1;
}

/** NG-1.4: tells who has lost the last ship. */
export function tellOut(state: Nexum, by: number, before: number, tell: Tell): void {
  for (let out = before & ~civsInPlay(state); out !== 0; out &= out - 1)
    tell({ event: 'out', seat: lowest(out), by });
}

/** NG-9.10: the gate has fallen: everything that is left of the loser goes, and no star that is emptied by it scores. */
export function leaveBoard(state: Nexum, by: number, loser: number, tell?: Tell): void {
  if (loser >= state.seats) state.fallen |= 1 << loser;
  for (let system = 0; system < state.span; system++) {
    for (let slots = heldBy(state, loser, system); slots !== 0; slots &= slots - 1) {
      clear(state, placeAt(system, lowest(slots)));
    }
    // A star of an ally may have hung on the planets that are gone.
    loseStars(state, by, loser, system, false, tell);
  }
}

/** NG-12.13: the cards of those who are out go to the discards, their asteroids back into the bag. Whoever brought that
 *  about has seen them then, so that chance is asked: what it had a part in is not taken back. */
export function giveBack(state: Nexum, chance: Chance): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.handSize[seat] + state.captured[seat] === 0 || !isOut(state, seat)) continue;
    chance.die(1);
    emptyHand(state, seat);
    state.processing.fill(0, seat * KINDS, (seat + 1) * KINDS);
    state.captured[seat] = 0;
  }
}

/** NG-1.4, where there are events: somebody without a planet or ships in a cloud leaves the stars, for which nobody
 *  scores. */
export function leaveStars(state: Nexum, by: number, loser: number, tell?: Tell): void {
  if (state.starsAreEnough === 1 || loser >= state.seats || state.fleet[loser] === 0) return;
  if (state.cloakedBy.includes(loser + 1)) return;
  for (let system = 0; system < state.span; system++)
    if ((heldBy(state, loser, system) & PLANET_SLOTS) !== 0) return;
  for (let system = 0; system < state.span; system++) {
    for (let slots = heldBy(state, loser, system); slots !== 0; slots &= slots - 1) {
      const place = placeAt(system, lowest(slots));
      const ships = clear(state, place);
      tell?.({ event: 'star lost', seat: loser, by, place, ships, scores: false });
    }
  }
}

/** NG-1.1 to NG-1.3, NG-1.5: ends the game when what the civ just did has won it. */
export function checkVictory(state: Nexum, civ: number, tell?: Tell): void {
  if (state.phase === OVER) return;
  const side = state.allies[civ];
  if (together(state, state.points, civ) >= pointsGoal(state, civ)) finish(state, BY_POINTS, side, tell);
  else if (hasRelicsToWin(state, civ)) finish(state, BY_RELICS, side, tell);
  else checkStanding(state, side, tell);
}

/** NG-1.2, NG-11.6 */
function hasRelicsToWin(state: Nexum, civ: number): boolean {
  return (
    together(state, state.relicsHeld, civ) >= relicsGoal(state, civ) &&
    ((state.relicsAsleep >>> civ) & 1) === 0
  );
}

/** NG-11.6: who began with enough relics and has fewer now can win with them later. */
export function wakeRelics(state: Nexum, civ: number): void {
  if (state.relicsHeld[civ] < relicsGoal(state, civ)) state.relicsAsleep &= ~(1 << civ);
}

/** NG-1.5, NG-11.7: while the computer is in play nobody is the last; without people it has won. */
function checkStanding(state: Nexum, side: number, tell?: Tell): void {
  const inPlay = civsInPlay(state);
  const computers = computersInPlay(state);
  if (computers === 0) {
    if ((inPlay & ~side) === 0) finish(state, LAST_STANDING, side, tell);
  } else if (inPlay === computers) finish(state, PEOPLE_GONE, bestOf(state, computers), tell);
}

/** NG-11.7: of these the one with the highest score, with its allies; equal ones share. */
function bestOf(state: Nexum, civs: number): number {
  let best = -1;
  let winners = 0;
  for (let rest = civs; rest !== 0; rest &= rest - 1) {
    const civ = lowest(rest);
    const points = scoreOf(state, civ);
    if (points > best) winners = 0;
    if (points >= best) winners |= state.allies[civ];
    best = Math.max(best, points);
  }
  return winners;
}

/** NG-7.1: without the winner's bonus. */
export function scoreOf(state: Nexum, civ: number): number {
  return SCORE_PER_VICTORY * state.points[civ] + SCORE_PER_RELIC * state.relicsHeld[civ];
}

/** NG-1.3, NG-10.4: looks at the goals of everybody where nobody acts: people first, from the first player on. */
export function checkEverybody(state: Nexum, tell?: Tell): void {
  const { seats, civs, first } = state;
  for (let i = 0; i < seats; i++) checkVictory(state, (first + i) % seats, tell);
  for (let civ = seats; civ < civs; civ++) checkVictory(state, civ, tell);
}

/** Would so many more points and relics be enough? */
export function reachesGoal(state: Nexum, civ: number, points: number, relics: number): boolean {
  if (together(state, state.points, civ) + points >= pointsGoal(state, civ)) return true;
  return together(state, state.relicsHeld, civ) + relics >= relicsGoal(state, civ);
}

/** NG-9.14, NG-9.15: a civ's own, or its side's where they are pooled. */
export function together(state: Nexum, by: Int32Array, civ: number): number {
  if (!pools(state, civ)) return by[civ];
  let sum = 0;
  for (let allies = state.allies[civ]; allies !== 0; allies &= allies - 1) sum += by[lowest(allies)];
  return sum;
}

export function civsInPlay(state: Nexum): number {
  let inPlay = 0;
  for (let civ = 0; civ < state.civs; civ++) if (!isOut(state, civ)) inPlay |= 1 << civ;
  return inPlay;
}

/** NG-11.5: the computer's civilizations that are not out, as a set. */
export function computersInPlay(state: Nexum): number {
  return allSeats(state.civs) & ~allSeats(state.seats) & ~state.fallen;
}

export function finish(state: Nexum, ending: number, winners: number, tell?: Tell): void {
  state.phase = OVER;
  state.ending = ending;
  state.winners = winners;
  state.asking = NOTHING;
  state.picking = state.pickFrom = state.arrivals = state.unstable = 0;
  tell?.({ event: 'over', winners });
}
