// A table in memory: what it was opened with, the fold of its deeds, and the match.

import { isRefusal, NOBODY, type Game, type OptionValues } from '@starboard/engine';
import {
  commitmentOf,
  FairCounts,
  fairChance,
  follow,
  fromHex,
  headerFor,
  isOver,
  readOptions,
  resumeMatch,
  snapshotOf,
  startMatch,
  writeDraw,
  type Committed,
  type Fairness,
  type Header,
  type Match,
  type MatchSnapshot,
} from '@starboard/engine/match';
import type { TableRow } from '../store/schema.ts';
import type { Time } from './clock.ts';
import type { Dated, Deed } from './deed.ts';
import { noted } from './notes.ts';
import { stateAfter, UNOPENED, type Standing, type TableState } from './state.ts';

/** What never changes about a table. */
export interface Opened {
  readonly row: TableRow;
  readonly game: Game;
  readonly options: OptionValues;
  readonly time: Time;
}

export interface Table extends Opened {
  /** How many deeds it has. */
  position: number;
  state: TableState;
  /** Null before the start. */
  match: Match | null;
}

/** A table whose stored deeds do not follow from each other: something was changed by hand, or the rules were. */
export class BrokenTable extends Error {}

export function openedTable(row: TableRow, game: Game): Opened {
  if (row.rules !== game.rules)
    throw new BrokenTable(
      `Table ${row.id} is played under version ${row.rules} of the rules; here is ${game.rules}.`,
    );
  return {
    row,
    game,
    options: JSON.parse(row.options) as OptionValues,
    time: JSON.parse(row.time) as Time,
  };
}

export function newTable({ row, game, options, time }: Opened): Table {
  return { row, game, options, time, position: 0, state: UNOPENED, match: null };
}

/** Carries out a deed; what a play brought is returned for those who watch. `done` is the play where it was made here:
 *  then the match has it already. */
export function carryOut(table: Table, dated: Dated, done: Committed | null = null): Committed | null {
  const { deed } = dated;
  if (deed.do === 'start') table.match = started(table, deed);
  const committed = done ?? (deed.do === 'play' ? followed(table, deed) : null);
  const before = table.state;
  const after = stateAfter(before, dated, table.time, standingOf(table.match, committed));
  table.state = noted(before, after, dated);
  table.position++;
  return committed;
}

function standingOf(match: Match | null, committed: Committed | null): Standing {
  if (match === null) return { actors: NOBODY, over: false, shown: false };
  const { game, state, seats } = match;
  const everybody = 2 ** (seats + 1) - 1;
  return { actors: game.actors(state), over: isOver(match), shown: committed?.shownTo === everybody };
}

function followed({ match, row }: Table, deed: Extract<Deed, { do: 'play' }>): Committed {
  if (match === null) throw new BrokenTable(`Table ${row.id} plays before it starts.`);
  const committed = follow(match, deed.entry, { prove: false });
  if (isRefusal(committed)) throw new BrokenTable(`Table ${row.id}: ${committed.reason}`);
  return committed;
}

function started(table: Table, deed: Extract<Deed, { do: 'start' }>): Match {
  const match = openedMatch(table);
  const same = JSON.stringify(match.setupDraws.map(writeDraw)) === JSON.stringify(deed.setup);
  if (!same) throw new BrokenTable(`Table ${table.row.id} was set up with other dice.`);
  return match;
}

/** The match at its first decision, from the seed of the table. */
export function openedMatch(table: Table): Match {
  const { game, options: given, row } = table;
  const options = readOptions(game.options, given);
  if (isRefusal(options)) throw new BrokenTable(`Table ${row.id} cannot be set up: ${options.reason}`);
  const fairness = fairnessOf(table, wordsIn(table.state));
  const counts = new FairCounts();
  const chance = fairChance(fairness, counts);
  const state = game.setup(options, row.seats, chance);
  return startMatch(
    game,
    { header: headerOf(table, fairness), options, fairness },
    state,
    chance.draws,
    counts,
  );
}

/** With the options as they were when the table opened: those that a game was given since are in no hash. */
function headerOf({ game, options, row }: Opened, fairness: Fairness): Header {
  return headerFor(game, { seats: row.seats, options, fairness });
}

function fairnessOf({ row }: Opened, words: readonly string[]): Fairness {
  const seed = fromHex(row.seed);
  if (seed === null) throw new BrokenTable(`Table ${row.id} has no seed.`);
  return { seed, table: row.id, words };
}

function wordsIn({ seats }: TableState): readonly string[] {
  return seats.flatMap(({ word }) => word ?? []);
}

/** Published when the table opens: it binds the table to its dice. */
export function commitmentFor(opened: Opened): string {
  return commitmentOf(fairnessOf(opened, []).seed);
}

interface StoredTable {
  readonly state: TableState;
  readonly words: readonly string[];
  readonly match: MatchSnapshot | null;
}

/** The table as text, to go on from without its earlier deeds. */
export function writeTable({ state, match }: Table): string {
  const stored: StoredTable = {
    state,
    words: match?.header.words ?? [],
    match: match && snapshotOf(match),
  };
  return JSON.stringify(stored);
}

export function readTable(opened: Opened, position: number, body: string): Table {
  const { state, words, match } = JSON.parse(body) as StoredTable;
  // what was stored before tables kept notes and the time of their last deed has none
  const notes = state.notes ?? [];
  const lastAt = state.lastAt ?? notes.at(-1)?.at ?? opened.row.created_at;
  // and its bots are called by their places
  const seats = state.seats.map((seat, place) => ({ ...seat, star: seat.star ?? place }));
  const table: Table = { ...newTable(opened), position, state: { ...state, seats, notes, lastAt } };
  if (match === null) return table;
  const fairness = fairnessOf(opened, words);
  const resumed = resumeMatch(opened.game, { header: headerOf(opened, fairness), fairness }, match);
  if (isRefusal(resumed)) throw new BrokenTable(`Table ${opened.row.id}: ${resumed.reason}`);
  return { ...table, match: resumed };
}
