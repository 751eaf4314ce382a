// A new tournament, from what somebody filled in.

import { isRefusal, type Refusal } from '@starboard/engine';
import { formats, type FormatId, type PlanGiven } from '@starboard/series/tournament';
import type { NewTournament } from '@starboard/wire/schema';
import { refused } from '../base/refused.ts';
import { patienceOf } from '../series/patience.ts';
import { UNTIMED } from '../tables/clock.ts';
import { MOST_OPTIONS, optionsLength, usualLevel, wrongLevel, wrongTime } from '../tables/opening.ts';
import type { TournamentGiven } from './tournament-keeper.ts';

export interface PlanningLimits {
  readonly now: number;
  /** The bots of the game. */
  readonly levels: readonly string[];
  /** No tournament has room for more. */
  readonly most: number;
}

export interface PlannedTournament {
  readonly given: PlanGiven;
  readonly house: TournamentGiven;
}

const DAY = 86_400_000;
/** A list stays open no longer. */
const LONGEST_DAYS = 180;

export function planTournament(
  body: NewTournament,
  { now, levels, most }: PlanningLimits,
): PlannedTournament | Refusal {
  const { title, format, options, tableSeats, tables, rounds, cap, closesAt, checkInFrom, bots = [] } = body;
  const time = body.time ?? UNTIMED;
  const level = body.level ?? usualLevel(levels);
  const wrong = [level, ...new Set(bots)]
    .map((each) => wrongLevel(each, levels))
    .find((each) => each !== null);
  const refusal = wrong ?? wrongTime(time) ?? wrongClosing(closesAt, now);
  if (isRefusal(refusal)) return refusal;
  if (optionsLength(options ?? {}) > MOST_OPTIONS) return refused('limit', 'tooLarge');
  if (cap !== undefined && cap > most) return refused('limit', 'capTooLarge', { most });
  const patience = patienceOf(body.patience, time);
  return {
    given: {
      title,
      format,
      options,
      tableSeats,
      tables,
      rounds,
      cap: cap ?? usualCap(format, most),
      closesAt,
      checkInFrom,
    },
    house: { time, level, patience, bots },
  };
}

function wrongClosing(closesAt: number | undefined, now: number): Refusal | null {
  if (closesAt === undefined || (closesAt > now && closesAt <= now + LONGEST_DAYS * DAY)) return null;
  return refused('illegal', 'closesLater', { days: LONGEST_DAYS });
}

/** As many as the format is for, where the server allows so many. */
function usualCap(format: FormatId, most: number): number | undefined {
  return formats[format].most > most ? most : undefined;
}
