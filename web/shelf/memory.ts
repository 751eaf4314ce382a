// A shelf that forgets: for tests.

import type { EntryJson } from '@starboard/engine/match';
import { stillGiven, type SavedTable, type Shelf } from './shelf.ts';

export function memoryShelf(): Shelf {
  const tables = new Map<string, { table: SavedTable; log: EntryJson[] }>();
  return {
    list: async () => [...tables.values()].map(({ table }) => table),
    load: async (id) => tables.get(id) ?? null,
    async save(table, log) {
      const before = tables.get(table.id);
      tables.set(table.id, {
        table: stillGiven(before?.table, table),
        log: [...(log ?? before?.log ?? [])],
      });
    },
    async append(table, index, entry) {
      const before = tables.get(table.id);
      const log = before?.log ?? [];
      if (index !== log.length) throw new Error(`Entry ${index} comes after ${log.length}.`);
      log.push(entry);
      tables.set(table.id, { table: stillGiven(before?.table, table), log });
    },
    async give(id) {
      const before = tables.get(id);
      if (before !== undefined) before.table = { ...before.table, given: true };
    },
    async remove(id) {
      tables.delete(id);
    },
  };
}
