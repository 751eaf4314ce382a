// What goes between the threads that replay and the one that asks.

import type { ReadingPlace } from '../store/store.ts';
import type { Replayed, ReplayQuestion } from '../tables/replays.ts';

export interface ThreadOpening {
  readonly reading: ReadingPlace;
}

export interface ToThread {
  readonly question: ReplayQuestion;
  readonly about: Replayed[ReplayQuestion]['about'];
}

export type FromThread =
  | {
      readonly answer: Replayed[ReplayQuestion]['answer'];
      /** Milliseconds that it took on a processor. */
      readonly cost: number;
    }
  | {
      readonly error: string;
      /** The deeds do not follow from each other. */
      readonly isBroken: boolean;
      readonly cost: number;
    };
