// What parts those with as many points, each as a number: more is better.

import type { Message } from '@starboard/engine';
import { say } from '../words.ts';
import type { TieBreak } from './formats.ts';
import type { CountedGame, EntrantTally } from './tally.ts';
import { formatOf, type Tournament } from './tournament.ts';

export interface TieBreaker {
  readonly by: Message;
  /** Among those who are level; null where it cannot part them. */
  valuesFor(ids: readonly string[]): ReadonlyMap<string, number> | null;
}

type Tallies = ReadonlyMap<string, EntrantTally>;

/** In the order in which they are asked. */
export function tieBreaksOf(tournament: Tournament, tallies: Tallies): readonly TieBreaker[] {
  return formatOf(tournament).ties.flatMap((tie) => breakers[tie](tournament, tallies));
}

const breakers: Readonly<
  Record<TieBreak, (tournament: Tournament, tallies: Tallies) => readonly TieBreaker[]>
> = {
  wins: (_, tallies) => [each(say('byWins'), (id) => gamesOf(tallies, id).filter(({ won }) => won).length)],
  lines: (tournament, tallies) =>
    labelsIn(tournament).map((line, i) =>
      each(say('byLine', { line }), (id) =>
        gamesOf(tallies, id).reduce((sum, { lines }) => sum + (lines[i] ?? 0), 0),
      ),
    ),
  mutual: (_, tallies) => [{ by: say('byMutual'), valuesFor: (ids) => mutual(tallies, ids) }],
  opponents: (tournament, tallies) => [
    each(say('byOpponents'), (id) => opponentsOf(tournament, tallies, id)),
  ],
  beaten: (_, tallies) => [each(say('byBeaten'), (id) => beatenBy(tallies, id))],
};

function each(by: Message, valueOf: (id: string) => number): TieBreaker {
  return { by, valuesFor: (ids) => new Map(ids.map((id) => [id, valueOf(id)])) };
}

function gamesOf(tallies: Tallies, id: string): readonly CountedGame[] {
  return tallies.get(id)?.games ?? [];
}

/** Of the lines of the score sheet that the game wants counted. */
function labelsIn({ encounters }: Tournament): readonly Message[] {
  for (const { end } of encounters)
    if (end?.end === 'played' && end.ties.length > 0) return end.ties.map(({ label }) => label);
  return [];
}

/** Two for each who came behind in a game of theirs, one for each level; only where all of them have met. */
function mutual(tallies: Tallies, ids: readonly string[]): ReadonlyMap<string, number> | null {
  const among = new Set(ids);
  const values = new Map<string, number>();
  for (const id of ids) {
    const met = gamesOf(tallies, id).flatMap(({ opponents }) =>
      opponents.filter((other) => among.has(other.id)),
    );
    if (new Set(met.map((other) => other.id)).size < ids.length - 1) return null;
    values.set(
      id,
      met.reduce((sum, { half }) => sum + half, 0),
    );
  }
  return values;
}

/** Both three and four share it: a table of either weighs as much as another. */
const WEIGHT = 6;

function weightOf({ opponents }: CountedGame): number {
  return opponents.length === 1 ? 1 : WEIGHT / opponents.length;
}

/** SE-5.5: a round without a game counts as one against somebody with as many points (Buchholz). */
function opponentsOf({ byes, plan }: Tournament, tallies: Tallies, id: string): number {
  const games = gamesOf(tallies, id);
  const own = tallies.get(id)?.points ?? 0;
  const unplayed = (byes.length - games.length) * own * (plan.tableSeats === 2 ? 1 : WEIGHT);
  return games.reduce(
    (sum, game) =>
      sum +
      weightOf(game) * game.opponents.reduce((all, other) => all + (tallies.get(other.id)?.points ?? 0), 0),
    unplayed,
  );
}

/** SE-5.5 (Sonneborn-Berger) */
function beatenBy(tallies: Tallies, id: string): number {
  return gamesOf(tallies, id).reduce(
    (sum, game) =>
      sum +
      (weightOf(game) *
        game.opponents.reduce((all, other) => all + other.half * (tallies.get(other.id)?.points ?? 0), 0)) /
        2,
    0,
  );
}
