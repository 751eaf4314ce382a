// Tables from the store: the newest snapshot and the few deeds since, so that a long game loads as fast as a short one.

import type { Game } from '@starboard/engine';
import { forgetLog, type Match } from '@starboard/engine/match';
import { changeFor, viewFor, type Change, type Sight } from '@starboard/engine/view';
import type { DeedRow, SnapshotRow } from '../store/schema.ts';
import { SNAPSHOTS_KEPT, type Store } from '../store/store.ts';
import type { Dated, Deed } from './deed.ts';
import { BrokenTable, carryOut, newTable, openedTable, readTable, type Opened, type Table } from './table.ts';

/** All that loading needs of a store. */
type Reading = Pick<Store, 'db' | 'deeds'>;

export type LoadGame = (id: string) => Promise<Game | null>;

export async function loadOpened(store: Reading, loadGame: LoadGame, id: string): Promise<Opened | null> {
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const game = await loadGame(row.game);
  if (game === null) throw new BrokenTable(`Table ${id} is of a game that is not here: ${row.game}.`);
  return openedTable(row, game);
}

/** The table as its newest snapshot has it. */
async function newestTable(store: Reading, opened: Opened): Promise<Table> {
  const [snapshot] = await snapshotsOf(store, opened.row.id, 1);
  return fromSnapshot(opened, snapshot);
}

/** The table as the newest snapshot of no more than so many deeds has it, so that all that followed can be told; as the
 *  newest of all has it where those are not kept any more. */
export async function tableBefore(store: Reading, opened: Opened, position: number): Promise<Table> {
  const snapshots = await snapshotsOf(store, opened.row.id, SNAPSHOTS_KEPT);
  const found = snapshots.find((snapshot) => snapshot.position <= position);
  if (found === undefined && snapshots.length < SNAPSHOTS_KEPT) return newTable(opened);
  return fromSnapshot(opened, found ?? snapshots[0]);
}

export async function loadTable(store: Reading, opened: Opened): Promise<Table> {
  const table = await newestTable(store, opened);
  await catchUp(store, table);
  return table;
}

/** Carries out what was added since; each step is told to who wants to know. */
export async function catchUp(
  store: Reading,
  table: Table,
  onStep: (dated: Dated, committed: ReturnType<typeof carryOut>) => void = () => {},
): Promise<void> {
  for (const row of await store.deeds(table.row.id, table.position)) {
    const dated = datedOf(row);
    // what was taken back is not in memory any more
    if (takesBack(dated.deed)) table.match = await wholeMatch(store, table, row.position);
    const committed = carryOut(table, dated);
    if (table.match !== null) forgetLog(table.match);
    onStep(dated, committed);
  }
}

function takesBack(deed: Deed): boolean {
  return deed.do === 'play' && 'takeBack' in deed.entry;
}

/** What turns the sight that a viewer had into the one it has now, step by step; null when that lies too far back. */
export async function changesSince(
  store: Reading,
  opened: Opened,
  viewer: number,
  position: number,
  now: number,
): Promise<Change[] | null> {
  const snapshots: (SnapshotRow | undefined)[] = await snapshotsOf(store, opened.row.id, SNAPSHOTS_KEPT);
  if (snapshots.length < SNAPSHOTS_KEPT) snapshots.push(undefined);
  for (const snapshot of snapshots) {
    const table = fromSnapshot(opened, snapshot);
    if ((table.match?.shown[viewer + 1] ?? 0) > position) continue;
    const changes: Change[] = [];
    await catchUp(store, table, (_dated, committed) => {
      const change = committed && table.match && changeFor(table.match, viewer, committed);
      if (change !== null && change.position > position && change.position <= now) changes.push(change);
    });
    return changes.length === now - position ? changes : null;
  }
  return null;
}

/** The match with its whole log; as it was before the deed of that number, where one is named. */
export async function wholeMatch(store: Reading, opened: Opened, before?: number): Promise<Match | null> {
  const table = newTable(opened);
  for (const row of await store.deeds(opened.row.id, 0, before)) carryOut(table, datedOf(row));
  return table.match;
}

/** What a viewer saw: the game as it was dealt, and each change since. */
export interface Course {
  readonly first: Sight;
  readonly changes: readonly Change[];
}

/** As far as the deed of that number; null before the game begins. */
export async function courseFor(
  store: Reading,
  opened: Opened,
  viewer: number,
  before: number,
): Promise<Course | null> {
  const table = newTable(opened);
  let first: Sight | null = null;
  const changes: Change[] = [];
  for (const row of await store.deeds(opened.row.id, 0, before)) {
    const committed = carryOut(table, datedOf(row));
    if (table.match === null) continue;
    first ??= viewFor(table.match, viewer);
    const change = committed && changeFor(table.match, viewer, committed);
    if (change !== null) changes.push(change);
  }
  return first && { first, changes };
}

function fromSnapshot(opened: Opened, snapshot: SnapshotRow | undefined): Table {
  return snapshot === undefined ? newTable(opened) : readTable(opened, snapshot.position, snapshot.body);
}

/** Newest first. */
function snapshotsOf(store: Reading, id: string, most: number): Promise<SnapshotRow[]> {
  return store.db
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', id)
    .orderBy('position', 'desc')
    .limit(most)
    .execute();
}

function datedOf({ at, body }: DeedRow): Dated {
  return { at, deed: JSON.parse(body) as Deed };
}
