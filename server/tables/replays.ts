// What takes a replay of a game, wherever that is done: a server does it in threads of their own, since no work in
// proportion to a log belongs on the thread that serves everybody. Questions and answers are plain data.

import type { EntryJson, MatchSnapshot } from '@starboard/engine/match';
import type { RatedGame } from '@starboard/series/ratings';
import type { KeptGame } from './played.ts';
import type { Finished } from './finished.ts';

interface OfTable {
  readonly table: string;
}

/** With whose eyes a game is looked at, and how many of its deeds. */
interface Seen extends OfTable {
  readonly viewer: number;
  readonly deedCount: number;
}

interface Steps extends OfTable {
  readonly viewer: number;
  /** The number of the view that the viewer has, and of the one that it shall have. */
  readonly since: number;
  readonly shown: number;
}

/** The match after a take-back, which only its whole log tells. */
export interface TakenBack {
  readonly entry: EntryJson;
  readonly match: MatchSnapshot;
  readonly shownTo: number;
}

export interface ReplayedFile {
  /** The file, as it is sent. */
  readonly json: Uint8Array;
  readonly told: Finished;
}

/** Each question by its name: what it is about, and what is answered. */
export interface Replayed {
  /** The log as the viewer may know it, as it is sent. */
  readonly log: { readonly about: Seen; readonly answer: Uint8Array };
  readonly timeline: { readonly about: Seen; readonly answer: Uint8Array };
  /** A list of deltas, as it is sent; null when that lies too far back, or only snapshots have it that cannot be read. */
  readonly steps: { readonly about: Steps; readonly answer: Uint8Array | null };
  readonly finished: { readonly about: OfTable; readonly answer: ReplayedFile };
  /** What of a game counts for ratings; null where it never began or has no outcome. */
  readonly rated: { readonly about: OfTable; readonly answer: RatedGame | null };
  /** What is kept of a game for statistics; null where it never began or has no outcome. */
  readonly played: { readonly about: OfTable; readonly answer: KeptGame | null };
  /** How many orders are left where the seat takes back so many of those that it can see; null where there are not so many. */
  readonly ordersLeft: {
    readonly about: OfTable & { readonly deedCount: number; readonly seat: number; readonly said: number };
    readonly answer: number | null;
  };
  /** Takes back all but the first `keep` orders; null where that cannot be done. */
  readonly takeBack: {
    readonly about: OfTable & {
      readonly deedCount: number;
      readonly seat: number;
      readonly keep: number;
      readonly at: number;
    };
    readonly answer: TakenBack | null;
  };
  /** A take-back that stands in the log, as the deed of that number. */
  readonly takenBack: { readonly about: OfTable & { readonly seq: number }; readonly answer: TakenBack };
  /** All snapshots of a table anew, by the number of its deeds. */
  readonly snapshots: {
    readonly about: OfTable;
    readonly answer: readonly { readonly deedCount: number; readonly body: string }[];
  };
}

export type ReplayQuestion = keyof Replayed;

/** So long somebody who comes back waits for the steps that were missed, in milliseconds. */
export const PATIENCE_WITH_STEPS = 2_000;

/** Who is to pay for it with the time that it takes; the person is null for strangers. */
export interface Payer {
  readonly person: string | null;
  readonly address: string;
  /** It is in the middle of what it has begun: that is told to its end, and what comes next waits until it is paid. */
  readonly goesOn?: true;
}

export interface Replays {
  /** Without a payer it is the server's own need. Refuses by RefusedError who has asked for too much. */
  ask<Q extends ReplayQuestion>(
    question: Q,
    about: Replayed[Q]['about'],
    payer?: Payer | null,
  ): Promise<Replayed[Q]['answer']>;
  close(): Promise<void>;
}
