// The order in the making: pointing, choosing, stepping back. Values in, values out.

import type { Game, Refusal, State } from '@starboard/engine';
import { drafted, openDraft, redrafted, withoutLast, type Draft } from '@starboard/engine/view';
import type { Choice, Wish } from '../kit/index.ts';
import { canPointOn, openPicks, picked, whyNot, type Picks } from './picking.ts';

export interface Order {
  readonly draft: Draft;
  readonly picks: Picks;
  /** The choices that are asked for beside the pointer; null when there is nothing to ask. */
  readonly asked: readonly Choice[] | null;
}

export function orderOf(draft: Draft): Order {
  return { draft, picks: openPicks(draft), asked: null };
}

/** The order on what the seat sees now: while seats decide at the same time, that changes under their hands. */
export function renewed(before: Order | null, game: Game, view: State, seat: number): Order {
  const kept = before !== null && before.draft.seat === seat ? redrafted(before.draft, view) : null;
  return orderOf(kept === null || kept.complete ? openDraft(game, view, seat) : kept);
}

/** The order after pointing at something that stands for these wishes; `offered` is all that can be pointed at. */
export function pointedAt(
  order: Order,
  wishes: readonly Wish[],
  offered: Iterable<readonly Wish[]>,
): Order | Refusal {
  const picks = picked(order.picks, wishes);
  if (picks === null) return whyNot(order.draft, order.picks, wishes);
  if (picks.wishes.length === 0) return { ...order, picks, asked: null };
  if (picks.left.length === 1) return chosen(order, picks.left[0]);
  return { ...order, picks, asked: canPointOn(picks.left, offered) ? null : picks.left };
}

export function chosen({ draft }: Order, { move }: Choice): Order {
  return orderOf(drafted(draft, move));
}

/** Without what was pointed at; if nothing was, without the whole unfinished order. */
export function dropped({ draft, picks }: Order): Order {
  const keeps = picks.wishes.length > 0 && !draft.complete;
  return orderOf(keeps ? draft : openDraft(draft.game, draft.view, draft.seat));
}

/** One move less; what was pointed at goes first. */
export function steppedBack(order: Order): Order {
  if (order.picks.wishes.length > 0) return dropped(order);
  return orderOf(withoutLast(order.draft) ?? order.draft);
}

/** All of these moves but the last, which is asked for: a hint fills in, the person decides. */
export function filledIn({ draft: { game, view, seat } }: Order, moves: readonly number[]): Order {
  const order = orderOf(moves.slice(0, -1).reduce(drafted, openDraft(game, view, seat)));
  const last = order.picks.all.find(({ move }) => move === moves.at(-1));
  return { ...order, asked: last === undefined ? null : [last] };
}
