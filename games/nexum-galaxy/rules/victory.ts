// Victory: points, relics, and who is left on the board (NG-1).

import { clear, heldBy, lowest, placeAt } from './board.ts';
import type { Tell } from './events.ts';
import { loseStars } from './stars.ts';
import { BY_POINTS, BY_RELICS, LAST_STANDING, NOTHING, OVER, type Nexum } from './state.ts';

/** NG-6.28 */
export function score(state: Nexum, civ: number, tell?: Tell): void {
  state.points[civ]++;
  tell?.({ event: 'points', seat: civ, points: state.points[civ] });
}

/** NG-1.4 */
export function isOut(state: Nexum, civ: number): boolean {
  return state.fleet[civ] === 0;
}

/** NG-1.4: tells who has lost the last ship. */
export function tellOut(state: Nexum, by: number, before: number, tell: Tell): void {
  for (let out = before & ~civsInPlay(state); out !== 0; out &= out - 1)
    tell({ event: 'out', seat: lowest(out), by });
}

/** NG-9.10: the gate has fallen: everything that is left of the loser goes, and no star that is emptied by it scores. */
export function leaveBoard(state: Nexum, by: number, loser: number, tell?: Tell): void {
  for (let system = 0; system < state.span; system++) {
    for (let slots = heldBy(state, loser, system); slots !== 0; slots &= slots - 1) {
      clear(state, placeAt(system, lowest(slots)));
    }
    // A star of an ally may have hung on the planets that are gone.
    loseStars(state, by, loser, system, false, tell);
  }
}

/** NG-1.1 to NG-1.3, NG-1.5: ends the game when what the civ just did has won it. */
export function checkVictory(state: Nexum, civ: number, tell?: Tell): void {
  if (state.phase === OVER) return;
  const side = state.allies[civ];
  if (together(state, state.points, civ) >= state.pointsToWin) finish(state, BY_POINTS, side, tell);
  else if (together(state, state.relicsHeld, civ) >= state.relicsToWin) finish(state, BY_RELICS, side, tell);
  else if ((civsInPlay(state) & ~side) === 0) finish(state, LAST_STANDING, side, tell);
}

/** Would so many more points and relics be enough? */
export function reachesGoal(state: Nexum, civ: number, points: number, relics: number): boolean {
  if (together(state, state.points, civ) + points >= state.pointsToWin) return true;
  return together(state, state.relicsHeld, civ) + relics >= state.relicsToWin;
}

/** NG-9.14, NG-9.15: a civ's own, or its side's where they are pooled. */
function together(state: Nexum, by: Int32Array, civ: number): number {
  if (state.pooled === 0) return by[civ];
  let sum = 0;
  for (let allies = state.allies[civ]; allies !== 0; allies &= allies - 1) sum += by[lowest(allies)];
  return sum;
}

export function civsInPlay(state: Nexum): number {
  let inPlay = 0;
  for (let civ = 0; civ < state.civs; civ++) if (!isOut(state, civ)) inPlay |= 1 << civ;
  return inPlay;
}

export function finish(state: Nexum, ending: number, winners: number, tell?: Tell): void {
  state.phase = OVER;
  state.ending = ending;
  state.winners = winners;
  state.asking = NOTHING;
  state.picking = state.pickFrom = 0;
  tell?.({ event: 'over', winners });
}
