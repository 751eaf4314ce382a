// A shelf of groups that forgets: for tests.

import type { DatedGroupDeed } from '@starboard/series/group';
import type { GroupShelf, SavedGroup } from './groups.ts';

export interface MemoryGroups extends GroupShelf {
  /** The deeds, by group. */
  readonly kept: Map<string, readonly DatedGroupDeed[]>;
}

export function memoryGroups(): MemoryGroups {
  const groups = new Map<string, SavedGroup>();
  const kept = new Map<string, readonly DatedGroupDeed[]>();
  return {
    kept,
    list: async () => [...groups.values()],
    async load(id) {
      const group = groups.get(id);
      return group === undefined ? null : { group, deeds: kept.get(id) ?? [] };
    },
    async save(group, first, deeds) {
      const before = kept.get(group.id) ?? [];
      if (before.length !== first) throw new Error(`Deed ${first} comes after ${before.length}.`);
      groups.set(group.id, group);
      kept.set(group.id, [...before, ...deeds]);
    },
    async remove(id) {
      groups.delete(id);
      kept.delete(id);
    },
  };
}
