// For tests: a tournament from its plan to its end, with games that a script plays.

import { isRefusal, utf8, type Game } from '@starboard/engine';
import { commitmentOf, hex } from '@starboard/engine/match';
import type { GameResult } from '../result.ts';
import type { DatedTournamentDeed, TournamentDeed } from './deed.ts';
import { close, enter, type TournamentDecided } from './entering.ts';
import type { TournamentFile } from './file.ts';
import { plan, type PlanGiven } from './planning.ts';
import { openTable, report } from './playing.ts';
import { nextDeed } from './steps.ts';
import { after, begun, sittersOf, waitingForTable, type Tournament } from './tournament.ts';

export const SEED = utf8('a secret that only the house knows');
export const HOST = 'host';

export function names(count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => `p${i}`);
}

/** Ranks alone; scores fall with the rank. */
export function ranked(...ranks: readonly number[]): GameResult {
  return scored(
    ranks.map((rank) => 10 * (ranks.length - rank)),
    ranks,
  );
}

export function scored(
  scores: readonly number[],
  ranks: readonly number[] = scores.map((score) => 1 + scores.filter((other) => other > score).length),
  ties: GameResult['ties'] = [],
): GameResult {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { ranks, scores, winner: first.length === 1 ? first[0] : null, ties, proof: 'f00d' };
}

/** What comes of a game: null leaves it open. */
export type Script = (sitters: readonly string[], encounter: number) => GameResult | null;

export class Club {
  tournament: Tournament;
  readonly deeds: DatedTournamentDeed[] = [];
  now = 1000;

  constructor(
    game: Game,
    given: Partial<PlanGiven> & Pick<PlanGiven, 'format'>,
    entrants: readonly string[] = [],
  ) {
    const planned = plan(
      game,
      { title: 'Spring cup', ...given },
      { series: 'cup', organizer: HOST, commitment: commitmentOf(SEED) },
    );
    if (isRefusal(planned)) throw new Error(planned.reason);
    this.tournament = begun(planned);
    this.deeds.push({ at: this.now, deed: planned });
    for (const id of entrants) this.do(enter(this.tournament, { id }, this.asking));
  }

  get asking(): { readonly asker: string; readonly now: number } {
    return { asker: HOST, now: this.now };
  }

  do(decided: TournamentDecided): void {
    if (isRefusal(decided)) throw new Error(decided.reason);
    this.tournament = after(this.tournament, decided);
    this.deeds.push({ at: this.now, deed: decided });
  }

  /** What is due by itself. */
  settle(): this {
    for (let due: TournamentDeed | null; (due = nextDeed(this.tournament, SEED, this.now)) !== null;)
      this.do(due);
    return this;
  }

  close(): this {
    this.do(close(this.tournament, this.asking));
    return this.settle();
  }

  /** Opens what waits, and plays it. */
  playRound(script: Script): void {
    for (const number of waitingForTable(this.tournament))
      this.do(openTable(this.tournament, number, `t${number}`));
    for (const [number, encounter] of this.tournament.encounters.entries()) {
      const result = encounter.end === null ? script(sittersOf(encounter), number) : null;
      if (result !== null && encounter.table !== null)
        this.do(report(this.tournament, encounter.table, result));
    }
    this.settle();
  }

  playAll(script: Script): this {
    while (this.tournament.status === 'playing') this.playRound(script);
    return this;
  }

  file(): TournamentFile {
    return {
      starboardTournament: 1,
      names: this.tournament.entrants.map(({ id }) => ({ id, name: id.toUpperCase() })),
      seed: hex(SEED),
      deeds: this.deeds,
    };
  }
}

/** The letter that the lots gave. */
export function letters({ lots }: Tournament, ids: readonly string[]): string {
  return ids.map((id) => String.fromCharCode(65 + lots.indexOf(id))).join('');
}
