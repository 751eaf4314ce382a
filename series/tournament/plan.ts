// What a tournament is to be.

import type { OptionValues } from '@starboard/engine';
import { formats, type FormatId } from './formats.ts';

export interface TournamentPlan {
  /** The name in addresses, and in the lots. */
  readonly series: string;
  readonly title: string;
  readonly format: FormatId;
  readonly game: string;
  readonly rules: number;
  /** SE-1.1: all games have the same. */
  readonly options: OptionValues;
  /** With fewer at a table the game cannot be played so. */
  readonly fewestSeats: number;
  /** How many sit at a table; 3 and 4 are what is aimed at in Swiss. Null: all. */
  readonly tableSeats: number | null;
  /** SE-7.13: each game is a group of so many tables; absent: one table. */
  readonly tables?: number | undefined;
  /** Of Swiss; null: as many as it takes, or as the format has. */
  readonly rounds: number | null;
  /** No more can enter. */
  readonly cap: number;
  /** Milliseconds since 1970; null: when the organizer says so. */
  readonly closesAt: number | null;
  /** From when on people say that they are there; null: they need not. */
  readonly checkInFrom: number | null;
}

/** SE-1.5: with fewer entrants it is not played. */
export function fewestEntrants({ format, tableSeats, fewestSeats }: TournamentPlan): number {
  const { fewest } = formats[format];
  return tableSeats === null ? Math.max(fewest, fewestSeats) : fewest;
}
