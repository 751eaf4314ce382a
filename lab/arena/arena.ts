// Plays the games of an arena on several threads and adds up what they came to.

import { fixtureOf, type Fixture } from './lineups.ts';
import type { PreparedArena } from './plan.ts';
import type { Played } from './play.ts';
import { addShare, newTie, shareOf, type Tie } from './results.ts';
import { verdictOf, type Claims, type Verdict } from './sprt.ts';
import { Hand, workThrough } from '../threads.ts';

export interface ArenaResult {
  readonly ties: readonly Tie[];
  /** By pairing, where a claim was tested: 'open' when the games ran out first. */
  readonly verdicts: readonly Verdict[];
  /** By bot: the last line of the score sheet of every game it played, one per seat. */
  readonly scores: readonly (readonly number[])[];
  readonly moves: number;
  readonly seconds: number;
}

export interface ArenaHow {
  readonly threads: number;
  /** Where given, a pairing stops as soon as the claim is decided. */
  readonly claims?: Claims;
  readonly onProgress?: (games: number, ties: readonly Tie[]) => void;
}

export async function runArena(prepared: PreparedArena, how: ArenaHow): Promise<ArenaResult> {
  const { plan, pairings, bots } = prepared;
  const book = new Book(prepared, how);
  const hands = await Hand.hire<Fixture, Played>(new URL('./worker.ts', import.meta.url), plan, how.threads);
  const seconds = await workThrough(hands, book.fixtures(), (played) => book.enter(played));
  return {
    ties: pairings.map((_, i) => book.ties[i]),
    verdicts: how.claims === undefined ? [] : book.ties.map((tie) => book.verdict(tie)),
    scores: bots.map((_, bot) => book.scores[bot]),
    moves: book.moves,
    seconds,
  };
}

/** What was handed out and what came back. */
class Book {
  readonly ties: readonly Tie[];
  readonly scores: readonly number[][];
  moves = 0;
  readonly #prepared: PreparedArena;
  readonly #how: ArenaHow;
  #games = 0;
  /** Of games that bots play alone: the first one's, until the other's comes. */
  readonly #alone = new Map<string, Played>();

  constructor(prepared: PreparedArena, how: ArenaHow) {
    this.#prepared = prepared;
    this.#how = how;
    this.ties = prepared.pairings.map(newTie);
    this.scores = prepared.bots.map(() => []);
  }

  /** Game by game round all pairings, so that what is known of them grows evenly. */
  *fixtures(): Generator<Fixture, undefined> {
    const { plan, pairings } = this.#prepared;
    for (let index = 0; index < plan.games; index++) {
      for (const [i, pairing] of pairings.entries()) {
        if (this.verdict(this.ties[i]) === 'open') yield fixtureOf(pairing, plan.seats, index);
      }
    }
  }

  verdict(tie: Tie): Verdict {
    return this.#how.claims === undefined ? 'open' : verdictOf(tie, this.#how.claims);
  }

  enter(played: Played): void {
    const { fixture, scores, moves } = played;
    this.moves += moves;
    this.#games++;
    fixture.seats.forEach((bot, seat) => this.scores[bot].push(scores[seat]));
    const tie = this.ties.find(({ pairing }) => pairing.join() === fixture.pairing.join());
    if (tie === undefined) throw new Error('A game came back that nobody handed out.');
    const share = fixture.seats.length === 1 ? this.#compared(played) : shareOf(played);
    if (played.ranks === null) tie.unfinished++;
    else if (share !== null) addShare(tie, share);
    this.#how.onProgress?.(this.#games, this.ties);
  }

  /** Two who play alone with the same dice: who has more points is ahead. */
  #compared(played: Played): number | null {
    const { pairing, deal, seats } = played.fixture;
    const key = `${pairing.join()} ${deal}`;
    const before = this.#alone.get(key);
    if (before === undefined) {
      this.#alone.set(key, played);
      return null;
    }
    this.#alone.delete(key);
    const [first, second] = seats[0] === pairing[0] ? [played, before] : [before, played];
    return (1 + Math.sign(first.scores[0] - second.scores[0])) / 2;
  }
}

/** How many games there are at most. */
export function mostGames({ plan, pairings }: PreparedArena): number {
  return plan.games * pairings.length;
}
