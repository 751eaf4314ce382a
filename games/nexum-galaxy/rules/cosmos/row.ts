// The event step of a round: row after row is turned up, and its panels happen (NG-10.3, NG-10.4).

import type { Chance } from '@starboard/engine';
import { ROW_CARDS } from '../../data/events.ts';
import type { Tell } from '../events.ts';
import { endInterference } from '../interference.ts';
import { DEAL, NOTHING, OVER, type Nexum } from '../state.ts';
import { cellOf } from './deck.ts';
import { resolvePanel } from './panel.ts';
import { openWindow } from './window.ts';

/** Does the next thing that happens in it; false where somebody must decide first. */
export function eventStep(state: Nexum, chance: Chance, tell?: Tell): boolean {
  if (state.asking !== NOTHING) return false;
  if (state.panel < 2 * state.turnedUp) resolvePanel(state, chance, tell);
  else if (hasRow(state, state.turnedUp)) turnUp(state, tell);
  else endEvents(state);
  return true;
}

/** On a view, where nobody sees the middle card, there is nothing to turn up: what comes is for the table to say. */
function hasRow(state: Nexum, row: number): boolean {
  return row < state.aggressiveness && state.rows[cellOf(state.round, row, 1)] > 0;
}

/** NG-10.15: with the first row what was foreseen is there for all to see. */
function turnUp(state: Nexum, tell?: Tell): void {
  const row = state.turnedUp++;
  if (row === 0) state.foresight = 0;
  const from = cellOf(state.round, row, 0);
  tell?.({
    event: 'row',
    row,
    cards: Array.from(state.rows.subarray(from, from + ROW_CARDS), (card) => card - 1),
  });
  for (let place = 0; place < ROW_CARDS; place++) state.discards[state.rows[from + place] - 1] = 1;
  if (state.handLimit > 0) openWindow(state);
}

function endEvents(state: Nexum): void {
  if (state.phase === OVER) return;
  state.panel = 0;
  state.coverBy.fill(0);
  endInterference(state);
  state.step = DEAL;
}
