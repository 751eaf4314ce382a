// Tables from the store: the newest snapshot and the few deeds since, so that a long game loads as fast as a short one. What
// takes more is asked of the replays.

import { isRefusal, SPECTATOR, type Game } from '@starboard/engine';
import { forgetLog, resumeMatch, type Committed } from '@starboard/engine/match';
import { viewFor } from '@starboard/engine/view';
import type { Reading } from '../store/reading.ts';
import type { DeedRow, SnapshotRow } from '../store/schema.ts';
import { SNAPSHOTS_KEPT } from '../store/store.ts';
import type { Dated, Deed } from './deed.ts';
import type { Replays, TakenBack } from './replays.ts';
import {
  BrokenTable,
  byRules,
  carryOut,
  newTable,
  openedTable,
  readTable,
  type OpenedTable,
  type Table,
} from './table.ts';

/** What a table is loaded from. */
export interface Loading {
  readonly store: Reading;
  readonly replays: Pick<Replays, 'ask'>;
}

/** The game in that version of its rules, the present one where none is named; null where it is not kept. */
export type LoadGame = (id: string, rules?: number) => Promise<Game | null>;

/** Rules that cannot be loaded are not kept, and the host is told. */
export async function loadOpened(
  store: Pick<Reading, 'db'>,
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
async function newestTable(loading: Loading, opened: OpenedTable): Promise<Table> {
  const [snapshot] = await snapshotsOf(loading.store, opened.row.id, 1);
  return snapshot === undefined ? newTable(opened) : fromSnapshot(loading, opened, snapshot);
}

/** The table as the newest snapshot of no more than so many deeds has it, so that all that followed can be told; as the
 *  newest of all has it where those are not kept any more. */
export async function tableBefore(loading: Loading, opened: OpenedTable, deedCount: number): Promise<Table> {
  const snapshots = await snapshotsOf(loading.store, opened.row.id, SNAPSHOTS_KEPT);
  const found = snapshots.find((snapshot) => snapshot.deed_count <= deedCount);
  if (found === undefined && snapshots.length < SNAPSHOTS_KEPT) return newTable(opened);
  return fromSnapshot(loading, opened, found ?? snapshots[0]);
}

/** Where it cannot be read any more, all snapshots are written anew, so that whoever comes next can. */
async function fromSnapshot(loading: Loading, opened: OpenedTable, snapshot: SnapshotRow): Promise<Table> {
  const read = readSnapshot(opened, snapshot);
  if (read !== null) return read;
  const { id } = opened.row;
  const anew = await loading.replays.ask('snapshots', { table: id });
  // where nothing can be written the table is shown all the same, and the next who comes tries again
  for (const { deedCount, body } of anew) await rewrite(loading.store, id, deedCount, body).catch(() => {});
  const body = anew.find(({ deedCount }) => deedCount === snapshot.deed_count)?.body;
  const table = body === undefined ? null : readTable(opened, snapshot.deed_count, body);
  if (table === null) throw new BrokenTable(`Table ${id} has a snapshot that cannot be read or replaced.`);
  return table;
}

/** Several processes write the same, and only in the place of what is still there. */
async function rewrite({ db }: Reading, table: string, deedCount: number, body: string): Promise<void> {
  await db
    .updateTable('snapshots')
    .set({ body })
    .where('table_id', '=', table)
    .where('deed_count', '=', deedCount)
    .execute();
}

export async function loadTable(loading: Loading, opened: OpenedTable): Promise<Table> {
  const table = await newestTable(loading, opened);
  await catchUp(loading, table);
  return table;
}

/** A table whose deeds the rules refuse is one whose rules are not kept: it must not be lost to those who sit there. */
export async function loadWhatever(
  loading: Loading,
  opened: OpenedTable,
  failed: (error: BrokenTable) => void,
): Promise<Table> {
  try {
    return shown(await loadTable(loading, opened));
  } catch (error) {
    if (!(error instanceof BrokenTable)) throw error;
    failed(error);
    return loadTable(loading, { ...opened, game: null });
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
  { store, replays }: Loading,
  table: Table,
  onStep: (dated: Dated, committed: ReturnType<typeof carryOut>) => void = () => {},
): Promise<void> {
  const { id } = table.row;
  for (const row of await store.deeds(id, table.deedCount)) {
    const dated = datedOf(row);
    const isBack = table.match !== null && takesBack(dated.deed);
    const done = isBack
      ? followTakeBack(table, await replays.ask('takenBack', { table: id, seq: row.seq }))
      : null;
    const committed = carryOut(table, dated, done);
    if (table.match !== null) forgetLog(table.match);
    onStep(dated, committed);
  }
}

export function takesBack(deed: Deed): boolean {
  return deed.do === 'play' && 'takeBack' in deed.entry;
}

/** Puts the match that somebody else has replayed in the place of the table's own. */
export function followTakeBack(table: Table, { entry, match, shownTo }: TakenBack): Committed {
  const { match: before, row } = table;
  if (before === null || !('takeBack' in entry))
    throw new BrokenTable(`Table ${row.id} takes back what was not played.`);
  const after = resumeMatch(before.game, before, match);
  if (isRefusal(after)) throw new BrokenTable(`Table ${row.id}: ${after.reason}`);
  table.match = after;
  const { state, recent } = before;
  return { entry, written: entry, events: [], before: { state, recent }, shownTo };
}

/** Null where it cannot be read any more: what it was made of is still in the deeds. */
export function readSnapshot(
  opened: OpenedTable,
  { deed_count: deedCount, body }: SnapshotRow,
): Table | null {
  return readTable(opened, deedCount, body);
}

/** Newest first. */
export function snapshotsOf({ db }: Reading, id: string, most: number): Promise<SnapshotRow[]> {
  return db
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
