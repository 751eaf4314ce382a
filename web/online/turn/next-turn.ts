// The games where somebody is to move, one after the other.

import type { MyTable } from '@starboard/wire/schema';

/** Those that run out of time first, then the ones that have waited longest. */
function inTurn(mine: readonly MyTable[]): readonly string[] {
  return mine
    .filter(({ myTurn }) => myTurn)
    .toSorted(
      (a, b) =>
        (a.deadline ?? Infinity) - (b.deadline ?? Infinity) ||
        a.table.createdAt - b.table.createdAt ||
        (a.table.id < b.table.id ? -1 : 1),
    )
    .map(({ table }) => table.id);
}

/** The one after this, and how many others there are; null where there is no other. */
export function nextTurn(
  mine: readonly MyTable[],
  now: string | null,
): { readonly table: string; readonly count: number } | null {
  const all = inTurn(mine);
  const others = all.filter((id) => id !== now);
  if (others.length === 0) return null;
  const at = now === null ? -1 : all.indexOf(now);
  return { table: all[at + 1] ?? others[0], count: others.length };
}
