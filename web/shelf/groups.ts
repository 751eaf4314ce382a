// Where groups of tables of this browser are kept: one record each, and one for every deed, so that the cost of a step does not
// grow with the length of the game. Their tables lie on the shelf of tables.

import type { Person } from '@starboard/kit';
import type { DatedGroupDeed } from '@starboard/series/group';
import { databaseOf, entriesOf, finished } from './database.ts';

export interface SavedGroup {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  /** Who sits for each faction, by table. */
  readonly people: readonly (readonly Person[])[];
  readonly begun: number;
  readonly played: number;
  readonly over: boolean;
}

export interface GroupShelf {
  list(): Promise<readonly SavedGroup[]>;
  load(id: string): Promise<{ readonly group: SavedGroup; readonly deeds: readonly DatedGroupDeed[] } | null>;
  /** With what was done since, from that number on. */
  save(group: SavedGroup, first: number, deeds: readonly DatedGroupDeed[]): Promise<void>;
  remove(id: string): Promise<void>;
}

const GROUPS = 'groups';
const DEEDS = 'deeds';

export function indexedGroups(): GroupShelf {
  const database = databaseOf('starboard-groups', 1, (made) => {
    made.createObjectStore(GROUPS, { keyPath: 'id' });
    made.createObjectStore(DEEDS);
  });
  const writing = async (work: (groups: IDBObjectStore, deeds: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await database()).transaction([GROUPS, DEEDS], 'readwrite', {
      durability: 'strict',
    });
    work(transaction.objectStore(GROUPS), transaction.objectStore(DEEDS));
    await finished(transaction);
  };
  return {
    async list() {
      const transaction = (await database()).transaction([GROUPS]);
      const all = transaction.objectStore(GROUPS).getAll() as IDBRequest<SavedGroup[]>;
      await finished(transaction);
      return all.result.toSorted((a, b) => b.played - a.played);
    },
    async load(id) {
      const transaction = (await database()).transaction([GROUPS, DEEDS]);
      const group = transaction.objectStore(GROUPS).get(id) as IDBRequest<SavedGroup | undefined>;
      const deeds = transaction.objectStore(DEEDS).getAll(entriesOf(id)) as IDBRequest<DatedGroupDeed[]>;
      await finished(transaction);
      return group.result === undefined ? null : { group: group.result, deeds: deeds.result };
    },
    save: (group, first, deeds) =>
      writing((groups, entries) => {
        groups.put(group);
        deeds.forEach((deed, index) => entries.put(deed, [group.id, first + index]));
      }),
    remove: (id) =>
      writing((groups, entries) => {
        groups.delete(id);
        entries.delete(entriesOf(id));
      }),
  };
}
