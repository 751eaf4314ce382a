// What is kept of a finished game for statistics, and the job that keeps it.

import type { Game, OptionValues } from '@starboard/engine';
import { defaultOptions, readOutcome, type Match, type StoredOutcome } from '@starboard/engine/match';
import type { RatedGame } from '@starboard/series/ratings';
import type { Compilable, Kysely } from 'kysely';
import type { Schema, Status } from '../store/schema.ts';
import type { Dated } from './deed.ts';
import { drawnBySeat } from './finished.ts';
import { ratedGameOf } from './rating.ts';
import { BrokenTable, type OpenedTable } from './table.ts';

/** The job that keeps what came of a table. */
export const RESULT_JOB = 'result';

const DIE = 6;
const OWN = 'own';

/** How often the die was rolled for a seat, and what came of it in all. */
export interface RolledDice {
  readonly dice: number;
  readonly pips: number;
}

export interface KeptGame extends RatedGame {
  /** Ranks of players without a seat. */
  readonly unseated: readonly number[];
  readonly beganAt: number;
  readonly orders: number;
  /** `own` for one that the table brought; null where there is only one. */
  readonly board: string | null;
  readonly playedAs: readonly (string | null)[];
  readonly rolled: readonly RolledDice[];
  /** What was chosen, each as one word; a document only as being there. */
  readonly options: Readonly<Record<string, string>>;
}

/** Written with the deed that ends the game, so that no result is forgotten. */
export function resultRows(
  db: Kysely<Schema>,
  { id }: { readonly id: string },
  before: Status,
  after: Status,
): Compilable[] {
  if (before === after || after !== 'over') return [];
  const job = { key: `${RESULT_JOB}:${id}`, kind: RESULT_JOB, subject: id, run_at: 0 };
  return [
    db
      .insertInto('jobs')
      .values({ ...job, attempts: 0, locked_until: 0, locked_by: '' })
      .onConflict((conflict) => conflict.column('key').doNothing()),
  ];
}

/** Null where it never began or has no outcome. */
export function playedGame(
  opened: OpenedTable,
  deeds: readonly Dated[],
  matchOf: () => Match,
): KeptGame | null {
  const { row, game } = opened;
  if (row.outcome === null) return null;
  const { ranks, unseated = [] } = readOutcome(JSON.parse(row.outcome) as StoredOutcome);
  const rated = ratedGameOf(deeds, ranks);
  const start = deeds.find(({ deed }) => deed.do === 'start');
  if (rated === null || start === undefined) return null;
  const log = deeds.flatMap(({ deed }) => (deed.do === 'play' ? [deed.entry] : []));
  const options = { ...(game && defaultOptions(game.options)), ...opened.options };
  return {
    ...rated,
    unseated,
    beganAt: start.at,
    orders: log.filter((entry) => 'order' in entry).length,
    board: game?.playedOn === undefined ? null : (game.playedOn.of(options) ?? OWN),
    playedAs: playedAs(game, row.seats, matchOf),
    rolled: rolledBy(log, row.seats),
    options: chosen(game, options),
  };
}

/** A game whose rules are not kept does not say. */
function playedAs(game: Game | null, seats: number, matchOf: () => Match): readonly (string | null)[] {
  const none = Array.from({ length: seats }, () => null);
  const { playedAs: played } = game ?? {};
  if (played === undefined) return none;
  try {
    const { state } = matchOf();
    return none.map((_, seat) => played.of(state, seat));
  } catch (error) {
    if (error instanceof BrokenTable) return none;
    throw error;
  }
}

function rolledBy(log: Parameters<typeof drawnBySeat>[0], seats: number): readonly RolledDice[] {
  const rolled = drawnBySeat(log).filter(({ bound }) => bound === DIE);
  return Array.from({ length: seats }, (_, seat) => {
    const own = rolled.filter((drawn) => drawn.seat === seat);
    return { dice: own.length, pips: own.reduce((sum, { result }) => sum + result + 1, 0) };
  });
}

function chosen(game: Game | null, options: OptionValues): Readonly<Record<string, string>> {
  const found = Object.entries(game?.options ?? {}).flatMap(([name, option]): [string, string][] => {
    const value = options[name] ?? null;
    if (option.type !== 'document') return [[name, `${value as string | number | boolean}`]];
    return option.byHouse === true ? [] : [[name, value === null ? 'none' : OWN]];
  });
  return Object.fromEntries(found);
}
