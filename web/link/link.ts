// The page's line to a table, wherever that is: in a worker of this browser or on a server. What comes through it has
// passed the exit gate for the viewer who looks.

import type { Game } from '@starboard/engine';
import type { Person } from '@starboard/kit';
import type { Moment, Timeline } from '../timeline/timeline.ts';
import type { SavedFile, TableFacts, Told } from './facts.ts';

export interface TableLink {
  readonly game: Game;
  readonly facts: TableFacts;
  /** How long others can wait until somebody who has to decide was shown what came before, in milliseconds; absent:
   *  nobody waits. */
  readonly patience?: number;

  /** Looks through that seat's eyes (or a spectator's) from now on: all that it saw so far, and then, to the listener,
   *  the same with each moment that comes. */
  look(viewer: number): Promise<TableLook>;
  listen(listener: LinkListener): () => void;

  /** Null when it is done, else why not. */
  submit(seat: number, order: readonly number[]): Promise<Told | null>;
  undo(seat: number): Promise<Told | null>;
  /** Asks the others to take everything back up to the seat's last decision. */
  takeBack(seat: number): Promise<Told | null>;
  /** Asks the others to call it a draw. */
  offerDraw(seat: number): Promise<Told | null>;

  /** Gives up; the others play on. */
  resign(seat: number): Promise<Told | null>;
  /** Answers beforehand what the game will ask again and again; null takes that back. */
  say(seat: number, answer: number | null): Promise<Told | null>;

  /** The viewer has been shown all up to that view: bots do not run far ahead of who watches. */
  shown(viewSeq: number): void;

  /** Who sits where from now on, or once all at the screen have agreed: then the facts hold the proposal. Only whoever
   *  owns the table can say that. */
  seat?(people: readonly Person[]): Promise<Told | null>;
  /** Who sits there agrees to what was proposed; while nobody's secrets are on the page. */
  agree?(seat: number): Promise<Told | null>;
  /** Somebody does not. */
  decline?(): Promise<void>;

  /** All that happened as that seat saw it, or with everything open (null): once the game is over. */
  replay(viewpoint: number | null): Promise<readonly Moment[] | Told>;
  /** The whole game once it is over, or where one person plays with bots in this browser; else what the viewer was shown. */
  file(): Promise<SavedFile | Told>;
  close(): void;
}

/** `T` is the past as it is read, or as it travels. */
export interface TableLook<T = Timeline> {
  readonly timeline: T;
  /** Does somebody at this screen know what others here may not? Then it is handed over behind a curtain. */
  readonly secretive: boolean;
  /** What the viewer has answered beforehand. */
  readonly said: number | null;
  /** The moment that the viewer saw last; what came after it is shown first. Absent: the latest. */
  readonly seen?: number;
}

export interface LinkListener {
  /** One more moment came. */
  timeline?(timeline: Timeline): void;
  /** Who sits here, or what they may do, has changed. */
  facts?(): void;
  /** What stands of what the viewer answered beforehand, where that is not what they said last. */
  said?(answer: number | null): void;
  /** A bot begins to think, or has done. */
  thinking?(seat: number | null): void;
  /** Moves are not saved any more, and why. */
  unsaved?(reason: string): void;
  /** The table is gone; what was saved is safe. */
  crashed?(reason: string): void;
}
