// A table in memory: what it was opened with, the fold of its deeds, and the match.

import { isRefusal, NOBODY, type Game, type OptionValues } from '@starboard/engine';
import {
  commitmentOf,
  FairCounts,
  fairChance,
  follow,
  endedByPlayers,
  fromHex,
  isOver,
  readOptions,
  resumeMatch,
  setUp,
  snapshotOf,
  startMatch,
  unruledAfter,
  unruledStart,
  drawToJson,
  type Committed,
  type Fairness,
  type GameFile,
  type Header,
  type Match,
  type MatchSnapshot,
  type Unruled,
  type EntryJson,
} from '@starboard/engine/match';
import type { TableRow } from '../store/schema.ts';
import type { Clocks, TimeControl } from './clock.ts';
import type { Dated, Deed } from './deed.ts';
import { noted } from './notes.ts';
import { noOrders, stateAfter, UNOPENED, type MatchStatus, type FoldedTable } from './state.ts';

/** What never changes about a table. */
export interface OpenedTable {
  readonly row: TableRow;
  /** In the version that the row names. Null where that is not kept: then the table can be looked at, left and given up. */
  readonly game: Game | null;
  readonly options: OptionValues;
  readonly time: TimeControl;
}

export interface Table extends OpenedTable {
  /** How many deeds it has. */
  deedCount: number;
  state: FoldedTable;
  /** Null before the start, and without rules. */
  match: Match | null;
  /** What is known of a game that has begun, where its rules are not kept. */
  unruled: Unruled | null;
}

/** A table whose stored deeds do not follow from each other: something was changed by hand, or the rules were without
 *  their number. */
export class BrokenTable extends Error {}

export function openedTable(row: TableRow, game: Game | null): OpenedTable {
  return {
    row,
    game: game?.rules === row.rules ? game : null,
    options: JSON.parse(row.options) as OptionValues,
    time: JSON.parse(row.time) as TimeControl,
  };
}

export function newTable({ row, game, options, time }: OpenedTable): Table {
  return { row, game, options, time, deedCount: 0, state: UNOPENED, match: null, unruled: null };
}

/** Does a seat whose turn begins wait for what comes from other tables? */
export function asksHouse(match: Match | null): boolean {
  const group = match?.game.group;
  return match !== null && group !== undefined && !isOver(match) && group.asksHouse(match.state);
}

/** The seats that gave up, in that order. */
export function forfeitsAt({ match, unruled }: Table): readonly number[] {
  return (match ?? unruled)?.forfeits ?? [];
}

/** Carries out a deed; what a play brought is returned for those who watch. `done` is the play where it was made here:
 *  then the match has it already. */
export function carryOut(table: Table, dated: Dated, done: Committed | null = null): Committed | null {
  const committed =
    table.game === null ? withoutRules(table, dated) : withRules(table, table.game, dated, done);
  const before = table.state;
  const status = table.game === null ? unruledStatus(table, dated) : statusOf(table, committed);
  const after = stateAfter(before, dated, table.time, status);
  table.state = noted(before, after, dated);
  table.deedCount++;
  return committed;
}

function withRules(table: Table, game: Game, { deed }: Dated, done: Committed | null): Committed | null {
  if (deed.do === 'start') table.match = started(table, game, deed);
  return done ?? (deed.do === 'play' ? followed(table, deed) : null);
}

function withoutRules(table: Table, { deed }: Dated): null {
  if (deed.do === 'start') {
    const fairness = fairnessOf(table, wordsIn(table.state));
    table.unruled = unruledStart(headerOf(table, fairness), fairness.seed, deed.setup);
  }
  if (deed.do === 'play') table.unruled = table.unruled && unruledAfter(table.unruled, deed.entry);
  return null;
}

/** Whose turn it is only the rules could tell; that it ended by them is in the row. */
function unruledStatus({ unruled, row }: Table, { at }: Dated): MatchStatus {
  const isOverInRow = row.status === 'over' && at >= (row.ended_at ?? at);
  const over = unruled !== null && (isOverInRow || endedByPlayers(unruled) !== null);
  return { actors: NOBODY, over, shown: true };
}

function statusOf({ match, row }: Table, committed: Committed | null): MatchStatus {
  if (match === null) return { actors: NOBODY, over: false, shown: false };
  const { game, state, seats } = match;
  const everybody = 2 ** (seats + 1) - 1;
  const shown = committed?.shownTo === everybody;
  return byRules(row, () => ({ actors: game.actors(state), over: isOver(match), shown }));
}

/** What the rules throw at what is stored says that they are not those that it was played under. */
export function byRules<T>({ id }: TableRow, ask: () => T): T {
  try {
    return ask();
  } catch (cause) {
    throw new BrokenTable(`Table ${id}: the rules fail at what was played.`, { cause });
  }
}

function followed({ match, row }: Table, deed: Extract<Deed, { do: 'play' }>): Committed {
  if (match === null) throw new BrokenTable(`Table ${row.id} plays before it starts.`);
  const committed = byRules(row, () => follow(match, deed.entry, { prove: false }));
  if (isRefusal(committed)) throw new BrokenTable(`Table ${row.id}: ${committed.reason}`);
  return committed;
}

function started(table: Table, game: Game, deed: Extract<Deed, { do: 'start' }>): Match {
  const match = byRules(table.row, () => openedMatch(table, game));
  const same = JSON.stringify(match.setupDraws.map(drawToJson)) === JSON.stringify(deed.setup);
  if (!same) throw new BrokenTable(`Table ${table.row.id} was set up with other dice.`);
  return match;
}

/** The match at its first decision, from the seed of the table. */
export function openedMatch(table: Table, game: Game): Match {
  const { options: given, row } = table;
  const options = readOptions(game.options, given);
  if (isRefusal(options)) throw new BrokenTable(`Table ${row.id} cannot be set up: ${options.reason}`);
  const fairness = fairnessOf(table, wordsIn(table.state));
  const counts = new FairCounts();
  const chance = fairChance(fairness, counts);
  const beginning = setUp(game, options, row.seats, chance);
  return startMatch(
    game,
    { header: headerOf(table, fairness), options, fairness },
    beginning,
    chance.draws,
    counts,
  );
}

/** With the options as they were when the table opened: those that a game was given since are in no hash. */
function headerOf({ options, row }: OpenedTable, { seed, words }: Fairness): Header {
  const { id: table, game, rules, seats } = row;
  return { game, rules, table, seats, options, words, commitment: commitmentOf(seed) };
}

function fairnessOf(opened: OpenedTable, words: readonly string[]): Fairness {
  return { seed: seedOf(opened), table: opened.row.id, words };
}

export function seedOf({ row }: OpenedTable): Uint8Array {
  const seed = fromHex(row.seed);
  if (seed === null) throw new BrokenTable(`Table ${row.id} has no seed.`);
  return seed;
}

function wordsIn({ seats }: FoldedTable): readonly string[] {
  return seats.flatMap(({ word }) => word ?? []);
}

/** The game's file from the table's deeds alone: it takes no rules to write down what was played. Null before the start. */
export function fileFrom(opened: OpenedTable, deeds: readonly Dated[]): GameFile | null {
  const table = newTable({ ...opened, game: null });
  let head: Omit<GameFile, 'log'> | null = null;
  const log: EntryJson[] = [];
  for (const dated of deeds) {
    const { deed } = dated;
    if (deed.do === 'start') {
      const header = headerOf(table, fairnessOf(table, wordsIn(table.state)));
      head = { starboard: 1, ...header, seed: opened.row.seed, setup: deed.setup };
    }
    if (deed.do === 'play') log.push(deed.entry);
    carryOut(table, dated);
  }
  return head && { ...head, log };
}

/** Published when the table opens: it binds the table to its dice. */
export function commitmentFor(opened: OpenedTable): string {
  return commitmentOf(seedOf(opened));
}

interface StoredTable {
  readonly state: FoldedTable;
  readonly words: readonly string[];
  readonly match: MatchSnapshot | null;
}

/** The table as text, to go on from without its earlier deeds; null where its match is not known. */
export function writeTable({ state, match, unruled }: Table): string | null {
  if (unruled !== null) return null;
  const stored: StoredTable = {
    state,
    words: match?.header.words ?? [],
    match: match && snapshotOf(match),
  };
  return JSON.stringify(stored);
}

/** Null where the snapshot cannot be read any more: what it was made of is still in the deeds. */
export function readTable(opened: OpenedTable, deedCount: number, body: string): Table | null {
  const { state, words, match } = JSON.parse(body) as StoredTable;
  // what was stored before tables kept notes and the time of their last deed has none
  const notes = state.notes ?? [];
  const lastAt = state.lastAt ?? notes.at(-1)?.at ?? opened.row.created_at;
  // and its bots are called by their places
  const seats = state.seats.map((seat, place) => ({ ...seat, star: seat.star ?? place }));
  // and nobody has counted what they gave and undid
  const orderCounts = noOrders(seats).map((none, place) => ({ ...none, ...state.orderCounts?.[place] }));
  const table: Table = {
    ...newTable(opened),
    deedCount,
    state: { ...state, seats, notes, lastAt, orderCounts },
  };
  if (match === null) return table;
  const { game, row } = opened;
  if (game === null) return { ...table, unruled: unruledFrom(row, match) };
  const fairness = fairnessOf(opened, words);
  const resumed = resumeMatch(game, { header: headerOf(opened, fairness), fairness }, match);
  return isRefusal(resumed) ? null : { ...table, match: resumed };
}

/** The clocks of a snapshot, which can be read whatever became of the game's state. */
export function clocksIn(body: string): Clocks {
  return (JSON.parse(body) as StoredTable).state.clocks;
}

function unruledFrom({ seats }: TableRow, { chain, forfeits, drawn }: MatchSnapshot): Unruled {
  return { seats, chain, forfeits, drawn };
}
