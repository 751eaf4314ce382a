// The newest deeds of all tables, in the order in which they came. Among the deeds that are kept by table each new one lies
// on a page of its own, and a commit would write as many pages as it has deeds; here it writes one or two. Now and then
// they are moved over, many at once.

import type { Statement as Prepared } from 'better-sqlite3';
import type { DeedRow } from '../schema.ts';
import type { File } from './file.ts';

/** So many are moved over together: more would keep others waiting. */
const FULL = 2048;
/** So many tables are remembered. */
const MOST_KNOWN = 10_000;

const COLUMNS = 'table_id, position, at, body';

export function makeJournal(file: File): void {
  file.exec(
    `create table if not exists journal (id integer primary key, table_id text not null, position integer not null,
       at integer not null, body text not null)`,
  );
}

/** The deeds of a table from one position to before another, wherever they lie. */
export function deedReader(file: File): (table: string, from: number, before: number) => DeedRow[] {
  const there = 'where table_id = :table and position >= :from and position < :before';
  const read = file.prepare<[object], DeedRow>(
    `select ${COLUMNS} from deeds ${there} union all select ${COLUMNS} from journal ${there} order by position`,
  );
  return (table, from, before) => read.all({ table, from, before });
}

export class Journal {
  readonly #file: File;
  readonly #insert: Prepared;
  readonly #end: Prepared<[object], { n: number }>;
  /** How many deeds tables have. */
  readonly #known = new Map<string, number>();
  #length: number;

  constructor(file: File) {
    this.#file = file;
    this.#insert = file.prepare(`insert into journal (${COLUMNS}) values (?, ?, ?, ?)`);
    this.#end = file.prepare(
      `select 1 + max(coalesce((select max(position) from deeds where table_id = :table), -1),
                      coalesce((select max(position) from journal where table_id = :table), -1)) as n`,
    );
    this.#length = this.#counted();
  }

  /** False when the table has another number of deeds. */
  add(table: string, position: number, at: number, body: string): boolean {
    if (this.#next(table) !== position) return false;
    this.#insert.run(table, position, at, body);
    this.#known.set(table, position + 1);
    this.#length++;
    return true;
  }

  /** What was added may have been undone: looks again. */
  forget(): void {
    this.#known.clear();
    this.#length = this.#counted();
  }

  get isFull(): boolean {
    return this.#length >= FULL;
  }

  /** Moves all over to the deeds that are kept by table. */
  settle(): void {
    this.#file
      .transaction(() => {
        this.#file.exec(
          `insert into deeds (${COLUMNS}) select ${COLUMNS} from journal order by table_id, position;
         delete from journal`,
        );
      })
      .immediate();
    this.#length = 0;
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
  }

  #next(table: string): number {
    const known = this.#known.get(table);
    if (known !== undefined) return known;
    const next = this.#end.get({ table })?.n ?? 0;
    this.#known.set(table, next);
    return next;
  }

  #counted(): number {
    return this.#file.prepare<[], { n: number }>('select count(*) as n from journal').get()?.n ?? 0;
  }
}
