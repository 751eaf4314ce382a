// What goes between the writer's thread and the others.

import type { Summary } from '../schema.ts';
import type { Wake } from '../store.ts';

/** Instead of units: write what is there and end. */
export const CLOSE = 'close';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface AppendUnit {
  readonly table: string;
  readonly position: number;
  readonly at: number;
  readonly body: string;
  readonly summary: Summary | null;
  readonly snapshot: string | null;
  readonly wake?: Wake | null;
  readonly also?: readonly Statement[];
}

/** One of these is written whole or not at all; many of them share one commit, and go to the thread as JSON. */
export type Unit = AppendUnit | { readonly statements: readonly Statement[] };

export interface Rows {
  readonly rows: unknown[];
  readonly changes: number;
}

export type Result =
  | { readonly appended: boolean }
  | { readonly done: readonly Rows[] }
  | { readonly error: string; readonly code: string };

export interface Opening {
  readonly path: string;
  readonly process: string;
}

export type FromThread =
  | { readonly ready: true }
  | { readonly refused: string }
  | { readonly results: readonly Result[] };
