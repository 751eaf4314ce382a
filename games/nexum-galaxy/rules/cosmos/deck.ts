// The deck of event cards: drawing, discarding, and the rows that are dealt face down (NG-10.1 to NG-10.3).

import type { Chance } from '@starboard/engine';
import { ROW_CARDS } from '../../data/events.ts';
import type { Tell } from '../events.ts';
import { unstow } from './hands.ts';
import { END, ROUND_CELLS, TURNS, UNSEEN, type Nexum } from '../state.ts';

/** NG-10.1: all cards of the game in the deck, and rows for the first round. */
export function prepareDeck(state: Nexum, chance: Chance): void {
  state.deck.fill(1, 0, state.cardsInPlay);
  state.deckSize = state.cardsInPlay;
  dealRows(state, state.round, chance);
}

/** NG-10.2, NG-10.3: the rows of that round, face down. A row that cannot get three cards is not laid. */
export function dealRows(state: Nexum, round: number, chance: Chance, tell?: Tell): void {
  let rows = 0;
  while (rows < state.aggressiveness && canDraw(state, ROW_CARDS)) {
    for (let place = 0; place < ROW_CARDS; place++)
      state.rows[cellOf(round, rows, place)] = drawCard(state, chance, UNSEEN, tell) + 1;
    rows++;
  }
  tell?.({ event: 'dealt', rows });
}

/** Where a card of a row lies in the state. */
export function cellOf(round: number, row: number, place: number): number {
  return (round & 1) * ROUND_CELLS + row * ROW_CARDS + place;
}

/** NG-10.5: the card that says where the panel under way happens: of the first of a row its first card, of the second its
 *  last. */
export function coordinate(state: Nexum): number {
  return state.rows[cellOf(state.round, state.panel >> 1, (state.panel & 1) === 0 ? 0 : ROW_CARDS - 1)] - 1;
}

/** NG-10.3: does that cell of the rows hold a card that is not turned up yet? */
export function isFaceDown(state: Nexum, cell: number): boolean {
  const at = cell % ROUND_CELLS;
  if (at >= state.aggressiveness * ROW_CARDS) return false;
  const isOfThisRound = cell - at === (state.round & 1) * ROUND_CELLS;
  return isOfThisRound ? at >= state.turnedUp * ROW_CARDS : state.step === TURNS || state.step === END;
}

export function canDraw(state: Nexum, cards: number): boolean {
  if (state.deckSize >= cards) return true;
  let discards = 0;
  for (let card = 0; card < state.cardsInPlay; card++) discards += state.discards[card];
  if (state.tables > 0) for (const stowed of state.stowedSize) discards += stowed;
  return state.deckSize + discards >= cards;
}

/** NG-10.2: the discards are shuffled in when there is no other card. NG-17.11: cards that were foreseen come first. Said
 *  is who sees it: UNSEEN, a seat + 1, or EVERYBODY. */
export function drawCard(state: Nexum, chance: Chance, seenBy: number, tell?: Tell): number {
  if (state.topDrawn === state.topCount && state.topCount > 0) forgetForeseen(state);
  if (state.deckSize === 0) shuffleIn(state, tell);
  const card =
    state.topCount > 0 ? drawForeseen(state, chance, seenBy) : chance.pick(state.deck, 0, state.cardsInPlay);
  state.deck[card] = 0;
  state.deckSize--;
  return card;
}

function drawForeseen(state: Nexum, chance: Chance, seenBy: number): number {
  // what comes is settled, but not for those who have not seen it
  chance.die(1);
  const at = state.topDrawn++;
  const card = state.top[at] - 1;
  state.topSeen[at] = seenBy;
  if (seenBy === UNSEEN) state.top[at] = 0;
  return card;
}

/** With the next card: until then it shows in which order they came. */
function forgetForeseen(state: Nexum): void {
  state.top.fill(0);
  state.topSeen.fill(UNSEEN);
  state.topSeenBy = state.topCount = state.topDrawn = 0;
}

/** NG-17.11: the seat sees so many next cards of the deck, which come in that order from now on. Gives them. */
export function lookAhead(state: Nexum, seat: number, cards: number, chance: Chance, tell?: Tell): number[] {
  if (state.deckSize === 0) shuffleIn(state, tell);
  const known = Array.from(state.top.subarray(state.topDrawn, state.topCount), (card) => card - 1);
  forgetForeseen(state);
  state.topSeenBy = seat + 1;
  const left = Int32Array.from(state.deck);
  for (const card of known) left[card] = 0;
  while (known.length < Math.min(cards, state.deckSize)) {
    const card = chance.pick(left, 0, state.cardsInPlay);
    left[card] = 0;
    known.push(card);
  }
  known.forEach((card, at) => (state.top[at] = card + 1));
  state.topCount = known.length;
  return known;
}

function shuffleIn(state: Nexum, tell?: Tell): void {
  for (let card = 0; card < state.cardsInPlay; card++) {
    state.deckSize += state.discards[card];
    state.deck[card] |= state.discards[card];
    state.discards[card] = 0;
  }
  if (state.tables > 0) unstow(state);
  tell?.({ event: 'shuffled', cards: state.deckSize });
}

/** The rows of a round that is over make room. */
export function clearRows(state: Nexum, round: number): void {
  const from = (round & 1) * ROUND_CELLS;
  state.rows.fill(0, from, from + ROUND_CELLS);
}
