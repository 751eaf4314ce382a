// A full state that agrees with what a viewer knows: cards and asteroids that it cannot see are dealt anew (NG-10.1, NG-10.3,
// NG-12.8, NG-13.2).

import { HIDDEN, type Chance } from '@starboard/engine';
import { asteroidKinds } from '../data/asteroids.ts';
import { isFaceDown } from './cosmos/deck.ts';
import { holds, isSeen, takeInHand } from './cosmos/hands.ts';
import { HAND_WORDS, KINDS, shape, type Nexum } from './state.ts';

export function imagine(view: Nexum, _viewer: number, chance: Chance): Nexum {
  const state = shape.clone(view);
  if (state.cardsInPlay > 0) dealUnseen(state, chance);
  if (state.asteroidsInBox > 0) fillCards(state, chance);
  return state;
}

/** What is neither discarded nor seen face down or in a hand is in the deck, and what cannot be seen comes from it. */
function dealUnseen(state: Nexum, chance: Chance): void {
  const { deck, rows, discards, cardsInPlay } = state;
  deck.fill(0);
  for (let card = 0; card < cardsInPlay; card++) deck[card] = 1 - discards[card];
  for (let cell = 0; cell < rows.length; cell++)
    if (rows[cell] > 0 && isFaceDown(state, cell)) deck[rows[cell] - 1] = 0;
  if (state.handLimit > 0) leaveOutHands(state);
  for (let cell = 0; cell < rows.length; cell++) {
    if (rows[cell] !== HIDDEN) continue;
    const card = drawUnseen(state, chance);
    rows[cell] = card + 1;
  }
  for (let seat = 0; seat < state.handSize.length; seat++)
    if (!isSeen(state, seat)) dealHand(state, seat, chance);
}

function drawUnseen({ deck, cardsInPlay }: Nexum, chance: Chance): number {
  const card = chance.pick(deck, 0, cardsInPlay);
  deck[card] = 0;
  return card;
}

/** Cards in a hand that is seen are nowhere else. */
function leaveOutHands(state: Nexum): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (!isSeen(state, seat)) continue;
    for (let card = 0; card < state.cardsInPlay; card++) if (holds(state, seat, card)) state.deck[card] = 0;
  }
}

function dealHand(state: Nexum, seat: number, chance: Chance): void {
  const cards = state.handSize[seat];
  state.hand.fill(0, seat * HAND_WORDS, (seat + 1) * HAND_WORDS);
  state.handSize[seat] = 0;
  for (let i = 0; i < cards; i++) takeInHand(state, seat, drawUnseen(state, chance));
}

/** For the function below and nobody else. */
const bag = new Int32Array(KINDS);

/** Processing cards that cannot be seen hold any of the asteroids that are on no other. */
function fillCards(state: Nexum, chance: Chance): void {
  const { processing, seats } = state;
  for (let kind = 0; kind < KINDS; kind++) {
    bag[kind] = asteroidKinds[kind].count;
    for (let seat = 0; seat < seats; seat++) bag[kind] -= Math.max(0, processing[seat * KINDS + kind]);
  }
  for (let seat = 0; seat < processing.length / KINDS; seat++) {
    const from = seat * KINDS;
    if (processing[from] !== HIDDEN) continue;
    processing.fill(0, from, from + KINDS);
    for (let i = 0; i < state.captured[seat]; i++) {
      const kind = chance.pick(bag);
      processing[from + kind]++;
      bag[kind]--;
    }
  }
}
