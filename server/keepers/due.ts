// What a table has to do by itself, and when: start, carry out what was agreed, watch the clocks, make the moves of bots
// and those that were answered beforehand.

import { answerTime, botAnswersAfter, standingAnswersAfter, waitsForPeople } from '@starboard/bots';
import { ASK, hasSeat, NOBODY, seatSet, utf8, type Game } from '@starboard/engine';
import { hmacSha256, standingMove, type Match } from '@starboard/engine/match';
import { deadlineOf } from '../tables/clock.ts';
import { isAgreed } from '../decide/consent.ts';
import { isManned, isReady } from '../tables/seating.ts';
import { runningIn } from '../tables/state.ts';
import { asksHouse, forfeitsAt, type Table } from '../tables/table.ts';

export type Task =
  | { readonly do: 'start'; readonly game: Game }
  /** Nobody waits at the table any more. */
  | { readonly do: 'close' }
  | { readonly do: 'settle' }
  | { readonly do: 'timeOut'; readonly seat: number }
  /** A seat that gave up is played on by a bot. */
  | { readonly do: 'playOn'; readonly seat: number }
  /** Whose turn begins waits for what comes from other tables. */
  | { readonly do: 'house'; readonly seat: number }
  | { readonly do: 'reply'; readonly seat: number; readonly move: number }
  | { readonly do: 'think'; readonly seat: number; readonly level: string }
  /** Whose turn it is only the rules could tell, and they are not kept. */
  | { readonly do: 'awaitRules' };

export interface Due {
  readonly at: number;
  readonly task: Task;
}

/** How long bots wait before they move, in milliseconds, so that people can follow. */
export interface BotPace {
  readonly bots: number;
}

/** No time comes so late: a table that waits for its rules keeps its job, to be found by whoever starts with them. */
export const WITH_THE_RULES = Number.MAX_SAFE_INTEGER;

export function duesOf(table: Table, pace: BotPace): readonly Due[] {
  const { state, match, game } = table;
  if (state.status === 'open') {
    const starts = game !== null && state.seats.every(isReady);
    return [starts ? { at: 0, task: { do: 'start', game } } : closing(table)];
  }
  if (state.status !== 'playing') return [];
  if (isAgreed(table)) return [{ at: 0, task: { do: 'settle' } }];
  if (state.paused) return [];
  if (match === null) return [{ at: WITH_THE_RULES, task: { do: 'awaitRules' } }];
  const dues: Due[] = [];
  for (const seat of state.seats.keys()) dues.push(...seatDues(table, match, seat, pace));
  return dues;
}

/** When a table that has not begun is closed by itself, after what was done there last: its host was the last to leave;
 *  nobody sits there, though the host may wait; those who sit there have long forgotten it. */
const CLOSED_AFTER = { left: 600_000, empty: 86_400_000, forgotten: 30 * 86_400_000 } as const;

function closing({ state: { seats, notes, host, lastAt } }: Table): Due {
  const isWaitedAt = seats.some(({ person }) => person !== null);
  const why = isWaitedAt ? 'forgotten' : notes.at(-1)?.person === host ? 'left' : 'empty';
  return { at: lastAt + CLOSED_AFTER[why], task: { do: 'close' } };
}

/** When the table is to be looked at next; null when it waits for somebody. */
export function nextDue(dues: readonly Due[]): number | null {
  return dues.length === 0 ? null : Math.min(...dues.map(({ at }) => at));
}

function seatDues(table: Table, match: Match, seat: number, pace: BotPace): Due[] {
  const { state, time } = table;
  const { bot, person } = state.seats[seat];
  if (bot === null && forfeitsAt(table).includes(seat)) return [{ at: 0, task: { do: 'playOn', seat } }];
  if (!hasSeat(state.actors, seat)) return [];
  if (asksHouse(match)) return [{ at: 0, task: { do: 'house', seat } }];
  if (bot !== null) {
    if (waitsForPeople(match.game, match.state, seat, peopleAt(table))) return [];
    // a bot whose time is drawn needs the time until then to think
    const wait = isAskedAlike(match) ? 0 : pace.bots;
    return [{ at: state.asked[seat] + wait, task: { do: 'think', seat, level: bot } }];
  }
  if (person === null) return [];
  const deadline = hasSeat(runningIn(state), seat) ? deadlineOf(state.clocks[seat]) : null;
  const timed: Due[] =
    time.kind === 'none' || deadline === null ? [] : [{ at: deadline, task: { do: 'timeOut', seat } }];
  const move = reply(table, match, seat);
  if (move === ASK) return timed;
  return [...timed, { at: hesitatedUntil(table, match, seat), task: { do: 'reply', seat, move } }];
}

function peopleAt({ state: { seats } }: Table): number {
  return seats.reduce((people, seat, place) => (isManned(seat) ? people | seatSet(place) : people), NOBODY);
}

export function isAskedAlike({ game, state }: Match): boolean {
  return game.standingAnswers?.asksAlike(state) === true;
}

/** When a bot of that level answers that is asked alike. */
export function botAnswersAt(
  table: Table,
  match: Match,
  { seat, level }: { readonly seat: number; readonly level: string },
  { now, pace }: { readonly now: number; readonly pace: BotPace },
): number {
  const after = pace.bots + botAnswersAfter(level, drawn(table, match, seat));
  return answerTime(table.state.asked[seat], after, now);
}

function reply({ state }: Table, { game, state: truth }: Match, seat: number): number {
  if (game.standingAnswers === undefined) return ASK;
  const text = state.answers[seat];
  const answer = text === null ? null : game.standingAnswers.answers.fromText(text);
  return standingMove(game, truth, seat, typeof answer === 'number' ? answer : null);
}

function hesitatedUntil(table: Table, match: Match, seat: number): number {
  return table.state.asked[seat] + standingAnswersAfter('server', drawn(table, match, seat));
}

/** From 0 to 1, from the table's secret, so that every process waits equally long and nobody can foresee it. */
function drawn({ row, state }: Table, { fairness }: Match, seat: number): number {
  const label = JSON.stringify(['hesitation', row.id, seat, state.asked[seat]]);
  return new DataView(hmacSha256(fairness.seed, utf8(label)).buffer).getUint32(0) / 2 ** 32;
}
