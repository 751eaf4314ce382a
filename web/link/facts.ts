// What everybody at a table knows of it before the first move.

import type { OptionValues, RefusalJson } from '@starboard/engine';
import type { EarlierName, GameFile, SeatNote } from '@starboard/engine/match';
import type { ViewFile } from '@starboard/engine/view';
import type { Person } from '@starboard/kit';
import type { GuidedBy } from '../shelf/shelf.ts';

/** A game on a person's disk: whole, or what one viewer was shown of it. */
export type SavedFile = GameFile | ViewFile;

/** A refusal as it travels. */
export type Told = RefusalJson;

export interface TableFacts {
  readonly id: string;
  readonly game: string;
  /** The version of its rules that is played here. */
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: number;
  readonly people: readonly Person[];
  /** The seats of those who sit at this screen. */
  readonly here: readonly number[];
  /** Is it a guided game, and which? */
  readonly lesson: GuidedBy;
  /** Without the secret behind its dice it can be looked at only. */
  readonly playable: boolean;
  /** A what-if is gone when it is left. */
  readonly kept: boolean;
  /** May bots be asked what to do, and what-ifs be played? Not against other people. */
  readonly advised: boolean;
  /** This is what one viewer was shown, and all there is; absent: it is a game. */
  readonly viewOnly?: boolean;
  /** Several people hide something from each other: until the end each saves what it was shown; absent: nobody does. */
  readonly shared?: boolean;
  /** What is to be agreed on behind the curtain; absent: nothing. */
  readonly proposal?: Proposal;
  /** Who took a bot's seat in the middle of the game; absent: nobody did. */
  readonly notes?: readonly SeatNote[];
  /** What seats were called before who sits there now, the oldest first; absent: as they are called now. */
  readonly earlier?: readonly EarlierName[];
}

/** Somebody wants to take the seat of a bot in a game with secrets. */
export interface Proposal {
  readonly people: readonly Person[];
  /** The seats of those who have agreed. */
  readonly agreed: readonly number[];
}

/** A table to be opened. */
export interface NewLocalTable extends Pick<
  TableFacts,
  'game' | 'options' | 'seats' | 'people' | 'here' | 'lesson'
> {
  /** A fixed seed gives everybody the same dice; absent: chosen at random, and secret. */
  readonly seed?: string;
  /** What it is called, where that is agreed; absent: as it comes. */
  readonly id?: string;
  /** An earlier version of the rules; absent: the present one. */
  readonly rules?: number;
  /** Another beginning than the set-up, as the cells of a state: a what-if, which is not kept. */
  readonly from?: Int32Array;
}
