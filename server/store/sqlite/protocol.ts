// What goes between the writer's thread and the others.

import type { Append } from '../store.ts';

/** Instead of units: write what is there and end. */
export const CLOSE = 'close';

/** Instead of units: leave nothing behind of what was deleted. */
export const SCRUB = 'scrub';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** An append as it travels: its statements as text. */
export interface AppendUnit extends Omit<Append, 'also'> {
  readonly also?: readonly Statement[] | undefined;
}

/** One of these is written whole or not at all; many of them share one commit, and go to the thread as JSON. */
export type WriteUnit = AppendUnit | { readonly statements: readonly Statement[] };

export interface Rows {
  readonly rows: unknown[];
  readonly changes: number;
}

export type Result =
  | { readonly appended: boolean }
  | { readonly done: readonly Rows[] }
  | { readonly error: string; readonly code: string };

export interface ThreadOpening {
  readonly path: string;
  readonly process: string;
}

export type FromThread =
  | { readonly ready: true }
  | { readonly refused: string; readonly code: string }
  | { readonly results: readonly Result[] }
  | { readonly scrubbed: boolean };
