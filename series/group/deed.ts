// What happens in a group of tables, one after the other. A group is the fold of its deeds. What comes of a table is in the
// table's own log; a deed names the entry, so that each can be held against the other.

import type { Cargo, OptionValues } from '@starboard/engine';
import type { GameResult } from '../result.ts';

export interface GroupPlan {
  /** The name in addresses. */
  readonly series: string;
  readonly title: string;
  readonly game: string;
  readonly rules: number;
  /** Each has one seat at every table, the same everywhere. */
  readonly factions: number;
  /** Of each table, by its number. */
  readonly options: readonly OptionValues[];
}

/** Which entry of which table's log it follows from. Tables and entries are numbers from 0. */
interface OfEntry {
  readonly table: number;
  readonly entry: number;
}

export type GroupDeed =
  /** The first deed of every group. */
  | { readonly do: 'plan'; readonly organizer: string; readonly plan: GroupPlan }
  /** A table is opened; who sits there for each faction, as an id that only names it. */
  | { readonly do: 'open'; readonly table: number; readonly id: string; readonly sitters: readonly string[] }
  /** A parcel leaves for another table. Parcels are numbered in this order, from 0. */
  | ({ readonly do: 'send'; readonly faction: number; readonly to: number } & OfEntry & Cargo)
  /** It is opened there, at the beginning of a turn. */
  | ({ readonly do: 'receive'; readonly faction: number; readonly parcel: number } & OfEntry)
  /** Nothing more has come, and the faction can send to these tables in this turn. */
  | ({ readonly do: 'begin'; readonly faction: number; readonly reaches: readonly number[] } & OfEntry)
  /** Parcels can go to these factions at the table from now on: others are out there, or its game is over. */
  | ({ readonly do: 'stand'; readonly factions: readonly number[] } & OfEntry)
  | { readonly do: 'result'; readonly table: number; readonly result: GameResult }
  /** A game that was never finished. */
  | { readonly do: 'unfinished'; readonly table: number }
  | { readonly do: 'end' };

/** With its time, as it is stored. */
export interface DatedGroupDeed {
  readonly at: number;
  readonly deed: GroupDeed;
}
