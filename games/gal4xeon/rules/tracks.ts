// Filling squares: up to the next icon, whose action comes before any further square.

import { isUsable } from './actions.ts';
import { SQUARE_SPAN } from './chart.ts';
import type { Desk } from './desk.ts';
import { TRACKS, type Gal4Xeon } from './state.ts';

/** GX-3.2 */
export function fillSquares(desk: Desk, track: number, squares: number): void {
  desk.state.track[desk.page] = track;
  desk.state.left[desk.page] = squares;
  goOn(desk);
}

/** The action is over: the rest of the die follows. */
export function endAction(desk: Desk): void {
  const { state, page } = desk;
  state.action[page] = 0;
  state.second[page] = 0;
  goOn(desk);
}

/** GX-3.3, GX-3.4: fills on until an action waits or no square is left. */
function goOn(desk: Desk): void {
  const { state, page } = desk;
  const track = state.track[page];
  while (state.left[page] > 0) {
    if (isFull(state, page, track)) wasteRest(desk, track);
    else if (begins(desk, track, fillToIcon(desk, track))) return;
  }
  state.track[page] = 0;
}

export function isFull(state: Gal4Xeon, page: number, track: number): boolean {
  return state.filled[page * TRACKS + track] === state.squares[track];
}

/** Fills at least one square, up to an icon or the last one, and gives the action of that icon + 1, or 0. */
function fillToIcon({ state, chart, page, tell }: Desk, track: number): number {
  const at = page * TRACKS + track;
  const before = state.filled[at];
  const last = Math.min(before + state.left[page], state.squares[track]);
  let filled = before;
  let action = 0;
  while (action === 0 && filled < last) action = chart.iconAt[track * SQUARE_SPAN + ++filled];
  state.filled[at] = filled;
  state.left[page] -= filled - before;
  tell?.({ event: 'filled', track, squares: filled - before });
  return action;
}

/** GX-3.9: an action that cannot be used is lost. */
function begins(desk: Desk, track: number, action: number): boolean {
  if (action === 0) return false;
  desk.tell?.({ event: 'reached', track, action: action - 1 });
  if (!isUsable(desk, action)) {
    desk.tell?.({ event: 'lost', action: action - 1 });
    return false;
  }
  desk.state.action[desk.page] = action;
  return true;
}

/** GX-3.5: squares beyond the end of a track are lost. */
function wasteRest({ state, page, tell }: Desk, track: number): void {
  tell?.({ event: 'wasted', track, squares: state.left[page] });
  state.left[page] = 0;
}
