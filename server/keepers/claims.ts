// What claim a table has to the time in which bots think: how urgent it is, and who answers for it.

import type { Claim, Rank } from '../bots/turns.ts';
import type { Payers } from '../people/payers.ts';
import { isManned } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';

/** What decides it, as the table is now. */
export interface SeatedPeople {
  readonly table: string;
  readonly host: string;
  /** Who sits there, also those for whom a bot plays. */
  readonly seated: readonly string[];
  /** Who plays there. */
  readonly playing: readonly string[];
}

export function sittingAt({ row, state }: Table): SeatedPeople {
  const people = (which: readonly (typeof state.seats)[number][]): string[] =>
    which.flatMap(({ person }) => person ?? []);
  return {
    table: row.id,
    host: state.host,
    seated: people(state.seats),
    playing: people(state.seats.filter(isManned)),
  };
}

export interface ClaimDeps {
  readonly payers: Pick<Payers, 'of'>;
  /** Does somebody follow the table at this process? */
  readonly follows: (table: string) => boolean;
  readonly presence: {
    here(table: string): Promise<readonly string[]>;
    awayFor(table: string): Promise<(person: string) => number>;
  };
}

/** Whoever has no connection, and asked for something no longer ago, is there all the same. */
const RECENTLY = 60_000;

export class BotClaims {
  readonly #deps: ClaimDeps;

  constructor(deps: ClaimDeps) {
    this.#deps = deps;
  }

  /** What cannot wait, at a table of people, is as urgent as if they were there: a bot that is late passes. */
  async of(sitting: SeatedPeople, canWait: boolean): Promise<Claim> {
    const { table, playing, host } = sitting;
    const answerable = playing.length > 0 ? playing : [host];
    try {
      const payers = await this.#deps.payers.of(answerable);
      const rank = !canWait && playing.length > 0 ? 'watched' : await this.rankOf(sitting);
      return { table, payers, rank };
    } catch {
      // the database does not answer: no reason not to think
      return { table, payers: answerable.map((person) => ({ person, from: null })), rank: 'awaited' };
    }
  }

  async rankOf({ table, seated, playing }: SeatedPeople): Promise<Rank> {
    if (seated.length === 0) return 'alone';
    if (await this.#isWatched(table, seated)) return 'watched';
    return playing.length > 0 ? 'awaited' : 'alone';
  }

  async #isWatched(table: string, seated: readonly string[]): Promise<boolean> {
    const { follows, presence } = this.#deps;
    if (follows(table)) return true;
    const [here, awayFor] = await Promise.all([presence.here(table), presence.awayFor(table)]);
    return here.length > 0 || seated.some((person) => awayFor(person) < RECENTLY);
  }
}
