// Where tables of this browser are kept. A table is one record, its log one record per entry: the cost of a move does
// not grow with the length of the game.

import type { Outcome } from '@starboard/engine';
import type { EarlierName, GameFile, EntryJson, SeatNote } from '@starboard/engine/match';
import type { ViewFile } from '@starboard/engine/view';
import type { Person } from '@starboard/kit';

/** A game, or what one viewer was shown of it. */
export type SavedTable = SavedGame | SavedView;

export interface SavedGame extends OnShelf {
  /** The game's file without its log. */
  readonly file: Omit<GameFile, 'log'>;
  readonly view?: undefined;
}

export interface SavedView extends OnShelf {
  /** What one viewer was shown of a game that was not over, where no more is known of it. Earlier versions put an empty game
   *  beside it, which nobody reads. */
  readonly view: ViewFile;
}

/** The id of a guided game; false: nobody is guided. Earlier versions knew one for each game, the first, and kept true. */
export type GuidedBy = string | boolean;

interface OnShelf {
  readonly id: string;
  readonly people: readonly Person[];
  readonly here: readonly number[];
  /** The seats of people who let a bot play on, too; absent: nobody has. */
  readonly sat?: readonly number[];
  /** Who took a bot's seat with the consent of all; absent: nobody has. */
  readonly notes?: readonly SeatNote[];
  /** What seats were called before who sits there now; absent: as they are called now. */
  readonly earlier?: readonly EarlierName[];
  /** Its whole file, with the seed, was given out while the game went on, or it came from such a file; absent: it was not. Once
   *  it was, a shelf keeps it so, whoever writes the table. */
  readonly given?: boolean;
  readonly lesson: GuidedBy;
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
  /** Notes that its whole file was given out. */
  give(id: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** What is written of a table that stands there already. */
export function stillGiven(before: SavedTable | undefined, table: SavedTable): SavedTable {
  return before?.given === true ? { ...table, given: true } : table;
}
