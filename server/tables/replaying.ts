// Games replayed from their deeds. It takes as long as the game is: see replays.ts for where this is done.

import { isRefusal } from '@starboard/engine';
import {
  keptOrders,
  readOutcome,
  snapshotOf,
  takeBack,
  type Committed,
  type Entry,
  type Match,
  type StoredOutcome,
} from '@starboard/engine/match';
import { deltaFor, isSecret, viewFor, type View, type ViewDelta } from '@starboard/engine/view';
import type { Reading } from '../store/reading.ts';
import type { DeedRow, SnapshotRow } from '../store/schema.ts';
import { SNAPSHOTS_KEPT } from '../store/store.ts';
import { finishedGame } from './finished.ts';
import { catchUp, datedOf, loadOpened, readSnapshot, snapshotsOf, type LoadGame } from './loading.ts';
import { playedGame } from './played.ts';
import type { Replayed, ReplayQuestion, Replays, TakenBack } from './replays.ts';
import { ratedGameOf } from './rating.ts';
import {
  BrokenTable,
  carryOut,
  clocksIn,
  fileFrom,
  newTable,
  writeTable,
  type OpenedTable,
  type Table,
} from './table.ts';

type Answers = {
  readonly [Q in ReplayQuestion]: (
    opened: OpenedTable,
    about: Replayed[Q]['about'],
  ) => Promise<Replayed[Q]['answer']>;
};

/** Replays in this thread; `whole` answers what takes the whole of a game to know of a part. */
export function replaysHere(store: Reading, loadGame: LoadGame, whole?: Replays): Replays {
  const deeds = (opened: OpenedTable, before?: number): Promise<readonly DeedRow[]> =>
    store.deeds(opened.row.id, 0, before);
  const matchOf = async (opened: OpenedTable, before: number): Promise<Match> =>
    wholeMatch(opened, await deeds(opened, before));
  const answers: Answers = {
    log: async (opened, { viewer, deedCount }) =>
      bytes(viewFor(await matchOf(opened, deedCount), viewer, { log: true }).log ?? []),
    timeline: async (opened, { viewer, deedCount }) =>
      bytes(timelineOf(opened, viewer, await deeds(opened, deedCount))),
    async steps(opened, { viewer, since, shown }) {
      const found = await deltasSince({ store, replays: whole ?? here }, opened, viewer, since, shown);
      return found && bytes(found);
    },
    async finished(opened) {
      const { row, game } = opened;
      const file = fileFrom(opened, (await deeds(opened)).map(datedOf));
      if (file === null) throw new BrokenTable(`Table ${row.id} is over and has no game.`);
      const stored = row.outcome ? readOutcome(JSON.parse(row.outcome) as StoredOutcome) : null;
      return { json: bytes(file), told: finishedGame(game, file, stored) };
    },
    async rated({ row }) {
      if (row.outcome === null) return null;
      const { ranks } = readOutcome(JSON.parse(row.outcome) as StoredOutcome);
      return ratedGameOf((await store.deeds(row.id, 0)).map(datedOf), ranks);
    },
    async played(opened) {
      const rows = await deeds(opened);
      return playedGame(opened, rows.map(datedOf), () => wholeMatch(opened, rows));
    },
    ordersLeft: async (opened, { deedCount, seat, said }) =>
      ordersLeft(await matchOf(opened, deedCount), seat, said),
    async takeBack(opened, { deedCount, seat, keep, at }) {
      const match = await matchOf(opened, deedCount);
      const committed = takeBack(match, seat, keptOrders(match.log).length - keep, at);
      return isRefusal(committed) ? null : takenBackBy(match, committed);
    },
    async takenBack(opened, { seq }) {
      const table = newTable(opened);
      let latest: Committed | null = null;
      for (const row of await deeds(opened, seq + 1)) latest = carryOut(table, datedOf(row));
      if (table.match === null || latest === null) throw notBegun(opened);
      return takenBackBy(table.match, latest);
    },
    snapshots: async (opened) =>
      snapshotsAnew(opened, await snapshotsOf(store, opened.row.id, SNAPSHOTS_KEPT), (before) =>
        deeds(opened, before),
      ),
  };
  const here: Replays = {
    async ask(question, about) {
      const failed = (error: unknown): never => {
        throw error;
      };
      const opened = await loadOpened(store, loadGame, about.table, failed);
      if (opened === null) throw new BrokenTable(`There is no table ${about.table}.`);
      return answers[question](opened, about);
    },
    close: () => Promise.resolve(),
  };
  return here;
}

const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

const notBegun = ({ row }: OpenedTable): BrokenTable =>
  new BrokenTable(`Table ${row.id} is played and has no game.`);

function wholeMatch(opened: OpenedTable, deeds: readonly DeedRow[]): Match {
  const table = newTable(opened);
  for (const row of deeds) carryOut(table, datedOf(row));
  if (table.match === null) throw notBegun(opened);
  return table.match;
}

function takenBackBy(match: Match, { written, shownTo }: Committed): TakenBack {
  return { entry: written, match: snapshotOf(match), shownTo };
}

/** A seat counts the orders that it can see; taking back one of them takes back the hidden ones after it too. */
function ordersLeft(match: Match, seat: number, said: number): number | null {
  const standing = keptOrders(match.log);
  const isSeen = (entry: Entry): boolean =>
    entry.seat === seat || !('order' in entry) || !isSecret(match.game, match.state, entry.order);
  let left = said;
  for (let i = standing.length - 1; i >= 0; i--) {
    if (isSeen(standing[i])) left--;
    if (left === 0) return i;
  }
  return null;
}

function timelineOf(
  opened: OpenedTable,
  viewer: number,
  deeds: readonly DeedRow[],
): { first: View; deltas: ViewDelta[] } {
  const table = newTable(opened);
  let first: View | null = null;
  const deltas: ViewDelta[] = [];
  for (const row of deeds) {
    const committed = carryOut(table, datedOf(row));
    if (table.match === null) continue;
    first ??= viewFor(table.match, viewer);
    const delta = committed && deltaFor(table.match, viewer, committed);
    if (delta !== null) deltas.push(delta);
  }
  if (first === null) throw notBegun(opened);
  return { first, deltas };
}

/** What turns the view that a viewer had into the one it has now, step by step. */
async function deltasSince(
  loading: Parameters<typeof catchUp>[0],
  opened: OpenedTable,
  viewer: number,
  since: number,
  now: number,
): Promise<ViewDelta[] | null> {
  const snapshots: (SnapshotRow | undefined)[] = await snapshotsOf(
    loading.store,
    opened.row.id,
    SNAPSHOTS_KEPT,
  );
  if (snapshots.length < SNAPSHOTS_KEPT) snapshots.push(undefined);
  for (const snapshot of snapshots) {
    const table = snapshot === undefined ? newTable(opened) : readSnapshot(opened, snapshot);
    if (table === null) return null;
    if ((table.match?.viewSeqs[viewer + 1] ?? 0) > since) continue;
    const deltas: ViewDelta[] = [];
    await catchUp(loading, table, (_dated, committed) => {
      const delta = committed && table.match && deltaFor(table.match, viewer, committed);
      if (delta !== null && delta.viewSeq > since && delta.viewSeq <= now) deltas.push(delta);
    });
    return deltas.length === now - since ? deltas : null;
  }
  return null;
}

/** All of them in one replay. */
async function snapshotsAnew(
  opened: OpenedTable,
  snapshots: readonly SnapshotRow[],
  deeds: (before: number) => Promise<readonly DeedRow[]>,
): Promise<Replayed['snapshots']['answer']> {
  const before = new Map(snapshots.map((snapshot) => [snapshot.deed_count, snapshot.body]));
  const table: Table = newTable(opened);
  const anew: { deedCount: number; body: string }[] = [];
  for (const row of await deeds(Math.max(0, ...before.keys()))) {
    carryOut(table, datedOf(row));
    const written = before.get(table.deedCount);
    if (written === undefined) continue;
    // what somebody had on the clock stays, though it may be reckoned in another way now
    table.state = { ...table.state, clocks: clocksIn(written) };
    const body = writeTable(table);
    if (body !== null) anew.push({ deedCount: table.deedCount, body });
  }
  return anew;
}
