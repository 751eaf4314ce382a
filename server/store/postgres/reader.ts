// Collects what tables ask for while earlier questions are being answered: when others have written at many tables, their
// deeds are read together, by a statement that each connection prepares once.

import type { Pool } from 'pg';
import type { DeedRow } from '../schema.ts';

const LANES = 2;
const MOST_AT_ONCE = 256;

const READ = `
select (place - 1)::int as place, d.table_id, d.seq, d.at, d.body
from unnest($1::text[], $2::int[]) with ordinality as asked (id, first, place)
cross join lateral (select * from deeds where table_id = id and seq >= first) as d
order by place, d.seq`;

interface Asked {
  readonly table: string;
  readonly from: number;
  readonly resolve: (deeds: readonly DeedRow[]) => void;
  readonly reject: (reason: unknown) => void;
}

export class DeedReader {
  readonly #pool: Pool;
  #asked: Asked[] = [];
  #busy = 0;
  #due = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The deeds of a table in their order, from that number on. */
  since(table: string, from: number): Promise<readonly DeedRow[]> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ table, from, resolve, reject });
      if (this.#due) return;
      this.#due = true;
      setImmediate(() => {
        this.#due = false;
        this.#start();
      });
    });
  }

  #start(): void {
    while (this.#busy < LANES && this.#asked.length > 0) {
      this.#busy++;
      void this.#read(this.#asked.splice(0, MOST_AT_ONCE)).finally(() => {
        this.#busy--;
        this.#start();
      });
    }
  }

  async #read(batch: readonly Asked[]): Promise<void> {
    try {
      const { rows } = await this.#pool.query<DeedRow & { place: number }>({
        name: 'deeds',
        text: READ,
        values: [batch.map(({ table }) => table), batch.map(({ from }) => from)],
      });
      const found = batch.map((): DeedRow[] => []);
      for (const { place, ...deed } of rows) found[place].push(deed);
      for (const [place, { resolve }] of batch.entries()) resolve(found[place]);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
