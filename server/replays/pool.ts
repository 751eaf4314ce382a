// The threads that replay games: one for what somebody waits for at a table, which is some steps, and one for whole games.

import { LoopTurns } from '../base/loop-turns.ts';
import type { ReadingPlace } from '../store/store.ts';
import type { Payer, Replayed, ReplayQuestion, Replays } from '../tables/replays.ts';
import { Lane, USUAL_LANE, type LaneOptions } from './lane.ts';
import type { Rations } from './rations.ts';

/** From a snapshot, or nobody can look at the table before it is answered. */
const AT_TABLES: ReadonlySet<ReplayQuestion> = new Set(['steps', 'takeBack', 'takenBack', 'snapshots']);

/** Whoever comes back to all of its tables at once is shown what it missed at each. */
const WAITING_AT_TABLES = { each: 64, all: 4000 } as const;

/** So few steps take no more than to load the table, however long the game is: they are found here. When a process has died,
 *  all its people come back to the others at once, and would wait for a thread to begin and for each other. */
const FEW = 8;
/** What they are reckoned at, in milliseconds. */
const COST_OF_FEW = 3;

export class ReplayPool implements Replays {
  readonly #rations: Rations;
  readonly #atTables: Lane;
  readonly #whole: Lane;
  readonly #here: Replays;
  readonly #turns = new LoopTurns();

  /** `here` replays in this thread, and asks `pool` for whole games. */
  constructor(
    reading: ReadingPlace,
    rations: Rations,
    here: (pool: Replays) => Replays,
    options: LaneOptions = USUAL_LANE,
  ) {
    this.#rations = rations;
    this.#here = here(this);
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
    if (payer !== null && payer.goesOn !== true) this.#rations.require(payer);
    if (isFewSteps(about)) {
      if (payer !== null) this.#rations.pay(payer, COST_OF_FEW);
      await this.#turns.turn();
      return this.#here.ask(question, about);
    }
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

function isFewSteps(about: Replayed[ReplayQuestion]['about']): boolean {
  return 'since' in about && about.shown - about.since <= FEW;
}
