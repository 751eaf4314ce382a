// What the server needs of a database. Two implementations: SQLite in this process, PostgreSQL for many.

import type { Compilable, Kysely, RawBuilder, SelectQueryBuilder } from 'kysely';
import type { DeedRow, Schema, Summary } from './schema.ts';

/** When a table is to be looked at next. `locked` ones are looked at by this process until then. */
export interface Wake {
  readonly at: number;
  readonly lockedUntil: number;
}

/** One deed, with what follows from it: written in one durable transaction, or not at all. */
export interface Append {
  readonly table: string;
  /** How many deeds the table has before this one. Who comes second with the same number changes nothing. */
  readonly seq: number;
  readonly at: number;
  readonly body: string;
  /** Null where it stays as it is. */
  readonly summary: Summary | null;
  readonly snapshot: string | null;
  /** Absent where it stays as it is, null where there is nothing to wake for. */
  readonly wake?: Wake | null | undefined;
  /** Whatever else belongs to it; seldom. */
  readonly also?: readonly Compilable[] | undefined;
}

/** What processes tell each other: only where to look. */
export type Notice =
  | { readonly about: 'table'; readonly id: string; readonly deedCount: number }
  | { readonly about: 'lobby' | 'person' | 'presence' | 'chat' | 'series'; readonly id: string };

/** Where a thread of its own finds the data to read it: the file of the embedded database, or the address of the other. */
export type ReadingPlace = { readonly path: string } | { readonly url: string };

export interface Store {
  /** For those who run the server: nothing is decided by it. */
  readonly name: string;
  /** Other processes may read and write the same data. */
  readonly isShared: boolean;
  /** This process, as others see it. */
  readonly process: string;
  readonly reading: ReadingPlace;
  /** For questions, and for single statements. A statement that writes is durable when it is answered. */
  readonly db: Kysely<Schema>;
  /** The time by the database's own clock, as part of a statement: processes on several computers agree about it. */
  readonly ownTime: RawBuilder<number>;
  /** The deeds of a table in their order, from one number to before another. */
  deeds(table: string, from: number, before?: number): Promise<readonly DeedRow[]>;
  /** True when it is durable; false when somebody else wrote one of that number first. */
  append(deed: Append): Promise<boolean>;
  /** All of it or nothing, durable when answered. */
  write(statements: readonly Compilable[]): Promise<void>;
  /** What takes the deeds of tables away, to be written with what else of them goes. */
  withoutDeeds(tables: readonly string[]): readonly Compilable[];
  /** What was deleted is soon not to be found in the database's files either, as far as that is ours to do. */
  scrub(): void;
  /** Of the rows that a question finds, those that no other process is about to change; none changes them meanwhile. */
  unclaimed<T extends keyof Schema, O>(
    question: SelectQueryBuilder<Schema, T, O>,
  ): SelectQueryBuilder<Schema, T, O>;
  /** Did a statement fail because another row has a value already that only one may have? */
  isTaken(error: unknown): boolean;
  /** How many of its connections are in use, and how much waits for one. */
  load(): { readonly used: number; readonly waiting: number };
  /** Tells all processes, this one included. */
  notify(notice: Notice): Promise<void>;
  listen(hear: (notice: Notice) => void): void;
  /** Makes sure that notices of the deeds of this table are heard here, until it is told otherwise. Of other tables they
   *  may be heard or not. */
  follow(table: string): () => void;
  /** What carries notices beside the database, where there is such a thing. */
  readonly bus: { readonly hears: boolean } | null;
  /** Says that this process lives; fails where nothing can be written, or would not be kept. */
  live(): Promise<void>;
  /** What the host should put right, though nothing is lost by it. */
  remark(): string | null;
  /** All processes that live: they have said so within that many milliseconds, and are connected. */
  living(within: number): Promise<readonly string[]>;
  /** Called when notices may have been missed: whoever relies on them looks again. */
  onGap(look: () => void): void;
  close(): Promise<void>;
}

/** How many snapshots of a table are kept: what somebody who was away for a while can still be shown step by step. */
export const SNAPSHOTS_KEPT = 4;
/** A snapshot is written after so many deeds. */
export const SNAPSHOT_EVERY = 32;

/** The database broke off before it answered: nobody knows yet whether it was written. */
export class InDoubt extends Error {}

/** The database does not keep what it promises, or cannot be reached. */
export class StoreRefused extends Error {}

export const jobOf = (table: string): string => `table:${table}`;
