// A shelf that forgets: for tests.

import type { EntryJson } from '@starboard/engine/match';
import type { SavedTable, Shelf } from './shelf.ts';

export function memoryShelf(): Shelf {
  const tables = new Map<string, { table: SavedTable; log: EntryJson[] }>();
  return {
    list: async () => [...tables.values()].map(({ table }) => table),
    load: async (id) => tables.get(id) ?? null,
    async save(table, log) {
      tables.set(table.id, { table, log: [...(log ?? tables.get(table.id)?.log ?? [])] });
    },
    async append(table, index, entry) {
      const log = tables.get(table.id)?.log ?? [];
      if (index !== log.length) throw new Error(`Entry ${index} comes after ${log.length}.`);
      log.push(entry);
      tables.set(table.id, { table, log });
    },
    async remove(id) {
      tables.delete(id);
    },
  };
}
