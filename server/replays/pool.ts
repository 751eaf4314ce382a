// The threads that replay games: one for what somebody waits for at a table, which is a few steps, and one for whole games.

import type { ReadingPlace } from '../store/store.ts';
import type { Payer, Replayed, ReplayQuestion, Replays } from '../tables/replays.ts';
import { Lane, USUAL_LANE, type LaneOptions } from './lane.ts';
import type { Rations } from './rations.ts';

/** From a snapshot, or nobody can look at the table before it is answered. */
const AT_TABLES: ReadonlySet<ReplayQuestion> = new Set(['steps', 'takeBack', 'takenBack', 'snapshots']);

/** Whoever comes back to all of its tables at once is shown what it missed at each. */
const WAITING_AT_TABLES = { each: 64, all: 4000 } as const;

export class ReplayPool implements Replays {
  readonly #rations: Rations;
  readonly #atTables: Lane;
  readonly #whole: Lane;

  constructor(reading: ReadingPlace, rations: Rations, options: LaneOptions = USUAL_LANE) {
    this.#rations = rations;
    this.#atTables = new Lane({ reading }, { ...options, waiting: WAITING_AT_TABLES });
    this.#whole = new Lane({ reading }, options);
  }

  /** Questions that nobody has begun to answer. */
  get waiting(): number {
    return this.#atTables.waiting + this.#whole.waiting;
  }

  async ask<Q extends ReplayQuestion>(
    question: Q,
    about: Replayed[Q]['about'],
    payer: Payer | null = null,
  ): Promise<Replayed[Q]['answer']> {
    if (payer !== null) this.#rations.require(payer);
    const lane = AT_TABLES.has(question) ? this.#atTables : this.#whole;
    const asker = payer && (payer.person ?? `from ${payer.address}`);
    return lane.ask(asker, { question, about }, (cost) => {
      if (payer !== null) this.#rations.pay(payer, cost);
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.#atTables.close(), this.#whole.close()]);
  }
}
