// The window after a row is turned up: whoever holds cards may lay one on it (NG-12.8).

import { NOTHING, WINDOW, type Nexum } from '../state.ts';
import { holders } from './hands.ts';

/** Asks those who hold cards, from the first player on. */
export function openWindow(state: Nexum): void {
  state.coverBy.fill(0);
  state.opened = 0;
  state.toAsk = holders(state);
  askNext(state);
}

/** Somebody has laid the first card of the row: everybody else is asked once more. */
export function askOthers(state: Nexum, seat: number): void {
  state.opened = seat + 1;
  state.toAsk = holders(state);
}

/** Goes on to the next seat: in turn order from the first player, or after who laid the first card. */
export function askNext(state: Nexum): void {
  state.asking = state.toAsk === 0 ? NOTHING : WINDOW;
  if (state.toAsk === 0) return;
  let seat = state.opened === 0 ? state.first : state.opened % state.seats;
  while (((state.toAsk >>> seat) & 1) === 0) seat = (seat + 1) % state.seats;
  state.turn = seat;
}
