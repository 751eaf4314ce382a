// Tables from the store: the newest snapshot and the few deeds since, so that a long game loads as fast as a short one.

import { SPECTATOR, type Game } from '@starboard/engine';
import { forgetLog, type Match } from '@starboard/engine/match';
import { deltaFor, viewFor, type TimelineJson, type View, type ViewDelta } from '@starboard/engine/view';
import type { DeedRow, SnapshotRow } from '../store/schema.ts';
import { SNAPSHOTS_KEPT, type Store } from '../store/store.ts';
import type { Dated, Deed } from './deed.ts';
import {
  BrokenTable,
  byRules,
  carryOut,
  newTable,
  openedTable,
  clocksIn,
  readTable,
  writeTable,
  type OpenedTable,
  type Table,
} from './table.ts';

/** All that loading needs of a store. */
type Reading = Pick<Store, 'db' | 'deeds'>;

/** The game in that version of its rules, the present one where none is named; null where it is not kept. */
export type LoadGame = (id: string, rules?: number) => Promise<Game | null>;

/** Rules that cannot be loaded are not kept, and the host is told. */
export async function loadOpened(
  store: Reading,
  loadGame: LoadGame,
  id: string,
  failed: (error: unknown) => void,
): Promise<OpenedTable | null> {
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const game = await loadGame(row.game, row.rules).catch((error: unknown) => {
    failed(error);
    return null;
  });
  return openedTable(row, game);
}

/** The table as its newest snapshot has it. */
async function newestTable(store: Reading, opened: OpenedTable): Promise<Table> {
  const [snapshot] = await snapshotsOf(store, opened.row.id, 1);
  if (snapshot === undefined) return newTable(opened);
  return readSnapshot(opened, snapshot) ?? renewed(store, opened);
}

/** Writes all snapshots anew in one replay, so that whoever comes next costs none; the table as the newest has it. Several
 *  processes write the same, and only in the place of what is still there. */
async function renewed(store: Reading, opened: OpenedTable): Promise<Table> {
  const snapshots = await snapshotsOf(store, opened.row.id, SNAPSHOTS_KEPT);
  const before = new Map(snapshots.map((snapshot) => [snapshot.deed_count, snapshot.body]));
  const table = newTable(opened);
  const bodies = new Map<number, string>();
  for (const row of await store.deeds(opened.row.id, 0, Math.max(...before.keys()))) {
    carryOut(table, datedOf(row));
    const written = before.get(table.deedCount);
    if (written === undefined) continue;
    // what somebody had on the clock stays, though it may be reckoned in another way now
    table.state = { ...table.state, clocks: clocksIn(written) };
    const body = writeTable(table);
    if (body !== null) bodies.set(table.deedCount, body);
  }
  for (const [deedCount, body] of bodies) await rewrite(store, opened.row.id, deedCount, body);
  if (table.match !== null) forgetLog(table.match);
  return table;
}

async function rewrite({ db }: Reading, table: string, deedCount: number, body: string): Promise<void> {
  await db
    .updateTable('snapshots')
    .set({ body })
    .where('table_id', '=', table)
    .where('deed_count', '=', deedCount)
    .execute();
}

/** The table as the newest snapshot of no more than so many deeds has it, so that all that followed can be told; as the
 *  newest of all has it where those are not kept any more. */
export async function tableBefore(store: Reading, opened: OpenedTable, deedCount: number): Promise<Table> {
  const snapshots = await snapshotsOf(store, opened.row.id, SNAPSHOTS_KEPT);
  const found = snapshots.find((snapshot) => snapshot.deed_count <= deedCount);
  if (found === undefined && snapshots.length < SNAPSHOTS_KEPT) return newTable(opened);
  return fromSnapshot(opened, found ?? snapshots[0]);
}

export async function loadTable(store: Reading, opened: OpenedTable): Promise<Table> {
  const table = await newestTable(store, opened);
  await catchUp(store, table);
  return table;
}

/** A table whose deeds the rules refuse is one whose rules are not kept: it must not be lost to those who sit there. */
export async function loadWhatever(
  store: Reading,
  opened: OpenedTable,
  failed: (error: BrokenTable) => void,
): Promise<Table> {
  try {
    return shown(await loadTable(store, opened));
  } catch (error) {
    if (!(error instanceof BrokenTable)) throw error;
    failed(error);
    return loadTable(store, { ...opened, game: null });
  }
}

/** A snapshot is read without asking the rules: where they cannot show it, they are not those that it was played under. */
function shown(table: Table): Table {
  const { match, row } = table;
  if (match !== null)
    byRules(row, () => {
      for (let viewer = SPECTATOR; viewer < row.seats; viewer++) viewFor(match, viewer);
    });
  return table;
}

/** Carries out what was added since; each step is told to who wants to know. */
export async function catchUp(
  store: Reading,
  table: Table,
  onStep: (dated: Dated, committed: ReturnType<typeof carryOut>) => void = () => {},
): Promise<void> {
  for (const row of await store.deeds(table.row.id, table.deedCount)) {
    const dated = datedOf(row);
    // what was taken back is not in memory any more
    if (takesBack(dated.deed)) table.match = await wholeMatch(store, table, row.seq);
    const committed = carryOut(table, dated);
    if (table.match !== null) forgetLog(table.match);
    onStep(dated, committed);
  }
}

function takesBack(deed: Deed): boolean {
  return deed.do === 'play' && 'takeBack' in deed.entry;
}

/** What turns the view that a viewer had into the one it has now, step by step; null when that lies too far back, or only
 *  snapshots have it that cannot be read. */
export async function deltasSince(
  store: Reading,
  opened: OpenedTable,
  viewer: number,
  viewSeq: number,
  now: number,
): Promise<ViewDelta[] | null> {
  const snapshots: (SnapshotRow | undefined)[] = await snapshotsOf(store, opened.row.id, SNAPSHOTS_KEPT);
  if (snapshots.length < SNAPSHOTS_KEPT) snapshots.push(undefined);
  for (const snapshot of snapshots) {
    const table = snapshot === undefined ? newTable(opened) : readSnapshot(opened, snapshot);
    if (table === null) return null;
    if ((table.match?.viewSeqs[viewer + 1] ?? 0) > viewSeq) continue;
    const deltas: ViewDelta[] = [];
    await catchUp(store, table, (_dated, committed) => {
      const delta = committed && table.match && deltaFor(table.match, viewer, committed);
      if (delta !== null && delta.viewSeq > viewSeq && delta.viewSeq <= now) deltas.push(delta);
    });
    return deltas.length === now - viewSeq ? deltas : null;
  }
  return null;
}

/** The match with its whole log; as it was before the deed of that number, where one is named. */
export async function wholeMatch(
  store: Reading,
  opened: OpenedTable,
  before?: number,
): Promise<Match | null> {
  const table = newTable(opened);
  for (const row of await store.deeds(opened.row.id, 0, before)) carryOut(table, datedOf(row));
  return table.match;
}

/** As far as the deed of that number; null before the game begins. */
export async function timelineFor(
  store: Reading,
  opened: OpenedTable,
  viewer: number,
  before: number,
): Promise<TimelineJson | null> {
  const table = newTable(opened);
  let first: View | null = null;
  const deltas: ViewDelta[] = [];
  for (const row of await store.deeds(opened.row.id, 0, before)) {
    const committed = carryOut(table, datedOf(row));
    if (table.match === null) continue;
    first ??= viewFor(table.match, viewer);
    const delta = committed && deltaFor(table.match, viewer, committed);
    if (delta !== null) deltas.push(delta);
  }
  return first && { first, deltas };
}

/** From the beginning where there is none that can be read. */
function fromSnapshot(opened: OpenedTable, snapshot: SnapshotRow): Table {
  return readSnapshot(opened, snapshot) ?? newTable(opened);
}

function readSnapshot(opened: OpenedTable, { deed_count: deedCount, body }: SnapshotRow): Table | null {
  return readTable(opened, deedCount, body);
}

/** Newest first. */
function snapshotsOf(store: Reading, id: string, most: number): Promise<SnapshotRow[]> {
  return store.db
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', id)
    .orderBy('deed_count', 'desc')
    .limit(most)
    .execute();
}

export function datedOf({ at, body }: DeedRow): Dated {
  return { at, deed: JSON.parse(body) as Deed };
}
