// Drawing lots: entries of lists, by chance.

import type { Chance } from '@starboard/engine';

/** One entry, each equally likely. */
export function drawn<T>(entries: readonly T[], chance: Chance): T {
  return entries[chance.die(entries.length) - 1];
}

/** All entries in an order that chance picks. */
export function shuffled<T>(entries: readonly T[], chance: Chance): T[] {
  const rest = [...entries];
  return entries.map(() => rest.splice(chance.die(rest.length) - 1, 1)[0]);
}

/** One of the entries that will do, each equally likely; undefined when none will. Asks about few of them. */
export function drawnWhere<T>(
  entries: readonly T[],
  willDo: (entry: T) => boolean,
  chance: Chance,
): T | undefined {
  const rest = [...entries];
  while (rest.length > 0) {
    const [entry] = rest.splice(chance.die(rest.length) - 1, 1);
    if (willDo(entry)) return entry;
  }
  return undefined;
}

/** All choices of so many entries, in the order of the entries. */
export function subsets<T>(entries: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return entries.flatMap((entry, i) =>
    subsets(entries.slice(i + 1), size - 1).map((rest) => [entry, ...rest]),
  );
}
