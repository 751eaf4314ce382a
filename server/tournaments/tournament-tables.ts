// The tables of a tournament: opened with its deed, looked at when they are finished.

import { resultOf, sittersOf, type GameResult, type Tournament } from '@starboard/series/tournament';
import { playersNow, starOf } from '../series/people.ts';
import type { FirstSitter } from '../tables/deed.ts';
import { isReady } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';

/** SE-2.1: in the order of seats; `become` is what guests among the entrants have become. */
export function sittersAt(
  { encounters, entrants }: Tournament,
  number: number,
  become: ReadonlyMap<string, string>,
): readonly FirstSitter[] {
  const ids = sittersOf(encounters[number]);
  const players = playersNow(ids, become);
  return ids.map((id, seat): FirstSitter => {
    const bot = entrants.find((each) => each.id === id)?.bot ?? null;
    return bot === null ? { person: players[seat], bot } : { person: null, bot, star: starOf(id) };
  });
}

/** What a table that is finished says: a result, who did not come, or that it was never finished. */
export type TableEnding =
  | { readonly end: 'result'; readonly result: GameResult }
  | { readonly end: 'noShow'; readonly absent: readonly number[] }
  | { readonly end: 'unfinished' };

/** Null while it goes on. A table that was closed before its game says itself who was missing. */
export function endingOf({ state, match }: Table): TableEnding | null {
  if (state.status === 'over') {
    const result = match && resultOf(match);
    return result === null ? { end: 'unfinished' } : { end: 'result', result };
  }
  if (state.status !== 'closed') return null;
  const absent = state.seats.flatMap((seat, place) => (isReady(seat) ? [] : [place]));
  return state.startedAt === null && absent.length > 0 ? { end: 'noShow', absent } : { end: 'unfinished' };
}
