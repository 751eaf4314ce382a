// A draft: an order in the making. Pointing, choosing, stepping back; values in, values out.

import type { Game, Refusal, State } from '@starboard/engine';
import { drafted, movesFor, openDraft, redrafted, withoutLast, type Draft } from '@starboard/engine/view';
import { fitting, type Choice, type Wish } from '@starboard/kit';
import { whyNot } from './why-not.ts';

/** The moves that were chosen, and what was pointed at on the way to the next: it fills in fields until one legal move is
 *  left. */
export interface TableDraft extends Draft {
  /** All that is legal now. */
  readonly all: readonly Choice[];
  /** What was pointed at, first to last; each time one of several wishes. */
  readonly wishes: readonly (readonly Wish[])[];
  /** The choices that fit all of it. */
  readonly left: readonly Choice[];
  /** The choices that are asked for beside the pointer; null when there is nothing to ask. */
  readonly asked: readonly Choice[] | null;
}

/** Nothing was pointed at since the last move. */
export function draftOf(draft: Draft): TableDraft {
  const all = movesFor(draft).map((move) => ({ move, record: draft.game.moves.toRecord(move) }));
  return { ...draft, all, wishes: [], left: all, asked: null };
}

/** The draft on what the seat sees now: while seats decide at the same time, that changes under their hands. An order that
 *  is whole was sent, unless it is `held`. */
export function renewed(
  before: TableDraft | null,
  game: Game,
  view: State,
  seat: number,
  held: boolean,
): TableDraft {
  const kept = before !== null && before.seat === seat ? redrafted(before, view) : null;
  return draftOf(kept === null || (kept.complete && !held) ? openDraft(game, view, seat) : kept);
}

/** The draft after pointing at something that stands for these wishes; `offered` is all that can be pointed at. */
export function pointedAt(
  draft: TableDraft,
  wishes: readonly Wish[],
  offered: Iterable<readonly Wish[]>,
): TableDraft | Refusal {
  // to point at the same again takes it back
  if (isPicked(draft, wishes)) return { ...draft, wishes: [], left: draft.all, asked: null };
  const narrowed = fitting(draft.left, wishes);
  // what does not go with the rest begins anew
  const left = narrowed.length > 0 ? narrowed : fitting(draft.all, wishes);
  if (left.length === 0) return whyNot(draft, draft.all, wishes);
  if (left.length === 1) return chosen(draft, left[0]);
  const picked = narrowed.length > 0 ? [...draft.wishes, wishes] : [wishes];
  return { ...draft, wishes: picked, left, asked: canPointOn(left, offered) ? null : left };
}

export function chosen(draft: TableDraft, { move }: Choice): TableDraft {
  return draftOf(drafted(draft, move));
}

/** Without what was pointed at; if nothing was, without the whole unfinished order. */
export function dropped(draft: TableDraft): TableDraft {
  const keeps = draft.wishes.length > 0 && !draft.complete;
  return draftOf(keeps ? draft : openDraft(draft.game, draft.view, draft.seat));
}

/** One move less; what was pointed at goes first. */
export function steppedBack(draft: TableDraft): TableDraft {
  return draft.wishes.length > 0 ? dropped(draft) : draftOf(withoutLast(draft) ?? draft);
}

/** All of these moves but the last, which is asked for: a hint fills in, the person decides. */
export function filledIn({ game, view, seat }: Draft, moves: readonly number[]): TableDraft {
  const draft = draftOf(moves.slice(0, -1).reduce(drafted, openDraft(game, view, seat)));
  const last = draft.all.find(({ move }) => move === moves.at(-1));
  return { ...draft, asked: last === undefined ? null : [last] };
}

function isPicked(draft: TableDraft, wishes: readonly Wish[]): boolean {
  return draft.wishes.some(
    (each) => each.length === wishes.length && each.every((wish, i) => isSame(wish, wishes[i])),
  );
}

export function isSame(a: Wish, b: Wish): boolean {
  const fields = Object.keys(a);
  return fields.length === Object.keys(b).length && fields.every((field) => a[field] === b[field]);
}

/** Can people point on, to each of the choices that are left? Not if one of them lies behind nothing on the board that
 *  would tell it from another. */
function canPointOn(left: readonly Choice[], offered: Iterable<readonly Wish[]>): boolean {
  const reached = new Set<Choice>();
  for (const wishes of offered) {
    const behind = fitting(left, wishes);
    if (behind.length < left.length) for (const choice of behind) reached.add(choice);
  }
  return reached.size === left.length;
}
