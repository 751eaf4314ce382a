// What a move leads to as far as the seat can tell: what it cannot see is made up, and so are the cards that come.

import { FastChance } from '@starboard/engine';
import { nexumGalaxy } from './game.ts';
import type { Nexum } from './state.ts';

/** The position after a legal move. Nothing that happens after the seat's turn can be relied on. */
export function tryOut(view: Nexum, seat: number, move: number): Nexum {
  const chance = new FastChance(0);
  const state = nexumGalaxy.imagine(view, seat, chance);
  nexumGalaxy.play(state, seat, move, chance);
  return state;
}
