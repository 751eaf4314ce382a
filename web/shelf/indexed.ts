// The shelf in the browser's own database.

import type { EntryJson } from '@starboard/engine/match';
import { databaseOf, entriesOf, finished } from './database.ts';
import { stillGiven, type SavedTable, type Shelf } from './shelf.ts';

const NAME = 'starboard';
const VERSION = 1;
const TABLES = 'tables';
const ENTRIES = 'entries';

export function indexedShelf(): Shelf {
  const database = databaseOf(NAME, VERSION, (made) => {
    made.createObjectStore(TABLES, { keyPath: 'id' });
    made.createObjectStore(ENTRIES);
  });
  const within = async <T>(
    mode: IDBTransactionMode,
    work: (tables: IDBObjectStore, entries: IDBObjectStore) => IDBRequest<T> | void,
  ): Promise<T> => {
    const transaction = (await database()).transaction([TABLES, ENTRIES], mode, { durability: 'strict' });
    const request = work(transaction.objectStore(TABLES), transaction.objectStore(ENTRIES));
    await finished(transaction);
    return request?.result as T;
  };
  return {
    list: () => within<SavedTable[]>('readonly', (tables) => tables.getAll() as IDBRequest<SavedTable[]>),
    async load(id) {
      const transaction = (await database()).transaction([TABLES, ENTRIES]);
      const table = transaction.objectStore(TABLES).get(id) as IDBRequest<SavedTable | undefined>;
      const log = transaction.objectStore(ENTRIES).getAll(entriesOf(id)) as IDBRequest<EntryJson[]>;
      await finished(transaction);
      return table.result === undefined ? null : { table: table.result, log: log.result };
    },
    save: (table, log) =>
      within('readwrite', (tables, entries) => {
        put(tables, table);
        log?.forEach((entry, index) => entries.put(entry, [table.id, index]));
      }),
    append: (table, index, entry) =>
      within('readwrite', (tables, entries) => {
        put(tables, table);
        entries.put(entry, [table.id, index]);
      }),
    give: (id) =>
      within('readwrite', (tables) => {
        const before = tables.get(id) as IDBRequest<SavedTable | undefined>;
        before.addEventListener('success', () => {
          if (before.result !== undefined) tables.put({ ...before.result, given: true });
        });
      }),
    remove: (id) =>
      within('readwrite', (tables, entries) => {
        tables.delete(id);
        entries.delete(entriesOf(id));
      }),
  };
}

/** Another tab may have given its file out, which the one that plays there does not know. */
function put(tables: IDBObjectStore, table: SavedTable): void {
  const before = tables.get(table.id) as IDBRequest<SavedTable | undefined>;
  before.addEventListener('success', () => tables.put(stillGiven(before.result, table)));
}
