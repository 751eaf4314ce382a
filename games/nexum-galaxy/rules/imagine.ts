// A full state that agrees with what a viewer knows: the cards it cannot see are dealt anew (NG-10.1, NG-10.3).

import { HIDDEN, type Chance } from '@starboard/engine';
import { isFaceDown } from './cosmos/deck.ts';
import { shape, type Nexum } from './state.ts';

export function imagine(view: Nexum, _viewer: number, chance: Chance): Nexum {
  const state = shape.clone(view);
  if (state.cardsInPlay > 0) dealUnseen(state, chance);
  return state;
}

/** What is neither discarded nor seen face down is in the deck, and what cannot be seen comes from it. */
function dealUnseen(state: Nexum, chance: Chance): void {
  const { deck, rows, discards, cardsInPlay } = state;
  deck.fill(0);
  for (let card = 0; card < cardsInPlay; card++) deck[card] = 1 - discards[card];
  for (let cell = 0; cell < rows.length; cell++)
    if (rows[cell] > 0 && isFaceDown(state, cell)) deck[rows[cell] - 1] = 0;
  for (let cell = 0; cell < rows.length; cell++) {
    if (rows[cell] !== HIDDEN) continue;
    const card = chance.pick(deck, 0, cardsInPlay);
    rows[cell] = card + 1;
    deck[card] = 0;
  }
}
