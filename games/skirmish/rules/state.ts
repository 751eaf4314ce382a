// What lies on the table, what a seat can do, and what there is to tell about it.

import {
  amount,
  codec,
  declare,
  many,
  named,
  one,
  open,
  ownRow,
  sealed,
  type StateOf,
} from '@starboard/engine';
import { CARDS, COPIES, HAND, MOONS, MOST_SHIPS } from '../data/tables.ts';

export const PLAN = 0;
export const ACT = 1;
export const OVER = 2;

const SEATS = 4;
export const KINDS = CARDS.length;

const fields = {
  seats: one(SEATS, 2),
  rounds: one(12, 2),
  round: one(12, 1),
  phase: one(OVER),
  /** Seats that have planned, then seats that have acted, this round. */
  done: one(2 ** SEATS - 1),
  turn: one(SEATS - 1),
  /** 0 nobody, else seat + 1. */
  owner: many(MOONS.length, SEATS),
  ships: many(MOONS.length, MOST_SHIPS),
  deck: many(KINDS, COPIES),
  deckSize: many(1, KINDS * COPIES),
  discard: many(KINDS, COPIES),
  hand: many(SEATS * KINDS, HAND),
  handSize: many(SEATS, HAND),
  /** 0 undecided, 1 no card, else card + 2. A planned card stays in the hand until it is shown. */
  plan: many(SEATS, KINDS + 1),
  /** The strike being ordered: target + 1, highest source so far + 1, ships under way. */
  target: one(MOONS.length),
  source: one(MOONS.length),
  force: one(MOST_SHIPS),
};

export const shape = declare(fields, {
  hand: { knownTo: ownRow(KINDS), changesWith: [], counted: { by: 'handSize', columns: KINDS } },
  deck: { knownTo: () => false, changesWith: [], counted: { by: 'deckSize', columns: KINDS } },
  plan: { knownTo: (state, viewer, seat) => viewer === seat || state.phase !== PLAN, changesWith: ['phase'] },
});

export type Skirmish = StateOf<typeof fields>;

export const moves = codec({
  plan: sealed(named('card', ['none', ...CARDS])),
  muster: open(named('moon', MOONS)),
  strike: open(named('target', MOONS)),
  from: open(named('moon', MOONS), amount('ships', 1, MOST_SHIPS - 1)),
  launch: open(),
  pass: open(),
});

export type SkirmishEvent =
  | { readonly event: 'planned'; readonly seat: number }
  | { readonly event: 'shown'; readonly plans: readonly number[] }
  | { readonly event: 'mustered'; readonly seat: number; readonly moon: number; readonly ships: number }
  | { readonly event: 'launched'; readonly seat: number; readonly target: number; readonly ships: number }
  | { readonly event: 'fought'; readonly dice: readonly [number, number]; readonly won: boolean }
  | { readonly event: 'drew'; readonly seat: number; readonly card: number | null };

export type Tell = (event: SkirmishEvent) => void;

export function isOut(state: Skirmish, seat: number): boolean {
  for (let moon = 0; moon < MOONS.length; moon++) if (state.owner[moon] === seat + 1) return false;
  return true;
}

export function hasShown(state: Skirmish, seat: number, card: (typeof CARDS)[number]): boolean {
  return state.phase === ACT && state.plan[seat] === CARDS.indexOf(card) + 2;
}

/** Ships a seat can take from that moon for the strike being ordered. */
export function spare(state: Skirmish, seat: number, moon: number): number {
  if (state.owner[moon] !== seat + 1) return 0;
  return Math.min(state.ships[moon] - 1, MOST_SHIPS - state.force);
}
