// NO-7.1, NO-7.9, NO-8.8, NO-10.1: cards come from decks without an order and go to hands and open discard piles.

import type { Chance } from '@starboard/engine';
import type { Tell } from './events.ts';
import { ENERGIZE_DECK, MISSION_DECK } from './moves.ts';
import { CARDS, ENERGIZES, MISSIONS, type Nexus } from './state.ts';

/** Draws as many as there are. */
export function drawEnergize(state: Nexus, seat: number, number: number, chance: Chance, tell?: Tell): void {
  const drawn: number[] | null = tell === undefined ? null : [];
  for (let i = 0; i < number; i++) {
    if (state.energizeDeckSize[0] === 0) shuffleEnergize(state, tell);
    if (state.energizeDeckSize[0] === 0) break;
    const card = chance.pick(state.energizeDeck);
    state.energizeDeck[card]--;
    state.energizeDeckSize[0]--;
    receiveEnergize(state, seat, card);
    drawn?.push(card);
  }
  if (drawn === null) return;
  // which of several came first is of no importance, so it is not told
  for (const card of drawn.toSorted((one, other) => one - other)) {
    tell?.({ event: 'drew', seat, deck: ENERGIZE_DECK, card });
  }
}

export function receiveEnergize(state: Nexus, seat: number, card: number): void {
  state.energizeHand[seat * ENERGIZES + card]++;
  state.energizeSize[seat]++;
}

/** NO-7.9 */
function shuffleEnergize(state: Nexus, tell?: Tell): void {
  for (let card = 0; card < ENERGIZES; card++) {
    state.energizeDeck[card] += state.energizeDiscard[card];
    state.energizeDeckSize[0] += state.energizeDiscard[card];
    state.energizeDiscard[card] = 0;
  }
  if (state.energizeDeckSize[0] > 0) tell?.({ event: 'reshuffled', deck: ENERGIZE_DECK });
}

/** Takes the next mission off the deck: a card, or -1 when there is none. What was put under the deck comes last. */
export function takeMission(state: Nexus, chance: Chance, tell?: Tell): number {
  if (state.missionDeckSize[0] === 0 && state.tailSize === 0) shuffleMissions(state, tell);
  if (state.missionDeckSize[0] > 0) {
    const card = chance.pick(state.missionDeck);
    state.missionDeck[card]--;
    state.missionDeckSize[0]--;
    return card;
  }
  return state.tailSize > 0 ? takeFromTail(state) : -1;
}

function takeFromTail(state: Nexus): number {
  const card = state.tail[0] - 1;
  const last = --state.tailSize;
  state.tail.copyWithin(0, 1, last + 1);
  state.tailBy.copyWithin(0, 1, last + 1);
  state.tail[last] = 0;
  state.tailBy[last] = 0;
  return card;
}

/** NO-8.8 */
function shuffleMissions(state: Nexus, tell?: Tell): void {
  for (let card = 0; card < MISSIONS; card++) {
    state.missionDeck[card] += state.missionDiscard[card];
    state.missionDeckSize[0] += state.missionDiscard[card];
    state.missionDiscard[card] = 0;
  }
  if (state.missionDeckSize[0] > 0) tell?.({ event: 'reshuffled', deck: MISSION_DECK });
}

export function drawMission(state: Nexus, seat: number, chance: Chance, tell?: Tell): void {
  const card = takeMission(state, chance, tell);
  if (card >= 0) receiveMission(state, seat, card, tell);
}

export function receiveMission(state: Nexus, seat: number, card: number, tell?: Tell): void {
  state.missionHand[seat * MISSIONS + card]++;
  state.missionSize[seat]++;
  tell?.({ event: 'drew', seat, deck: MISSION_DECK, card: ENERGIZES + card });
}

/** Out of the hand; where to is the caller's care. */
export function loseEnergize(state: Nexus, seat: number, card: number): void {
  state.energizeHand[seat * ENERGIZES + card]--;
  state.energizeSize[seat]--;
  forgetGift(state, seat, card);
}

export function loseMission(state: Nexus, seat: number, card: number): void {
  state.missionHand[seat * MISSIONS + card]--;
  state.missionSize[seat]--;
  forgetGift(state, seat, ENERGIZES + card);
}

/** NO-16.3: of two equal cards the team-mate cannot tell which left. */
function forgetGift(state: Nexus, seat: number, card: number): void {
  if (state.gift[seat * CARDS + card] > 0) state.gift[seat * CARDS + card]--;
}

export function holdsCards(state: Nexus, seat: number): boolean {
  return state.energizeSize[seat] + state.missionSize[seat] > 0;
}
