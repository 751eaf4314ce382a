// Orders, undo, giving up, and what a seat answers beforehand.

import { isRefusal, MoveList, type Game, type Refusal } from '@starboard/engine';
import {
  agreeDraw,
  forfeit,
  submit,
  undo,
  unruledEntry,
  type Committed,
  type Forfeit,
  type Match,
  type Unruled,
} from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { ASKS_HOUSE } from '@starboard/series/group';
import { refused, Refused } from '../base/refused.ts';
import { deadlineOf, mayDecideAgain } from '../tables/clock.ts';
import { asksHouse, seedOf, type Table } from '../tables/table.ts';
import { mySeat, mySeatInPlay, type Asker, type DeedDecided } from './decision.ts';

/** So many orders may be undone, more with each that is kept: nobody who plays needs them all, and a log grows no longer
 *  than the game. */
const UNDONE = { atFirst: 100, perOrder: 5 } as const;

/** `viewSeq` is the number of what the seat saw when it decided. */
export function order(table: Table, asker: Asker, viewSeq: number, texts: readonly string[]): DeedDecided {
  const seat = mayAct(table, asker, viewSeq);
  if (isRefusal(seat)) return seat;
  return played(table, (match) => {
    const moves = readOrder(match.game, texts);
    return isRefusal(moves) ? moves : submit(match, seat, moves, asker.now);
  });
}

export function undoLast(table: Table, asker: Asker, viewSeq: number): DeedDecided {
  const seat = mayAct(table, asker, viewSeq);
  if (isRefusal(seat)) return seat;
  const tooMany = whyNoMoreUndone(table, seat);
  if (tooMany !== null) return tooMany;
  if (!mayDecideAgain(table.state.clocks[seat], table.time, asker.now))
    return refused('illegal', 'noTimeToUndo');
  return played(table, (match) => undo(match, seat, asker.now));
}

/** Also for what the others are to agree to. */
export function whyNoMoreUndone({ state }: Table, seat: number): Refusal | null {
  const { orders, undone } = state.orderCounts[seat];
  const most = UNDONE.atFirst + Math.max(0, orders - undone) * UNDONE.perOrder;
  return undone < most ? null : refused('limit', 'tooManyUndone');
}

/** So often a seat may do something beside the game, more often with each order that is kept. */
const ASIDE = { atFirst: 200, perOrder: 5 } as const;

/** For what can be done again and again without an order: offers, bots that stand in, what is answered beforehand. */
export function whyNotAside({ state }: Table, seat: number): Refusal | null {
  const { orders, undone, aside } = state.orderCounts[seat];
  const most = ASIDE.atFirst + Math.max(0, orders - undone) * ASIDE.perOrder;
  return aside < most ? null : refused('limit', 'tooOftenAside');
}

export function resign(table: Table, asker: Asker): DeedDecided {
  const { status } = table.state;
  if (status !== 'playing') return refused('illegal', 'nothingToGiveUp');
  const seat = mySeat(table, asker);
  return isRefusal(seat) ? seat : giveUp(table, seat, 'resigned', asker.now);
}

/** For tables themselves too: what a bot, a clock or a standing answer plays. */
export function playOrder(table: Table, seat: number, moves: readonly number[], at: number): DeedDecided {
  return played(table, (match) => submit(match, seat, moves, at));
}

export function giveUp(table: Table, seat: number, why: Forfeit, at: number): DeedDecided {
  const { unruled } = table;
  if (unruled !== null) return playedUnruled(table, unruled, { at, forfeit: why, seat });
  return played(table, (match) => forfeit(match, seat, why, at));
}

export function playDraw(table: Table, seat: number, at: number): DeedDecided {
  const { unruled } = table;
  if (unruled !== null) return playedUnruled(table, unruled, { at, draw: true, seat });
  return played(table, (match) => agreeDraw(match, seat, at));
}

/** What players may do to a game whose rules are not kept. */
function playedUnruled(
  table: Table,
  unruled: Unruled,
  deed: Parameters<typeof unruledEntry>[2],
): DeedDecided {
  const entry = unruledEntry(unruled, seedOf(table), deed);
  return isRefusal(entry) ? entry : { deed: { do: 'play', entry } };
}

function played({ match }: Table, play: (match: Match) => Committed | Refusal): DeedDecided {
  if (match === null) return refused('illegal', 'notBegun');
  const committed = play(match);
  if (isRefusal(committed)) return committed;
  return { deed: { do: 'play', entry: committed.written }, committed };
}

/** The seat, if the person may decide for it now and has seen all there is to see. */
function mayAct(table: Table, asker: Asker, viewSeq: number): number | Refusal {
  const seat = mySeatInPlay(table, asker);
  if (isRefusal(seat)) return seat;
  const { state, match } = table;
  if (state.seats[seat].bot !== null) return refused('illegal', 'botPlays');
  if (asksHouse(match)) return ASKS_HOUSE;
  const deadline = deadlineOf(state.clocks[seat]);
  if (table.time.kind !== 'none' && deadline !== null && asker.now >= deadline)
    return refused('illegal', 'timeIsUp');
  const seen = match?.viewSeqs[seat + 1] ?? 0;
  if (viewSeq === seen) return seat;
  return refused('stale', 'stale', { seen: viewSeq, now: seen });
}

function readOrder({ moves }: Game, texts: readonly string[]): number[] | Refusal {
  const read = texts.map(moves.fromText);
  const wrong = read.find((move) => typeof move === 'string');
  return wrong === undefined ? (read as number[]) : new Refused('illegal', wrong);
}

/** What the seat answers beforehand from now on; null to be asked again. */
export function answerBeforehand(table: Table, asker: Asker, text: string | null): DeedDecided {
  const seat = mySeatInPlay(table, asker);
  if (isRefusal(seat)) return seat;
  if (table.state.answers[seat] === text) return null;
  const wrong = whyNotAside(table, seat) ?? (text === null ? null : whyNoAnswer(table, seat, text));
  return wrong ?? { deed: { do: 'answer', seat, answer: text } };
}

function whyNoAnswer({ match }: Table, seat: number, text: string): Refusal | null {
  const standing = match?.game.standingAnswers;
  if (standing === undefined || match === null) return refused('illegal', 'nothingBeforehand');
  const answer = standing.answers.fromText(text);
  if (typeof answer !== 'number') return new Refused('illegal', answer);
  const offers = new MoveList();
  standing.offers(viewState(match.game, match.state, seat), seat, offers);
  return offers.has(answer) ? null : refused('illegal', 'notBeforehand');
}
