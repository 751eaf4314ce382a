// Hands of event cards: sets of cards that their seats alone see (NG-12.6, NG-12.8).

import { HAND_WORDS, WORD_CARDS, type Nexum } from '../state.ts';

function wordOf(seat: number, card: number): number {
  return seat * HAND_WORDS + Math.trunc(card / WORD_CARDS);
}

function bitOf(card: number): number {
  return 1 << (card % WORD_CARDS);
}

/** On a view: is that hand known? */
export function isSeen(state: Nexum, seat: number): boolean {
  return state.hand[wordOf(seat, 0)] >= 0;
}

/** Does the seat hold that card? On a view, only of a hand that can be seen. */
export function holds(state: Nexum, seat: number, card: number): boolean {
  return (state.hand[wordOf(seat, card)] & bitOf(card)) !== 0;
}

export function takeInHand(state: Nexum, seat: number, card: number): void {
  state.hand[wordOf(seat, card)] |= bitOf(card);
  state.handSize[seat]++;
}

/** A card leaves the hand. */
export function playFromHand(state: Nexum, seat: number, card: number): void {
  state.hand[wordOf(seat, card)] &= ~bitOf(card);
  state.handSize[seat]--;
}

/** A card of the hand goes to the discards. */
export function discardFromHand(state: Nexum, seat: number, card: number): void {
  playFromHand(state, seat, card);
  state.discards[card] = 1;
}

/** NG-18.4: a card of the hand goes face down to the discards. */
export function stow(state: Nexum, seat: number, card: number): void {
  playFromHand(state, seat, card);
  state.stowed[wordOf(seat, card)] |= bitOf(card);
  state.stowedSize[seat]++;
}

/** Did the seat send that card away? On a view, only what can be seen. */
export function isStowed(state: Nexum, seat: number, card: number): boolean {
  return (state.stowed[wordOf(seat, card)] & bitOf(card)) !== 0;
}

/** The face-down discards are cards like all others from now on. */
export function unstow(state: Nexum): void {
  for (let seat = 0; seat < state.seats; seat++)
    for (let card = 0; card < state.cardsInPlay; card++)
      if (isStowed(state, seat, card)) state.deck[card] = 1;
  state.stowed.fill(0);
  for (let seat = 0; seat < state.seats; seat++) {
    state.deckSize += state.stowedSize[seat];
    state.stowedSize[seat] = 0;
  }
}

/** On a view of somebody else's hand nothing is known to go. */
export function emptyHand(state: Nexum, seat: number): void {
  if (!isSeen(state, seat)) return;
  for (let card = 0; card < state.cardsInPlay; card++)
    if (holds(state, seat, card)) discardFromHand(state, seat, card);
}

/** The seats that hold cards, as a set. */
export function holders(state: Nexum): number {
  let seats = 0;
  for (let seat = 0; seat < state.seats; seat++) if (state.handSize[seat] > 0) seats |= 1 << seat;
  return seats;
}
