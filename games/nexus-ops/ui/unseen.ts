// Copies of a card that lie where a viewer does not see them: in decks and in hands of others. Cards that the viewer gave to its
// team-mate, or put under the deck, it knows.

import { COPIES, ENERGIZE_COLUMNS, MISSION_COLUMNS } from '../rules/columns.ts';
import { CARDS, ENERGIZES, MISSIONS, SEATS, type Nexus } from '../rules/state.ts';

export function unseenEnergize(state: Nexus, viewer: number, card: number): number {
  const copies = state.energizeRow[card * ENERGIZE_COLUMNS + COPIES] - state.energizeDiscard[card];
  return copies - known(state, state.energizeHand, ENERGIZES, card) - givenAway(state, viewer, card);
}

export function unseenMissions(state: Nexus, viewer: number, card: number): number {
  let copies =
    state.missionRow[card * MISSION_COLUMNS + COPIES] - state.missionDiscard[card] - state.line[card];
  for (let seat = 0; seat < SEATS; seat++) copies -= state.scored[seat * MISSIONS + card];
  for (const under of state.tail) if (under === card + 1) copies--;
  for (const offered of state.offer) if (offered === card + 1) copies--;
  return (
    copies - known(state, state.missionHand, MISSIONS, card) - givenAway(state, viewer, ENERGIZES + card)
  );
}

/** In hands that lie open to the viewer: cells of others are hidden, which counts as none. */
function known(state: Nexus, hands: Int32Array, columns: number, card: number): number {
  let copies = 0;
  for (let seat = 0; seat < state.seats; seat++) copies += Math.max(0, hands[seat * columns + card]);
  return copies;
}

/** What the team-mate is known to hold, unless its hand lies open anyway. */
function givenAway(state: Nexus, viewer: number, card: number): number {
  if (state.teams === 0 || viewer < 0 || viewer >= state.seats) return 0;
  const mate = (viewer + 2) % SEATS;
  const open =
    card < ENERGIZES
      ? state.energizeHand[mate * ENERGIZES + card] >= 0
      : state.missionHand[mate * MISSIONS + card - ENERGIZES] >= 0;
  return open ? 0 : Math.max(0, state.gift[mate * CARDS + card]);
}
