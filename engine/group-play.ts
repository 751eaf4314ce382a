// Tables that play into each other: what leaves one for another leaves the game and comes into another one. A table knows
// nothing of the others, so it asks its house, which answers with moves of the seat like any other: each table's log can be
// played again alone.

import type { OptionValues } from './options.ts';
import type { State } from './state.ts';

/** What goes from a table to another one of its group, for the seat that sends it. Tables are numbers from 0. */
export interface Cargo {
  readonly ships: number;
  readonly energy: number;
  readonly cards: number;
  readonly asteroids: number;
}

export const CARGO_PARTS = [
  'ships',
  'energy',
  'cards',
  'asteroids',
] as const satisfies readonly (keyof Cargo)[];

/** As it leaves. */
export interface Shipment extends Cargo {
  readonly seat: number;
  readonly to: number;
}

/** What the house may answer, in the words of the series. */
export type HouseAnswer =
  /** A parcel is opened that came from that table. */
  | { readonly opens: Cargo & { readonly from: number } }
  /** There is none left; from now on the seat can send to these tables. */
  | { readonly reaches: readonly number[] };

export interface GroupPlay<S extends State = State> {
  readonly tables: { readonly min: number; readonly max: number };
  readonly seats: { readonly min: number; readonly max: number };
  /** The options of the table with that number of so many, among them those that every table of a group has. */
  optionsOf(table: number, tables: number): OptionValues;
  /** Is the table one of a group by these options? Then the house alone opens it. */
  isOf(options: OptionValues): boolean;
  /** Does the seat whose turn it is wait for its house? Depends on public cells only. */
  asksHouse(state: S): boolean;
  /** The set of seats to which parcels can still go; nobody once the game is over. Public. */
  reachable(state: S): number;
  /** The order that gives that answer. */
  answer(given: HouseAnswer): readonly number[];
  /** The answer that an order gave; null for one that a seat decided itself. */
  answered(order: readonly number[]): HouseAnswer | null;
  /** What that event sends to another table; null where it sends nothing. */
  sent(event: { readonly event: string }): Shipment | null;
}
