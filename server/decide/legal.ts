// What can be ordered, for programs that do not know the rules. It is found on the seat's view, as anybody could.

import { isRefusal, Refusal } from '@starboard/engine';
import { whyNotMove } from '@starboard/engine/match';
import { drafted, movesFor, openDraft, viewState, type Draft } from '@starboard/engine/view';
import { Refused } from '../base/refused.ts';
import { notSeated } from './decision.ts';
import { seatOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';

export interface Legal {
  readonly moves: string[];
  readonly complete: boolean;
}

export function legalMoves(
  { game, match, state, row }: Table,
  person: string,
  order: readonly string[],
): Legal | Refusal {
  const seat = seatOf(state.seats, person);
  if (seat < 0) return notSeated(row, 'You do not sit at this table.');
  if (match === null || state.status !== 'playing') return { moves: [], complete: false };
  let draft = openDraft(game, viewState(game, match.state, seat), seat);
  for (const text of order) {
    const next = withMove(draft, text);
    if (isRefusal(next)) return next;
    draft = next;
  }
  return { moves: movesFor(draft).map(game.moves.toText), complete: draft.complete };
}

function withMove(draft: Draft, text: string): Draft | Refusal {
  const { game, state, seat } = draft;
  if (draft.complete) return new Refused('illegal', 'The order is complete before that.');
  const move = game.moves.fromText(text);
  if (typeof move === 'string') return new Refused('illegal', move);
  return whyNotMove(game, state, seat, move) ?? drafted(draft, move);
}
