// Passwords are made to be slow and to take memory: only so many are checked at once, and only so many wait for it, so that
// a flood of them takes neither from everybody else. Whoever is known has a lane that strangers cannot fill.

import { availableParallelism } from 'node:os';
import { refused, RefusedError } from '../base/refused.ts';

export type LaneName = 'known' | 'stranger';

export interface LaneLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** With all lanes busy a processor is left, where there are more than two, and 60 MB are taken at most. */
const USUAL_LANES: Readonly<Record<LaneName, LaneLimits>> = {
  known: { atOnce: 1, waiting: 32 },
  stranger: { atOnce: availableParallelism() > 2 ? 2 : 1, waiting: 64 },
};

class Lane {
  readonly #limits: LaneLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.atOnce) this.#running++;
    else await this.#turn();
    try {
      return await work();
    } finally {
      // whoever waits takes the place over
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#limits.waiting)
      throw new RefusedError(refused('busy', 'tooManyAtTheDoor'));
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

export class Lanes {
  readonly #lanes: Readonly<Record<LaneName, Lane>>;

  constructor(limits = USUAL_LANES) {
    this.#lanes = { known: new Lane(limits.known), stranger: new Lane(limits.stranger) };
  }

  /** In its turn; refused where too many wait already. */
  run<T>(lane: LaneName, work: () => Promise<T>): Promise<T> {
    return this.#lanes[lane].run(work);
  }
}
