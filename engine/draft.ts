// An order in the making, built where only the seat's view is known. What is legal follows from the view, so the moves
// are tried on a copy of it; the table plays the finished order on the truth.

import type { Chance } from './chance.ts';
import type { Game, GameEvent } from './game.ts';
import { orderGoesOn } from './commit.ts';
import { MoveList } from './moves.ts';
import { hasSeat } from './seats.ts';
import type { State } from './state.ts';

export interface Draft {
  readonly game: Game;
  readonly seat: number;
  /** What the seat sees, before the order. */
  readonly view: State;
  readonly order: readonly number[];
  /** The view with the order carried out; without its last move where that completed it, for what comes then may
   *  depend on chance and on hidden things. */
  readonly state: State;
  /** Nothing can be added any more: it can be sent. */
  readonly complete: boolean;
}

export function openDraft(game: Game, view: State, seat: number): Draft {
  return { game, seat, view, order: [], state: view, complete: false };
}

/** The moves that can be added; none when the seat owes no decision or the order is complete. */
export function movesFor({ game, seat, state, complete }: Draft): number[] {
  if (complete || !hasSeat(game.actors(state), seat)) return [];
  const legal = new MoveList();
  game.legal(state, seat, legal);
  return legal.toArray();
}

/** The draft with a legal move added. */
export function drafted(draft: Draft, move: number): Draft {
  const { game, seat } = draft;
  const order = [...draft.order, move];
  const state = game.shape.clone(draft.state);
  if (!playedWithoutChance(game, state, seat, move)) return { ...draft, order, complete: true };
  if (orderGoesOn(game, state, seat, [])) return { ...draft, order, state };
  return { ...draft, order, complete: true };
}

/** It is complete, and the seat owes no decision after it as far as it can see. Whether others have been faster with what all
 *  decide at once is no matter. */
export function handsOver({ game, seat, view, order, complete }: Draft): boolean {
  if (!complete) return false;
  const state = game.shape.clone(view);
  game.asFirst?.(state);
  const isPlain = order.every((move) => playedWithoutChance(game, state, seat, move));
  return isPlain && !hasSeat(game.actors(state), seat);
}

/** What there is to tell of an order as far as it depends neither on chance nor on what the seat cannot see. */
export function foretold({ game, view, seat }: Draft, order: readonly number[]): OrderNews {
  const events: GameEvent[] = [];
  const state = game.shape.clone(view);
  order.every((move) => playedWithoutChance(game, state, seat, move, (event) => events.push(event)));
  return { events, state };
}

export interface OrderNews {
  readonly events: readonly GameEvent[];
  /** As the order leaves it. */
  readonly state: State;
}

/** The same order on a newer view; null where it is not legal any more. */
export function redrafted(draft: Draft, view: State): Draft | null {
  let anew = openDraft(draft.game, view, draft.seat);
  for (const move of draft.order) {
    if (!movesFor(anew).includes(move)) return null;
    anew = drafted(anew, move);
  }
  return anew;
}

/** The draft without its last move; null when there is none. */
export function withoutLast({ game, view, seat, order }: Draft): Draft | null {
  if (order.length === 0) return null;
  return order.slice(0, -1).reduce(drafted, openDraft(game, view, seat));
}

class ChanceComesIn extends Error {}

const unrolled: Chance = {
  die: () => {
    throw new ChanceComesIn();
  },
  pick: () => {
    throw new ChanceComesIn();
  },
  of: () => unrolled,
};

function playedWithoutChance(
  game: Game,
  state: State,
  seat: number,
  move: number,
  tell?: (event: GameEvent) => void,
): boolean {
  try {
    game.play(state, seat, move, unrolled, tell);
    return true;
  } catch (error) {
    if (error instanceof ChanceComesIn) return false;
    throw error;
  }
}
