// Orders, undo, giving up, and what a seat answers beforehand.

import { isRefusal, MoveList, Refusal, type Game } from '@starboard/engine';
import {
  agreeDraw,
  forfeit,
  standingOrders,
  submit,
  takeBack,
  undo,
  type Committed,
  type Forfeit,
  type Match,
} from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { Refused } from '../base/refused.ts';
import { deadlineOf } from '../tables/clock.ts';
import type { Table } from '../tables/table.ts';
import { mySeat, mySeatInPlay, type Asker, type Decided } from './decision.ts';

/** `position` is the number of what the seat saw when it decided. */
export function order(table: Table, asker: Asker, position: number, texts: readonly string[]): Decided {
  const seat = mayAct(table, asker, position);
  if (isRefusal(seat)) return seat;
  const moves = readOrder(table.game, texts);
  return isRefusal(moves) ? moves : playOrder(table, seat, moves, asker.now);
}

export function undoLast(table: Table, asker: Asker, position: number): Decided {
  const seat = mayAct(table, asker, position);
  return isRefusal(seat) ? seat : played(table, (match) => undo(match, seat, asker.now));
}

export function resign(table: Table, asker: Asker): Decided {
  const { status } = table.state;
  if (status !== 'playing') return new Refused('illegal', 'There is no game to give up.');
  const seat = mySeat(table, asker);
  return isRefusal(seat) ? seat : giveUp(table, seat, 'resigned', asker.now);
}

/** For tables themselves too: what a bot, a clock or a standing answer plays. */
export function playOrder(table: Table, seat: number, moves: readonly number[], at: number): Decided {
  return played(table, (match) => submit(match, seat, moves, at));
}

export function giveUp(table: Table, seat: number, why: Forfeit, at: number): Decided {
  return played(table, (match) => forfeit(match, seat, why, at));
}

export function playDraw(table: Table, seat: number, at: number): Decided {
  return played(table, (match) => agreeDraw(match, seat, at));
}

/** Takes back all but the first `keep` orders. The table's match must have its whole log. */
export function playTakeBack(table: Table, seat: number, keep: number, at: number): Decided {
  return played(table, (match) => takeBack(match, seat, standingOrders(match.log).length - keep, at));
}

function played({ match }: Table, play: (match: Match) => Committed | Refusal): Decided {
  if (match === null) return new Refused('illegal', 'The game has not begun yet.');
  const committed = play(match);
  if (isRefusal(committed)) return committed;
  return { deed: { do: 'play', entry: committed.written }, committed };
}

/** The seat, if the person may decide for it now and has seen all there is to see. */
function mayAct(table: Table, asker: Asker, position: number): number | Refusal {
  const seat = mySeatInPlay(table, asker);
  if (isRefusal(seat)) return seat;
  const { state, match } = table;
  if (state.seats[seat].bot !== null)
    return new Refused('illegal', 'A bot plays for you: take your seat back first.');
  const deadline = deadlineOf(state.clocks[seat]);
  if (table.time.kind !== 'none' && deadline !== null && asker.now >= deadline)
    return new Refused('illegal', 'Your time is up.');
  const seen = match?.shown[seat + 1] ?? 0;
  if (position === seen) return seat;
  return new Refused(
    'stale',
    `Something happened since: you have seen ${position}, the table is at ${seen}. Look again.`,
  );
}

function readOrder({ moves }: Game, texts: readonly string[]): number[] | Refusal {
  const read = texts.map(moves.fromText);
  const wrong = read.find((move) => typeof move === 'string');
  return wrong === undefined ? (read as number[]) : new Refused('illegal', wrong);
}

/** What the seat answers beforehand from now on; null to be asked again. */
export function answerBeforehand(table: Table, asker: Asker, text: string | null): Decided {
  const seat = mySeatInPlay(table, asker);
  if (isRefusal(seat)) return seat;
  if (table.state.answers[seat] === text) return null;
  const wrong = text === null ? null : whyNoAnswer(table, seat, text);
  return wrong ?? { deed: { do: 'answer', seat, answer: text } };
}

function whyNoAnswer({ game, match }: Table, seat: number, text: string): Refusal | null {
  const { standing } = game;
  if (standing === undefined || match === null)
    return new Refused('illegal', 'This game has nothing to answer beforehand.');
  const answer = standing.answers.fromText(text);
  if (typeof answer === 'string') return new Refused('illegal', answer);
  const offers = new MoveList();
  standing.offers(viewState(game, match.state, seat), seat, offers);
  return offers.has(answer) ? null : new Refused('illegal', 'That cannot be answered beforehand now.');
}
