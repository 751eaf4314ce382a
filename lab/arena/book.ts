// What was handed out and what came back. Games are entered in the order in which they were planned, however they come in:
// the result is then the same on any number of threads, and quick games do not decide a test before slow ones.

import { fixtureOf, type Fixture } from './lineups.ts';
import type { PreparedArena } from './plan.ts';
import type { Played } from './play.ts';
import { addShare, newTie, shareOf, type Tie } from './results.ts';
import { verdictOf, type Claims, type Verdict } from './sprt.ts';

/** Points of the score sheet over all games of a bot. */
export interface Scores {
  sum: number;
  /** Seats that it sat in. */
  seats: number;
  /** Of these, seats in games with somebody whom the rules play; in how many of them it came first, and in how many only
   *  somebody without a seat did. */
  faced: number;
  won: number;
  beaten: number;
}

export class Book {
  readonly ties: readonly Tie[];
  /** By bot. */
  readonly scores: readonly Scores[];
  moves = 0;
  /** How many games were counted. */
  games = 0;
  readonly #prepared: PreparedArena;
  readonly #claims: Claims | undefined;
  readonly #pages: readonly Page[];

  constructor(prepared: PreparedArena, claims?: Claims) {
    this.#prepared = prepared;
    this.#claims = claims;
    this.ties = prepared.pairings.map(newTie);
    this.scores = prepared.contestants.map(newScores);
    this.#pages = this.ties.map(() => ({ next: 0, waiting: new Map(), before: null }));
  }

  /** Game by game round all pairings, so that what is known of them grows evenly. */
  *fixtures(): Generator<Fixture, undefined> {
    const { plan, pairings } = this.#prepared;
    for (let game = 0; game < plan.games; game++) {
      for (const [i, pairing] of pairings.entries()) {
        if (this.verdict(i) === 'open') yield fixtureOf(pairing, plan.seats, game);
      }
    }
  }

  /** Of the test of that pairing; 'open' where nothing is tested. */
  verdict(pairing: number): Verdict {
    return this.#claims === undefined ? 'open' : verdictOf(this.ties[pairing], this.#claims);
  }

  enter(played: Played): void {
    const { pairing, game } = played.fixture;
    const i = this.ties.findIndex((tie) => tie.pairing[0] === pairing[0] && tie.pairing[1] === pairing[1]);
    const page = this.#pages[i];
    page.waiting.set(game, played);
    for (let next = page.waiting.get(page.next); next !== undefined; next = page.waiting.get(page.next)) {
      page.waiting.delete(page.next++);
      // what was still being played when the test was decided does not count
      if (this.verdict(i) === 'open') this.#count(this.ties[i], page, next);
    }
  }

  #count(tie: Tie, page: Page, played: Played): void {
    const { fixture, scores, ranks, moves } = played;
    this.games++;
    this.moves += moves;
    fixture.seats.forEach((bot, seat) => {
      if (seat >= scores.length) return;
      this.scores[bot].sum += scores[seat];
      this.scores[bot].seats++;
    });
    fixture.seats.forEach((bot, seat) => countUnseated(this.scores[bot], played, seat));
    const share = fixture.seats.length === 1 ? compared(page, played) : shareOf(played);
    if (ranks === null) tie.unfinished++;
    if (share !== null) addShare(tie, share);
  }
}

export function newScores(): Scores {
  return { sum: 0, seats: 0, faced: 0, won: 0, beaten: 0 };
}

/** How the seat did beside those whom the rules play. */
export function countUnseated(scores: Scores, { ranks, unseated }: Played, seat: number): void {
  if (unseated.length === 0 || ranks === null) return;
  scores.faced++;
  if (ranks[seat] === 1) scores.won++;
  else if (!ranks.includes(1)) scores.beaten++;
}

/** One pairing's. */
interface Page {
  /** The number of the game that is entered next. */
  next: number;
  readonly waiting: Map<number, Played>;
  /** Where bots play alone: the game of the one, until the other's with the same dice comes. */
  before: Played | null;
}

/** Two who play alone with the same dice: who has more points is ahead. */
function compared(page: Page, played: Played): number | null {
  const { before } = page;
  if (before === null) {
    page.before = played;
    return null;
  }
  page.before = null;
  if (before.ranks === null || played.ranks === null) return null;
  const { pairing, seats } = played.fixture;
  const [first, second] = seats[0] === pairing[0] ? [played, before] : [before, played];
  return (1 + Math.sign(first.scores[0] - second.scores[0])) / 2;
}
