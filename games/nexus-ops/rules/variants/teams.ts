// NO-16.3: at the end of the Draw phase the team-mate may pass one card, face down.

import { hasSeat, type MoveList } from '@starboard/engine';
import { holdsCards, loseEnergize, loseMission, receiveEnergize } from '../cards.ts';
import type { Tell } from '../events.ts';
import { ENERGIZE_DECK, MISSION_DECK, moves } from '../moves.ts';
import { GIVE, SEND_HOME, SLIP } from '../phases.ts';
import { CARDS, ENERGIZES, MISSIONS, type Nexus } from '../state.ts';
import { partnerOf } from '../winning.ts';

const { give, slip, done } = moves.kinds;

/** The team-mate is asked when it holds any card. */
export function askTeamMate(state: Nexus): void {
  state.phase = SEND_HOME;
  if (state.teams === 0) return;
  const mate = partnerOf(state.turn);
  if (hasSeat(state.out, mate) || !holdsCards(state, mate)) return;
  state.asked = mate;
  state.phase = GIVE;
}

export function legalGifts(state: Nexus, seat: number, into: MoveList): void {
  into.add(done.make());
  if (state.energizeSize[seat] > 0) into.add(give.make(ENERGIZE_DECK));
  if (state.missionSize[seat] > 0) into.add(give.make(MISSION_DECK));
}

/** From which deck the card is, its back shows to all. */
export function startGift(state: Nexus, deck: number): void {
  state.left = deck;
  state.chain = 1;
  state.phase = SLIP;
}

export function legalSlips(state: Nexus, seat: number, into: MoveList): void {
  if (state.left === ENERGIZE_DECK) {
    for (let card = 0; card < ENERGIZES; card++) {
      if (state.energizeHand[seat * ENERGIZES + card] > 0) into.add(slip.make(card));
    }
    return;
  }
  for (let card = 0; card < MISSIONS; card++) {
    if (state.missionHand[seat * MISSIONS + card] > 0) into.add(slip.make(ENERGIZES + card));
  }
}

export function slipCard(state: Nexus, seat: number, card: number, tell?: Tell): void {
  const mate = state.turn;
  if (card < ENERGIZES) {
    loseEnergize(state, seat, card);
    receiveEnergize(state, mate, card);
  } else {
    loseMission(state, seat, card - ENERGIZES);
    state.missionHand[mate * MISSIONS + card - ENERGIZES]++;
    state.missionSize[mate]++;
  }
  state.gift[mate * CARDS + card]++;
  state.passed = card + 1;
  state.passedTo = mate + 1;
  state.passedDeck = state.left;
  tell?.({ event: 'gave', seat, to: mate, deck: state.left, card });
  state.left = 0;
  state.chain = 0;
  state.phase = SEND_HOME;
}

/** With the next order the card has joined the hand; the giver remembers it as its gift. */
export function forgetPassed(state: Nexus): void {
  state.passed = 0;
  state.passedTo = 0;
  state.passedDeck = 0;
}
