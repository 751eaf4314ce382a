import type { Game } from '@starboard/engine';
import { readOutcome, type StoredOutcome } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { storedData, type StoredTable } from '../testing/stored.ts';
import { onStores } from '../testing/stores.ts';
import { FinishedGames } from './finished-games.ts';
import { summaryOf } from './info.ts';
import { loadOpened, loadTable, loadWhatever, type Loading } from './loading.ts';
import { replaysHere } from './replaying.ts';
import { writeTable, type OpenedTable, type Table } from './table.ts';

const never = (error: unknown): void => {
  throw error;
};
const throwing = (): never => {
  throw new Error('a bug');
};

onStores('on %s', (name) => {
  let store: Store;
  let tables: readonly StoredTable[];
  /** From which deed on deeds were read. */
  const reads: number[] = [];

  beforeAll(async () => {
    const stored = await storedData(name);
    tables = stored.tables;
    const { data, databaseUrl } = stored.options;
    const opened = await openStore({
      data,
      process: 'one',
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
    });
    store = {
      ...opened,
      deeds(table, from, before) {
        reads.push(from);
        return opened.deeds(table, from, before);
      },
    };
  });
  afterAll(() => store.close());

  const loading = (load = loadGame): Loading => ({ store, replays: replaysHere(store, load) });

  const open = async (id: string, load = loadGame): Promise<OpenedTable> => {
    const opened = await loadOpened(store, load, id, never);
    if (opened === null) throw new Error(`There is no table ${id}.`);
    return opened;
  };

  /** A table in play with snapshots that say nothing of their layout. */
  const longest = async (): Promise<string> => {
    const { table_id: id } = await store.db
      .selectFrom('snapshots')
      .innerJoin('tables', 'tables.id', 'snapshots.table_id')
      .select('table_id')
      .where('tables.status', '=', 'playing')
      .where('body', 'not like', '%"layout"%')
      .orderBy('deed_count', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  };

  test('snapshots that cannot be read cost one replay, and none from then on', async () => {
    const opened = await open(await longest());
    reads.length = 0;
    const first = await loadTable(loading(), opened);
    expect(reads).toContain(0);
    reads.length = 0;
    const again = await loadTable(loading(), opened);
    expect(reads).not.toContain(0);
    expect(textOf(again)).toBe(textOf(first));
    const now = again.match?.viewSeqs[0] ?? 0;
    const about = { table: opened.row.id, viewer: -1, since: now - 1, shown: now };
    const steps = await loading().replays.ask('steps', about);
    expect(JSON.parse(Buffer.from(steps ?? []).toString())).toHaveLength(1);
    expect(reads).not.toContain(0);
  });

  test('a finished game shows how it ended though its rules fail', async () => {
    const { id, outcome } = tables.find(({ status, game }) => status === 'over' && game === 'skirmish') ?? {
      id: '',
      outcome: null,
    };
    // the snapshot is read without asking the rules
    const table = await loadTable(loading(), await open(id));
    await store.db
      .insertInto('snapshots')
      .values({ table_id: id, deed_count: table.deedCount, body: textOf(table) })
      .execute();
    const failing = async (...which: Parameters<typeof loadGame>): Promise<Game | null> => {
      const game = await loadGame(...which);
      return game && { ...game, outcome: throwing, play: throwing };
    };
    const failures: unknown[] = [];
    const opened = await open(id, failing);
    const loaded = await loadWhatever(loading(failing), opened, (error) => failures.push(error));
    expect([loaded.game, loaded.state.status, failures.length]).toEqual([null, 'over', 1]);
    expect(summaryOf(loaded).outcome).toBe(outcome);
    const { told } = await new FinishedGames(replaysHere(store, failing)).of(id);
    expect(told.outcome).toEqual(readOutcome(JSON.parse(outcome ?? '') as StoredOutcome));
    expect(told.proof.proved).toBe(true);
  });
});

function textOf(table: Table): string {
  const text = writeTable(table);
  if (text === null) throw new Error('The match is not known.');
  return text;
}
