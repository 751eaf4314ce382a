// What an organizer fills in becomes a plan, or is refused with the reason.

import { isRefusal, type Game, type OptionValues, type Refusal } from '@starboard/engine';
import { readOptions, wrongSeatCount } from '@starboard/engine/match';
import { object, oneOf, optional, text, whole, type Reader } from '@starboard/engine/reader';
import { MOST_GROUP_TABLES, planGroup } from '../group/planning.ts';
import { refuse } from '../words.ts';
import type { TournamentDeed } from './deed.ts';
import { FORMAT_IDS, formats, MOST_ENTRANTS, type FormatId } from './formats.ts';
import type { TournamentPlan } from './plan.ts';

/** What an organizer fills in. */
export interface PlanGiven {
  readonly title: string;
  readonly format: FormatId;
  readonly options?: OptionValues | undefined;
  readonly tableSeats?: number | undefined;
  /** Of the group that each game is, where it is one. */
  readonly tables?: number | undefined;
  readonly rounds?: number | undefined;
  readonly cap?: number | undefined;
  readonly closesAt?: number | undefined;
  readonly checkInFrom?: number | undefined;
}

const LONGEST_TITLE = 80;
const MOST_ROUNDS = 20;
const LATEST = 8.64e15;

/** Whatever a game's options are, the game reads. */
const anything: Reader<OptionValues> = (given) => given as OptionValues;

export const readPlanGiven: Reader<PlanGiven> = object<PlanGiven>({
  title: text(LONGEST_TITLE),
  format: oneOf(FORMAT_IDS),
  options: optional(anything),
  tableSeats: optional(whole(2, 4)),
  tables: optional(whole(1, MOST_GROUP_TABLES)),
  rounds: optional(whole(1, MOST_ROUNDS)),
  cap: optional(whole(2, MOST_ENTRANTS)),
  closesAt: optional(whole(0, LATEST)),
  checkInFrom: optional(whole(0, LATEST)),
});

export interface Planning {
  readonly series: string;
  readonly organizer: string;
  readonly commitment: string;
}

/** SE-1.1 */
export function plan(
  game: Game,
  given: PlanGiven,
  { series, organizer, commitment }: Planning,
): Extract<TournamentDeed, { do: 'plan' }> | Refusal {
  // SE-2.1: who begins follows from the seats
  const options = readOptions(game.options, { ...given.options, ...game.firstSeatOptions });
  if (isRefusal(options)) return options;
  // its house would be waited for as long as nobody is one
  if (game.group?.isOf(options) === true) return refuse('SE-1.1', 'gameOfGroup');
  const read = {
    series,
    title: given.title,
    format: given.format,
    game: game.id,
    rules: game.rules,
    options,
    tableSeats: tableSeatsIn(given),
    ...(given.tables === undefined ? {} : { tables: given.tables }),
    rounds: given.rounds ?? null,
    cap: given.cap ?? mostIn(game, given.format),
    closesAt: given.closesAt ?? null,
    checkInFrom: given.checkInFrom ?? null,
  };
  const wrong = wrongPlan(game, read);
  if (wrong !== null) return wrong;
  return {
    do: 'plan',
    organizer,
    plan: { ...read, fewestSeats: fewestSeatsIn(game, read) },
    commitment,
  };
}

type Unsized = Omit<TournamentPlan, 'fewestSeats'>;

function tableSeatsIn({ format, tableSeats }: PlanGiven): number | null {
  const { chosenSeats, tableSeats: own = null } = formats[format];
  return tableSeats ?? chosenSeats?.[0] ?? own;
}

function mostIn(game: Game, format: FormatId): number {
  const { most, tableSeats, chosenSeats } = formats[format];
  return tableSeats === undefined && chosenSeats === undefined ? Math.min(most, game.seats.max) : most;
}

function wrongPlan(game: Game, read: Unsized): Refusal | null {
  const { format, tableSeats, rounds, cap, closesAt, checkInFrom } = read;
  const { fewest, tableSeats: own = null, chosenSeats } = formats[format];
  const allowed: readonly (number | null)[] = chosenSeats ?? [own];
  if (!allowed.includes(tableSeats)) return refuse('SE-1.1', 'otherTableSeats', { seats: tableSeats ?? 0 });
  if (rounds !== null && format !== 'swiss') return refuse('SE-1.1', 'roundsOfFormat');
  const most = mostIn(game, format);
  if (cap < fewest || cap > most) return refuse('SE-1.3', 'wrongCap', { fewest, most, cap });
  if (checkInFrom !== null && closesAt === null) return refuse('SE-1.4', 'checkInNeedsClosing');
  if (checkInFrom !== null && closesAt !== null && checkInFrom >= closesAt)
    return refuse('SE-1.4', 'checkInTooLate');
  return sizesOf(read).reduce<Refusal | null>((wrong, seats) => wrong ?? wrongSize(game, read, seats), null);
}

/** Why so many cannot play the game with these options. */
function wrongSize(game: Game, read: Unsized, seats: number): Refusal | null {
  const { options, tables } = read;
  if (tables === undefined) return wrongSeatCount(game, seats) ?? game.conflict(options, seats);
  const group = groupIn(game, read, { tables, factions: seats, series: read.series });
  return isRefusal(group) ? group : null;
}

/** SE-7.13: the group that a game of the tournament is. */
function groupIn(
  game: Game,
  { title, options }: Pick<TournamentPlan, 'title' | 'options'>,
  {
    tables,
    factions,
    series,
  }: { readonly tables: number; readonly factions: number; readonly series: string },
): ReturnType<typeof planGroup> {
  return planGroup(game, { title, tables, factions, options }, { series, organizer: HOUSE });
}

/** Nobody's: the tournament has an organizer. */
const HOUSE = 'tournament';

/** How many sit at a table as long as everybody stays, the fewest first. */
function sizesOf({ format, tableSeats, cap }: Unsized): readonly number[] {
  if (format === 'swiss' && tableSeats !== 2) return [3, 4];
  return [tableSeats ?? cap];
}

function fewestSeatsIn(game: Game, read: Unsized): number {
  let [fewest] = sizesOf(read);
  while (fewest > 2 && wrongSize(game, read, fewest - 1) === null) fewest--;
  return fewest;
}
