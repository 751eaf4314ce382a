// How a game ended: who came where, why, and the score sheet.

import { isMessage, verbatim, type Message } from './message.ts';

export interface ScoreLine {
  readonly label: Message;
  /** Points by seat. */
  readonly points: readonly number[];
  /** Points of players without a seat, as in the outcome. */
  readonly unseated?: readonly number[];
}

export interface Outcome {
  /** 1 for the winner; seats that share a rank share the place. By seat. No seat has 1 where only somebody without a seat
   *  has won. */
  readonly ranks: readonly number[];
  /** Ranks of players without a seat, which the rules themselves play; absent where there are none. */
  readonly unseated?: readonly number[];
  /** The rule by which the game ended; null where the players agreed on it. */
  readonly rule: string | null;
  readonly reason: Message;
  readonly sheet: readonly ScoreLine[];
}

/** Ranks from scores: the highest first, equal scores share. */
export function rankByScore(scores: readonly number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}

/** The seats that share the first place; none where nobody at the table has won. */
export function winnersOf({ ranks }: Pick<Outcome, 'ranks'>): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

type StoredMessage = Message | string;

/** An outcome as it was stored. Reasons and labels that were stored as sentences are shown as they are. */
export interface StoredOutcome extends Omit<Outcome, 'reason' | 'sheet'> {
  readonly reason: StoredMessage;
  readonly sheet: readonly (Omit<ScoreLine, 'label'> & { readonly label: StoredMessage })[];
}

export function readOutcome({ ranks, unseated, rule, reason, sheet }: StoredOutcome): Outcome {
  return {
    ranks,
    ...(unseated && { unseated }),
    rule,
    reason: readMessage(reason),
    sheet: sheet.map((line) => ({
      label: readMessage(line.label),
      points: line.points,
      ...(line.unseated && { unseated: line.unseated }),
    })),
  };
}

function readMessage(stored: StoredMessage): Message {
  return isMessage(stored) ? stored : verbatim(stored);
}
