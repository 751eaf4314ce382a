// Plays the games of an arena on several threads and adds up what they came to.

import { WorkerThread, workThrough } from '../threads.ts';
import { Book, type Scores } from './book.ts';
import type { Fixture } from './lineups.ts';
import type { PreparedArena } from './plan.ts';
import type { Played } from './play.ts';
import type { Tie } from './results.ts';
import type { Claims, Verdict } from './sprt.ts';

export interface ArenaResult {
  readonly ties: readonly Tie[];
  /** By pairing, where a claim was tested: 'open' when the games ran out first. */
  readonly verdicts: readonly Verdict[];
  /** By bot. */
  readonly scores: readonly Readonly<Scores>[];
  readonly moves: number;
  readonly seconds: number;
}

export interface ArenaHow {
  readonly threads: number;
  /** Where given, a pairing stops as soon as the claim is decided. */
  readonly claims?: Claims;
  readonly onProgress?: (games: number) => void;
}

/** The result depends on the plan and the claims alone, but for the time it took. */
export async function runArena(prepared: PreparedArena, how: ArenaHow): Promise<ArenaResult> {
  const { plan, pairings } = prepared;
  const book = new Book(prepared, how.claims);
  const threads = Math.min(how.threads, mostGames(prepared));
  const hands = await WorkerThread.hire<Fixture, Played>(
    new URL('./worker.ts', import.meta.url),
    plan,
    threads,
  );
  const seconds = await workThrough(hands, book.fixtures(), (played) => {
    book.enter(played);
    how.onProgress?.(book.games);
  });
  return {
    ties: book.ties,
    verdicts: how.claims === undefined ? [] : pairings.map((_, i) => book.verdict(i)),
    scores: book.scores,
    moves: book.moves,
    seconds,
  };
}

/** How many games there are at most. */
export function mostGames({ plan, pairings }: PreparedArena): number {
  return plan.games * pairings.length;
}
