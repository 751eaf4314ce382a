// The newest deeds of all tables, in the order in which they came. Among the deeds that are kept by table each new one lies
// on a page of its own, and a commit would write as many pages as it has deeds; here it writes one or two. Now and then
// they are moved over, many at once.

import type { Statement as Prepared, Transaction } from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DeedRow } from '../schema.ts';
import { StoreRefused } from '../store.ts';
import type { File } from './file.ts';

/** So many are moved over together: more would keep others waiting. */
const FULL = 2048;
/** So many tables are remembered. */
const MOST_KNOWN = 10_000;

const COLUMNS = 'table_id, seq, at, body';

const created: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('journal')
      .ifNotExists()
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .execute();
  },
};

const numbered: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('journal').renameColumn('position', 'seq').execute();
  },
};

export const journalMigrations = {
  '2026-11-15 journal': created,
  '2026-11-16 numbers of the journal': numbered,
};

export interface JournalSchema {
  journal: DeedRow;
}

/** The deeds of a table from one number to before another, wherever they lie. */
export function deedReader(file: File): (table: string, from: number, before?: number) => DeedRow[] {
  const there = 'where table_id = :table and seq >= :from and seq < :before';
  const read = file.prepare<[object], DeedRow>(
    `select ${COLUMNS} from deeds ${there} union all select ${COLUMNS} from journal ${there} order by seq`,
  );
  return (table, from, before = Infinity) => read.all({ table, from, before });
}

export class Journal {
  readonly #insert: Prepared;
  readonly #move: Transaction<() => void>;
  readonly #end: Prepared<[object], { n: number }>;
  readonly #twice: Prepared<[], DeedRow>;
  /** How many deeds tables have. */
  readonly #known = new Map<string, number>();
  /** How many were added since the last were moved over; also those that were undone. */
  #added = 0;

  constructor(file: File) {
    this.#insert = file.prepare(`insert into journal (${COLUMNS}) values (?, ?, ?, ?)`);
    this.#end = file.prepare(
      `select 1 + max(coalesce((select max(seq) from deeds where table_id = :table), -1),
                      coalesce((select max(seq) from journal where table_id = :table), -1)) as n`,
    );
    this.#move = file.transaction(() => {
      file.exec(
        `insert into deeds (${COLUMNS}) select ${COLUMNS} from journal order by table_id, seq;
         delete from journal`,
      );
    });
    this.#twice = file.prepare(`select * from journal join deeds using (table_id, seq) limit 1`);
  }

  /** False when the table has another number of deeds. */
  add(table: string, seq: number, at: number, body: string): boolean {
    if (this.#next(table) !== seq) return false;
    this.#insert.run(table, seq, at, body);
    this.#known.set(table, seq + 1);
    this.#added++;
    return true;
  }

  /** What was added to that table was undone. */
  forget(table: string): void {
    this.#known.delete(table);
  }

  forgetAll(): void {
    this.#known.clear();
  }

  get isFull(): boolean {
    return this.#added >= FULL;
  }

  /** Moves all over to the deeds that are kept by table. */
  settle(): void {
    // where it fails it is not tried again at once
    this.#added = 0;
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    try {
      this.#move.immediate();
    } catch (error) {
      throw this.#doubled() ?? error;
    }
  }

  /** Something else has written here, such as an older Starboard, which knows of no journal. */
  #doubled(): StoreRefused | null {
    const deed = this.#twice.get();
    if (deed === undefined) return null;
    const { table_id: table, seq } = deed;
    return new StoreRefused(
      `Table ${table} has two deeds with the number ${seq}: restore a backup of the data.`,
    );
  }

  #next(table: string): number {
    const known = this.#known.get(table);
    if (known !== undefined) return known;
    const next = this.#end.get({ table })?.n ?? 0;
    this.#known.set(table, next);
    return next;
  }
}
