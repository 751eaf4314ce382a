// What a table writes into a file beside the game, for who opens it. Nothing proves it.

import { isCount, isText, listOf, orNull, recordOf, isRecord, type FileCheck } from './file-json.ts';

export interface BesideGame {
  /** Who sat where; `bot` is the level of a program. */
  readonly people?: readonly { readonly name: string; readonly bot: string | null }[];
  /** Who took a bot's seat in the middle of a game with secrets, as all others at the screen had agreed. */
  readonly notes?: readonly SeatNote[];
  /** What seats were called before, where somebody else sits there now. */
  readonly earlier?: readonly EarlierName[];
}

export interface SeatNote {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  /** What the bot was called. */
  readonly bot: string;
}

export interface EarlierName {
  readonly seat: number;
  readonly name: string;
  /** The last moment at which it was called so, in milliseconds since 1970. */
  readonly until: number;
}

export const besideGame: Readonly<Record<keyof BesideGame, FileCheck>> = {
  people: listOf((value) => isRecord(value) && isText(value['name']) && orNull(isText)(value['bot'])),
  notes: listOf(recordOf({ at: isCount, seat: isCount, name: isText, bot: isText })),
  earlier: listOf(recordOf({ seat: isCount, name: isText, until: isCount })),
};
