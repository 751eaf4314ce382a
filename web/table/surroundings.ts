// What lies around a table besides the game: nothing at home; company, clocks and talk online.

import { createContext, use, type ComponentType } from 'react';

/** Something that happened at the table beside the game. */
export interface TableNote {
  /** When, in milliseconds since 1970: it stands in the log where the game was then. */
  readonly at: number;
  readonly seat: number | null;
  readonly text: string;
}

export interface Surroundings {
  /** Where the way out leads. */
  readonly home: string;
  /** What the way out is called, and what it means there. */
  readonly leave?: { readonly title: string; readonly help: string };
  /** Why the game waits, where that is neither a person's nor a bot's turn; null when it does not. */
  readonly waits?: string | null;
  /** Why somebody else decides in the viewer's seat; null when nobody does. */
  readonly standIn?: string | null;
  /** What belongs into the log besides the game, in its order. */
  readonly notes?: readonly TableNote[];
  /** What a seat was called at a time, where that changes during a game; absent: as it is called now. */
  readonly nameThen?: (seat: number, at: number) => string;
  /** What is known of who sits there: presence, clock. */
  readonly SeatNote?: ComponentType<{ readonly seat: number }>;
  readonly Notices?: ComponentType;
  /** What the menu offers instead of what a table at home does. */
  readonly MenuEntries?: ComponentType<{ readonly close: () => void }>;
  readonly talk?: { readonly title: string; readonly unread: number; readonly Content: ComponentType };
  /** Another game, where it is not simply dealt; null: it is not for this person. */
  readonly again?: { readonly title: string; readonly act: (() => void) | null };
  /** More to do when the game is over. */
  readonly Afterwards?: ComponentType;
}

/** What-ifs are at home too, wherever they branched off. */
export const AT_HOME: Surroundings = { home: '/' };

export const SurroundingsContext = createContext<Surroundings>(AT_HOME);

export function useSurroundings(): Surroundings {
  return use(SurroundingsContext);
}
