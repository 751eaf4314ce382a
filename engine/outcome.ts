// How a game ended: who came where, why, and the score sheet.

import type { Message } from './message.ts';

export interface ScoreLine {
  readonly label: Message;
  /** Points by seat. */
  readonly points: readonly number[];
}

export interface Outcome {
  /** 1 for the winner; seats that share a rank share the place. By seat. */
  readonly ranks: readonly number[];
  /** The rule by which the game ended; null where the players agreed on it. */
  readonly rule: string | null;
  readonly reason: Message;
  readonly sheet: readonly ScoreLine[];
}

/** Ranks from scores: the highest first, equal scores share. */
export function rankByScore(scores: readonly number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}

/** The seats that share the first place. */
export function winnersOf(outcome: Outcome): number[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}
