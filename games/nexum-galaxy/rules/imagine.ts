// A full state that agrees with what a viewer knows: cards and asteroids that it cannot see are dealt anew (NG-10.1, NG-10.3,
// NG-12.8, NG-13.2).

import { HIDDEN, type Chance } from '@starboard/engine';
import { asteroidKinds } from '../data/asteroids.ts';
import { hideCloaked, hidingCard, NO_CARD } from './cloaking/imagined.ts';
import { isFaceDown } from './cosmos/deck.ts';
import { holds, isSeen, isStowed, stow, takeInHand } from './cosmos/hands.ts';
import {
  HAND_WORDS,
  HIDE,
  KINDS,
  LOAD,
  PACKED_ASTEROIDS,
  PACKED_ENERGY,
  shape,
  type Nexum,
} from './state.ts';

export function imagine(view: Nexum, _viewer: number, chance: Chance): Nexum {
  const state = shape.clone(view);
  if (state.cardsInPlay > 0) dealUnseen(state, chance);
  if (state.packedTo === HIDDEN) state.packedTo = packedAtLeast(state);
  if (state.asteroidsInBox > 0) fillCards(state, chance);
  return state;
}

/** NG-18.4: what everybody sees aboard says from where on there can be more. */
function packedAtLeast({ asking, sentAsteroids, sentCards, sentEnergy }: Nexum): number {
  if (asking !== LOAD) return 0;
  if (sentAsteroids > 0) return PACKED_ASTEROIDS;
  return sentCards + sentEnergy > 0 ? PACKED_ENERGY : 0;
}

/** What is neither discarded nor seen face down or in a hand is in the deck, and what cannot be seen comes from it. */
function dealUnseen(state: Nexum, chance: Chance): void {
  const { deck, rows, discards, cardsInPlay } = state;
  deck.fill(0);
  for (let card = 0; card < cardsInPlay; card++) deck[card] = 1 - discards[card];
  for (let cell = 0; cell < rows.length; cell++)
    if (rows[cell] > 0 && isFaceDown(state, cell)) deck[rows[cell] - 1] = 0;
  if (state.handLimit > 0) leaveOutHands(state);
  if (state.tables > 0) leaveOutStowed(state);
  if (state.topCount > 0) setAside(state);
  const kept = state.asking === HIDE && !isSeen(state, state.turn) ? hidingCard(state, chance) : NO_CARD;
  if (state.cloaked !== 0) hideCloaked(state, kept, chance);
  for (let cell = 0; cell < rows.length; cell++) {
    if (rows[cell] !== HIDDEN) continue;
    const card = drawUnseen(state, chance);
    rows[cell] = card + 1;
  }
  for (let seat = 0; seat < state.handSize.length; seat++)
    if (!isSeen(state, seat)) dealHand(state, seat, seat === state.turn ? kept : NO_CARD, chance);
  if (state.tables > 0) dealStowed(state, chance);
  if (state.topCount > 0) stack(state, chance);
}

/** NG-18.4: what was sent away lies face down; whoever sent it knows what. */
function dealStowed(state: Nexum, chance: Chance): void {
  for (let seat = 0; seat < state.stowedSize.length; seat++) {
    const cards = state.stowedSize[seat];
    if (state.stowed[seat * HAND_WORDS] >= 0) continue;
    state.stowed.fill(0, seat * HAND_WORDS, (seat + 1) * HAND_WORDS);
    state.stowedSize[seat] = 0;
    for (let each = 0; each < cards; each++) {
      const card = drawUnseen(state, chance);
      takeInHand(state, seat, card);
      stow(state, seat, card);
    }
  }
}

function leaveOutStowed(state: Nexum): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.stowed[seat * HAND_WORDS] < 0) continue;
    for (let card = 0; card < state.cardsInPlay; card++)
      if (isStowed(state, seat, card)) state.deck[card] = 0;
  }
}

/** NG-17.11: cards that the viewer has foreseen are dealt to nobody. */
function setAside(state: Nexum): void {
  for (let at = state.topDrawn; at < state.topCount; at++)
    if (state.top[at] !== HIDDEN) state.deck[state.top[at] - 1] = 0;
}

/** NG-17.11: they lie in the deck again; those that somebody else has foreseen may be any that lie there. */
function stack(state: Nexum, chance: Chance): void {
  for (let at = 0; at < state.top.length; at++) {
    if (state.top[at] === HIDDEN)
      state.top[at] = at < state.topDrawn || at >= state.topCount ? 0 : drawUnseen(state, chance) + 1;
  }
  for (let at = state.topDrawn; at < state.topCount; at++) state.deck[state.top[at] - 1] = 1;
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

/** A card that must be among them comes first. */
function dealHand(state: Nexum, seat: number, kept: number, chance: Chance): void {
  const cards = state.handSize[seat];
  state.hand.fill(0, seat * HAND_WORDS, (seat + 1) * HAND_WORDS);
  state.handSize[seat] = 0;
  if (kept !== NO_CARD) takeInHand(state, seat, kept);
  while (state.handSize[seat] < cards) takeInHand(state, seat, drawUnseen(state, chance));
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
