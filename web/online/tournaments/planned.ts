// What an organizer fills in, and what the server is asked for.

import type { OptionValues } from '@starboard/engine';
import type { NewTournament, TournamentFormat } from '@starboard/wire/schema';
import { USUAL_PATIENCE } from '../open/patience-row.tsx';
import { timeOf, USUAL_HOUSE, type ClockRules } from '../open/house-rules.tsx';

export interface PlanFilled extends ClockRules {
  readonly title: string;
  readonly format: TournamentFormat;
  /** At a table. */
  readonly seats: number;
  /** For formats with several tables. */
  readonly cap: number;
  /** Of the group that each game is; 0: one table, no group. */
  readonly tables: number;
  /** Of Swiss; 0: as many as it takes. */
  readonly rounds: number;
  /** Null: when the organizer says so. */
  readonly closesAt: number | null;
  /** Minutes before; 0: nobody needs to. */
  readonly checkIn: number;
  /** Minutes. */
  readonly patience: number;
  readonly bots: number;
  readonly level: string;
}

interface Sizes {
  readonly min: number;
  readonly max: number;
}

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** How many sit at a table, of what the game is for; the first is what is usual. */
const TABLE_SEATS: Readonly<Record<TournamentFormat, readonly number[]>> = {
  matchAndRematch: [2, 3, 4],
  parallel: [2],
  suddenDeath: [2],
  freeForAll: [2],
  trios: [3],
  roundRobin: [2],
  swiss: [2, 3, 4],
};

/** How many can enter; null where all sit at one table. The server has the last word. */
export const ROOM: Readonly<Record<TournamentFormat, readonly [fewest: number, most: number] | null>> = {
  matchAndRematch: null,
  parallel: [2, 512],
  suddenDeath: [2, 512],
  freeForAll: [3, 8],
  trios: [4, 6],
  roundRobin: [3, 32],
  swiss: [4, 512],
};

const USUAL_CAP = 16;

export function seatCountsFor(format: TournamentFormat, { min, max }: Sizes): readonly number[] {
  return TABLE_SEATS[format].filter((seats) => seats >= min && seats <= max);
}

/** The formats that the game can be played in. */
export function formatsFor(sizes: Sizes): readonly TournamentFormat[] {
  const all = Object.keys(TABLE_SEATS) as TournamentFormat[];
  return all.filter((format) => seatCountsFor(format, sizes).length > 0);
}

export function usualPlan(sizes: Sizes, title: string): PlanFilled {
  const plan: PlanFilled = {
    ...USUAL_HOUSE,
    kind: 'days',
    title,
    format: 'roundRobin',
    seats: 2,
    cap: 8,
    tables: 0,
    rounds: 0,
    closesAt: null,
    checkIn: 0,
    patience: USUAL_PATIENCE,
    bots: 0,
    level: 'captain',
  };
  return withFormat(
    plan,
    formatsFor(sizes).includes('roundRobin') ? 'roundRobin' : formatsFor(sizes)[0],
    sizes,
  );
}

export function withFormat(plan: PlanFilled, format: TournamentFormat, sizes: Sizes): PlanFilled {
  const counts = seatCountsFor(format, sizes);
  const seats = counts.includes(plan.seats) ? plan.seats : (counts[0] ?? plan.seats);
  const room = ROOM[format];
  const cap =
    room === null ? plan.cap : Math.min(room[1], Math.max(room[0], plan.cap, Math.min(USUAL_CAP, room[1])));
  return { ...plan, format, seats, cap };
}

export function capOf({ format, seats, cap }: PlanFilled): number {
  return ROOM[format] === null ? seats : cap;
}

/** The next full hour but one. */
export function soon(now: number): number {
  return Math.ceil(now / HOUR) * HOUR + HOUR;
}

export function plannedFrom(plan: PlanFilled, game: string, options: OptionValues): NewTournament {
  const { title, format, seats, tables, rounds, closesAt, checkIn, patience, bots, level } = plan;
  return {
    game,
    title: title.trim(),
    format,
    options: { ...options },
    ...(format === 'swiss' ? { tableSeats: seats, ...(rounds === 0 ? {} : { rounds }) } : {}),
    ...(tables === 0 ? {} : { tables }),
    cap: capOf(plan),
    ...(closesAt === null ? {} : { closesAt }),
    ...(closesAt === null || checkIn === 0 ? {} : { checkInFrom: closesAt - checkIn * MINUTE }),
    time: timeOf(plan),
    patience: patience * 60,
    bots: Array.from({ length: bots }, () => level),
  };
}
