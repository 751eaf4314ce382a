// A full state that agrees with what a viewer knows: what it cannot see is dealt at random to where it lies.

import { HIDDEN, type Chance } from '@starboard/engine';
import { COPIES, ENERGIZE_COLUMNS, MISSION_COLUMNS } from './columns.ts';
import { ENERGIZE_DECK } from './moves.ts';
import { CHOOSE } from './phases.ts';
import { CARDS, ENERGIZES, MISSIONS, SEATS, shape, type Nexus } from './state.ts';

export function imagine(view: Nexus, viewer: number, chance: Chance): Nexus {
  const state = shape.clone(view);
  blank(state, viewer);
  imagineEnergize(state, viewer, chance);
  imagineMissions(state, view, viewer, chance);
  imaginePassed(state, view, chance);
  return state;
}

/** Hidden cells begin empty. */
function blank(state: Nexus, viewer: number): void {
  state.energizeDeck.fill(0);
  state.missionDeck.fill(0);
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat === viewer) continue;
    state.energizeHand.fill(0, seat * ENERGIZES, (seat + 1) * ENERGIZES);
    state.missionHand.fill(0, seat * MISSIONS, (seat + 1) * MISSIONS);
    state.offer.fill(0, seat * 2, seat * 2 + 2);
    if (viewer < 0 || viewer % 2 !== seat % 2) state.gift.fill(0, seat * CARDS, (seat + 1) * CARDS);
  }
  for (let i = 0; i < state.tailSize; i++) if (state.tailBy[i] !== viewer + 1) state.tail[i] = 0;
}

/** NO-16.3: a viewer knows what it gave. */
function imagineEnergize(state: Nexus, viewer: number, chance: Chance): void {
  const pool = state.energizeDeck;
  for (let card = 0; card < ENERGIZES; card++) {
    pool[card] = state.energizeRow[card * ENERGIZE_COLUMNS + COPIES] - state.energizeDiscard[card];
    if (viewer >= 0) pool[card] -= state.energizeHand[viewer * ENERGIZES + card];
  }
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat !== viewer) dealGifts(state, seat, pool, state.energizeHand, ENERGIZES, 0);
  }
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat !== viewer)
      dealRest(state.energizeHand, seat, ENERGIZES, state.energizeSize[seat], pool, chance);
  }
}

function imagineMissions(state: Nexus, view: Nexus, viewer: number, chance: Chance): void {
  const pool = state.missionDeck;
  for (let card = 0; card < MISSIONS; card++) pool[card] = unseenMissions(state, viewer, card);
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat !== viewer) dealGifts(state, seat, pool, state.missionHand, MISSIONS, ENERGIZES);
  }
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat !== viewer) dealRest(state.missionHand, seat, MISSIONS, state.missionSize[seat], pool, chance);
  }
  for (let i = 0; i < state.tailSize; i++)
    if (state.tail[i] === 0) state.tail[i] = takeFrom(pool, chance) + 1;
  if (view.phase !== CHOOSE || view.turn === viewer) return;
  for (let i = 0; i < 2; i++) state.offer[view.turn * 2 + i] = takeFrom(pool, chance) + 1;
}

/** Copies that lie where this viewer does not see them. */
function unseenMissions(state: Nexus, viewer: number, card: number): number {
  let copies =
    state.missionRow[card * MISSION_COLUMNS + COPIES] - state.missionDiscard[card] - state.line[card];
  for (let seat = 0; seat < SEATS; seat++) copies -= state.scored[seat * MISSIONS + card];
  for (const under of state.tail) if (under === card + 1) copies--;
  for (const offered of state.offer) if (offered === card + 1) copies--;
  return viewer < 0 ? copies : copies - state.missionHand[viewer * MISSIONS + card];
}

function dealGifts(
  state: Nexus,
  seat: number,
  pool: Int32Array,
  hands: Int32Array,
  columns: number,
  first: number,
): void {
  for (let card = 0; card < columns; card++) {
    const given = state.gift[seat * CARDS + first + card];
    hands[seat * columns + card] += given;
    pool[card] -= given;
  }
}

function dealRest(
  hands: Int32Array,
  seat: number,
  columns: number,
  size: number,
  pool: Int32Array,
  chance: Chance,
): void {
  let held = 0;
  for (let card = 0; card < columns; card++) held += hands[seat * columns + card];
  for (; held < size; held++) hands[seat * columns + takeFrom(pool, chance)]++;
}

function takeFrom(pool: Int32Array, chance: Chance): number {
  const card = chance.pick(pool);
  pool[card]--;
  return card;
}

/** NO-16.3: for all that the others know, any card of that deck in that hand may have been passed. */
function imaginePassed(state: Nexus, view: Nexus, chance: Chance): void {
  if (view.passed !== HIDDEN) return;
  state.passed = 0;
  if (view.passedTo === 0) return;
  const seat = view.passedTo - 1;
  const card =
    view.passedDeck === ENERGIZE_DECK
      ? chance.pick(state.energizeHand, seat * ENERGIZES, ENERGIZES)
      : ENERGIZES + chance.pick(state.missionHand, seat * MISSIONS, MISSIONS);
  state.passed = card + 1;
  state.gift[seat * CARDS + card] = 1;
}
