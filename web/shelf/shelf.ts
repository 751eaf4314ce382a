// Where tables of this browser are kept. A table is one record, its log one record per entry: the cost of a move does
// not grow with the length of the game.

import type { Outcome } from '@starboard/engine';
import type { GameFile, EntryJson } from '@starboard/engine/match';
import type { Person } from '@starboard/kit';

export interface SavedTable {
  readonly id: string;
  /** The game's file without its log. */
  readonly file: Omit<GameFile, 'log'>;
  readonly people: readonly Person[];
  readonly here: readonly number[];
  readonly lesson: boolean;
  readonly begun: number;
  readonly played: number;
  readonly over: boolean;
  /** How it ended; null while it goes on. Earlier versions did not keep it. */
  readonly outcome?: Outcome | null;
}

export interface Shelf {
  list(): Promise<readonly SavedTable[]>;
  load(id: string): Promise<{ readonly table: SavedTable; readonly log: readonly EntryJson[] } | null>;
  save(table: SavedTable, log?: readonly EntryJson[]): Promise<void>;
  append(table: SavedTable, index: number, entry: EntryJson): Promise<void>;
  remove(id: string): Promise<void>;
}
