// How the floor appends: whatever is handed over together in one commit, and resolved when it is durable.

import { Worker } from 'node:worker_threads';
import { Pool } from 'pg';

export interface BareMove {
  readonly table: string;
  readonly text: string;
}

export interface BareWriter {
  readonly write: (moves: readonly BareMove[]) => Promise<void>;
  /** So many are written at once. */
  readonly lanes: number;
}

export function writeToFile(file: string): BareWriter {
  const thread = new Worker(new URL('./bare-thread.ts', import.meta.url), { workerData: file });
  return {
    lanes: 1,
    write: (moves) =>
      new Promise((resolve) => {
        thread.once('message', () => resolve());
        thread.postMessage(moves);
      }),
  };
}

/** On as many connections as our server writes on. */
const LANES = 3;

export async function writeToPostgres(url: string): Promise<BareWriter> {
  const pool = new Pool({ connectionString: url, max: LANES });
  await pool.query('create table if not exists moves (id bigserial primary key, place text, body text)');
  const text = 'insert into moves (place, body) select * from unnest($1::text[], $2::text[])';
  return {
    lanes: LANES,
    async write(moves) {
      const values = [moves.map(({ table }) => table), moves.map((move) => move.text)];
      await pool.query({ name: 'append', text, values });
    },
  };
}
