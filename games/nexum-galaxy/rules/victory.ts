// Victory: points, relics, and who is left on the board (NG-1).

import { lowest } from './board.ts';
import type { Tell } from './events.ts';
import { BY_POINTS, BY_RELICS, LAST_STANDING, OVER, type Nexum } from './state.ts';

/** NG-6.28 */
export function score(state: Nexum, seat: number, tell?: Tell): void {
  state.points[seat]++;
  tell?.({ event: 'points', seat, points: state.points[seat] });
}

/** NG-1.4 */
export function isOut(state: Nexum, seat: number): boolean {
  return state.fleet[seat] === 0;
}

/** NG-1.4: tells who has lost the last ship. */
export function tellOut(state: Nexum, by: number, before: number, tell: Tell): void {
  for (let out = before & ~seatsInPlay(state); out !== 0; out &= out - 1)
    tell({ event: 'out', seat: lowest(out), by });
}

/** NG-1.1 to NG-1.3, NG-1.5: ends the game when what the seat just did has won it. */
export function checkVictory(state: Nexum, seat: number, tell?: Tell): void {
  if (state.phase === OVER) return;
  const side = state.allies[seat];
  if (together(state, state.points, seat) >= state.pointsToWin) finish(state, BY_POINTS, side, tell);
  else if (together(state, state.relicsHeld, seat) >= state.relicsToWin) finish(state, BY_RELICS, side, tell);
  else if ((seatsInPlay(state) & ~side) === 0) finish(state, LAST_STANDING, side, tell);
}

/** Would so many more points and relics be enough? */
export function reachesGoal(state: Nexum, seat: number, points: number, relics: number): boolean {
  if (together(state, state.points, seat) + points >= state.pointsToWin) return true;
  return together(state, state.relicsHeld, seat) + relics >= state.relicsToWin;
}

/** NG-9.14, NG-9.15: a seat's own, or its side's where they are pooled. */
function together(state: Nexum, by: Int32Array, seat: number): number {
  if (state.pooled === 0) return by[seat];
  let sum = 0;
  for (let allies = state.allies[seat]; allies !== 0; allies &= allies - 1) sum += by[lowest(allies)];
  return sum;
}

export function seatsInPlay(state: Nexum): number {
  let inPlay = 0;
  for (let seat = 0; seat < state.seats; seat++) if (!isOut(state, seat)) inPlay |= 1 << seat;
  return inPlay;
}

export function finish(state: Nexum, ending: number, winners: number, tell?: Tell): void {
  state.phase = OVER;
  state.ending = ending;
  state.winners = winners;
  state.picking = state.pickFrom = 0;
  tell?.({ event: 'over', winners });
}
