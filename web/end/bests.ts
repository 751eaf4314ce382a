// The best results of who plays alone, kept on this device: one for each kind of table.

import type { OptionValues } from '@starboard/engine';

interface Best {
  readonly points: number;
  /** The table it was reached at: looking at it again beats nothing. */
  readonly table: string;
}

const KEY = 'starboard.bests';

export interface SoloResult extends Best {
  readonly game: string;
  readonly options: OptionValues;
}

/** Notes a result, and gives the best of all other tables of its kind; null: there is none. */
export function noteResult(
  { game, options, points, table }: SoloResult,
  storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
): number | null {
  const kind = `${game} ${JSON.stringify(Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1)))}`;
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as Readonly<Record<string, readonly Best[]>>;
    const others = (kept[kind] ?? []).filter((best) => best.table !== table);
    const all = [...others, { points, table }].toSorted((one, other) => other.points - one.points);
    // the best two: one may be the table that is looked at
    storage.setItem(KEY, JSON.stringify({ ...kept, [kind]: all.slice(0, 2) }));
    return others.length === 0 ? null : Math.max(...others.map((best) => best.points));
  } catch {
    // no storage, or somebody else's text in it: nothing is known of earlier games
    return null;
  }
}
