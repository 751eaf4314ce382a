// A group as its page shows it, wherever it is kept.

import { CARGO_PARTS } from '@starboard/engine';
import type { FactionScore, Parcel } from '@starboard/series/group';
import type { Person } from '@starboard/kit';
import type { GroupWords } from '../words/group-en.ts';

export interface ShownTable {
  readonly sector: string;
  /** The factions that are still in play there. */
  readonly standing: readonly number[];
  readonly end:
    | { readonly end: 'played'; readonly scores: readonly number[]; readonly winner: number | null }
    | { readonly end: 'unfinished' }
    | null;
  /** Who sits there, by faction. */
  readonly people: readonly Person[];
}

export interface ShownGroup {
  /** By what they are called, and their colours. */
  readonly factions: readonly Person[];
  readonly tables: readonly ShownTable[];
  readonly parcels: readonly Parcel[];
  /** The best first. */
  readonly scores: readonly FactionScore[];
  readonly over: boolean;
}

/** `3 ships, 2 energy and 1 asteroid`, as a list: everybody may know the numbers. */
export function cargoOf(parcel: Parcel, words: GroupWords): readonly string[] {
  return CARGO_PARTS.flatMap((part) => (parcel[part] > 0 ? [words[part](parcel[part])] : []));
}

/** What is said of a table where nobody plays any more; null while it goes on. */
export function endOf({ end }: ShownTable, factions: readonly Person[], words: GroupWords): string | null {
  if (end === null) return null;
  if (end.end === 'unfinished') return words.unfinished;
  return end.winner === null ? words.drawn : words.wonBy(factions[end.winner].name);
}

/** Of a table with these options. */
export function sectorOf({ sector, customSector }: Readonly<Record<string, unknown>>): string {
  if (typeof customSector === 'object' && customSector !== null && 'name' in customSector)
    return String(customSector.name);
  return typeof sector === 'string' ? sector : '';
}
