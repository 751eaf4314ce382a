// A shelf that forgets: for tests.

import type { WrittenEntry } from '@starboard/engine/match';
import type { SavedTable, Shelf } from './shelf.ts';

export function memoryShelf(): Shelf {
  const tables = new Map<string, { table: SavedTable; log: WrittenEntry[] }>();
  return {
    list: async () => [...tables.values()].map(({ table }) => table),
    load: async (id) => tables.get(id) ?? null,
    async save(table, log) {
      tables.set(table.id, { table, log: [...(log ?? tables.get(table.id)?.log ?? [])] });
    },
    async append(table, position, entry) {
      const log = tables.get(table.id)?.log ?? [];
      if (position !== log.length) throw new Error(`Entry ${position} comes after ${log.length}.`);
      log.push(entry);
      tables.set(table.id, { table, log });
    },
    async remove(id) {
      tables.delete(id);
    },
  };
}
