// What happens in a tournament, one after the other. A tournament is the fold of its deeds; nothing is ever taken out of
// them. They know entrants by their ids only, so that a name can change or go, and all of them are public.

import type { GameResult } from '../result.ts';
import type { TournamentPlan } from './plan.ts';

export type TournamentDeed =
  /** The first deed of every tournament. The commitment is the hash of the seed that the lots will come from. */
  | {
      readonly do: 'plan';
      readonly organizer: string;
      readonly plan: TournamentPlan;
      readonly commitment: string;
    }
  /** A bot by its level. With a word for the lots, which nobody else could have foreseen. */
  | {
      readonly do: 'enter';
      readonly entrant: string;
      readonly bot?: string | undefined;
      readonly word?: string | undefined;
    }
  | { readonly do: 'checkIn'; readonly entrant: string; readonly word?: string | undefined }
  /** Before the list is closed the place is free again; later the others play without. */
  | { readonly do: 'withdraw'; readonly entrant: string }
  /** Who did not check in, or is one too many for the format, is struck off. */
  | { readonly do: 'close'; readonly struck: readonly string[] }
  /** The entrants in the order of the lots: the letters A, B, C and so on. */
  | { readonly do: 'lots'; readonly order: readonly string[] }
  /** A round begins: who sits together, in the order of seats, and who has a bye. */
  | {
      readonly do: 'round';
      readonly encounters: readonly (readonly string[])[];
      readonly byes: readonly string[];
    }
  /** An encounter has its table. */
  | { readonly do: 'open'; readonly encounter: number; readonly table: string }
  | { readonly do: 'result'; readonly encounter: number; readonly result: GameResult }
  | { readonly do: 'noShow'; readonly encounter: number; readonly absent: readonly string[] }
  /** It was never finished. */
  | { readonly do: 'unfinished'; readonly encounter: number }
  /** A game of sudden death that was drawn is played once more with the other first player. */
  | { readonly do: 'replay'; readonly encounter: number }
  /** And then the lot decides. */
  | { readonly do: 'lot'; readonly encounter: number; readonly winner: string }
  | { readonly do: 'end' }
  | { readonly do: 'cancel'; readonly why: 'organizer' | 'tooFew' };

/** With its time, as it is stored. */
export interface DatedTournamentDeed {
  readonly at: number;
  readonly deed: TournamentDeed;
}
