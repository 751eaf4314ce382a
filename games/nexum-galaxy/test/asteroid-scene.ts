// Positions of the Asteroids rules: an empty sector with its cloud, in which nobody has learned anything yet.

import { asteroidNames } from '../rules/moves.ts';
import { acquire } from '../rules/asteroids/technology.ts';
import { holds, takeInHand } from '../rules/cosmos/hands.ts';
import { technologyIds, type TechnologyId } from '../data/technologies.ts';
import type { Options } from '../rules/options.ts';
import { KINDS, type Nexum } from '../rules/state.ts';
import { cardNumber, quiet } from './cosmos-scene.ts';
import { put } from './scene.ts';

/** Seat 0 in its movement phase with 20 energy; asteroids lie as at the start. */
export function calmSector(seats: number, given: Partial<Options> = {}): Nexum {
  return quiet(seats, { ruleSet: 'asteroids', ...given });
}

const GATES = ['A3', 'D3', 'G3', 'J3'];

/** The same with three ships of everybody at home. */
export function atHome(seats: number, given: Partial<Options> = {}): Nexum {
  const state = calmSector(seats, given);
  for (let seat = 0; seat < seats; seat++) put(state, GATES[seat], seat, 3);
  return state;
}

/** The seat develops everything on a path up to that technology. */
export function learn(state: Nexum, seat: number, ...ids: TechnologyId[]): Nexum {
  for (const id of ids) acquire(state, seat, technologyIds.indexOf(id));
  state.developed = 0;
  return state;
}

/** Asteroids on the seat's Processing card: `load(state, 0, 'yellow', 'blue-green')`. */
export function load(state: Nexum, seat: number, ...names: string[]): Nexum {
  for (const name of names) {
    state.processing[seat * KINDS + asteroidNames.indexOf(name)]++;
    state.captured[seat]++;
  }
  return state;
}

/** What is on it. */
export function cardOf(state: Nexum, seat: number): string[] {
  return asteroidNames.flatMap((name, kind) =>
    Array.from({ length: state.processing[seat * KINDS + kind] }, () => name),
  );
}

/** Event cards in the seat's hand, taken out of the deck. */
export function deal(state: Nexum, seat: number, ...names: string[]): Nexum {
  for (const card of names.map(cardNumber)) {
    freeCard(state, card);
    takeInHand(state, seat, card);
  }
  return state;
}

/** The card goes out of the deck; where it lies in a row another one takes its place. */
function freeCard(state: Nexum, card: number): void {
  if (state.deck[card] === 1) {
    state.deck[card] = 0;
    state.deckSize--;
    return;
  }
  if (state.discards[card] === 1) {
    state.discards[card] = 0;
    return;
  }
  const cell = state.rows.indexOf(card + 1);
  const other = state.deck.indexOf(1);
  if (cell < 0) throw new Error(`card ${card} is held by somebody`);
  state.rows[cell] = other + 1;
  state.deck[other] = 0;
  state.deckSize--;
}

export function handOf(state: Nexum, seat: number): number[] {
  return [...state.deck.keys()].filter((card) => holds(state, seat, card));
}
