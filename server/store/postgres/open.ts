// The store that many processes share.

import { Kysely, PostgresDialect, type Compilable } from 'kysely';
import { DatabaseError, Pool, type PoolClient } from 'pg';
import { migrate } from '../migrations.ts';
import { Listeners, writeNotice } from '../notices.ts';
import type { DeedRow, Schema } from '../schema.ts';
import { InDoubt, StoreRefused, type Append, type Store } from '../store.ts';
import { appendMany } from './append.ts';
import { Channel, CHANNEL } from './channel.ts';
import { requireDurable } from './durable.ts';
import { livingProcesses, sayAlive } from './living.ts';
import { numericTypes } from './types.ts';
import { DeedWriter } from './writer.ts';

const CONNECTIONS = 10;
/** The database's code for a value that another row has already. */
const UNIQUE_VIOLATION = '23505';

export interface PostgresOpening {
  readonly url: string;
  readonly process: string;
}

export async function openPostgres({ url, process }: PostgresOpening): Promise<Store> {
  const config = { connectionString: url, types: numericTypes, application_name: 'starboard' };
  const pool = new Pool({ ...config, max: CONNECTIONS });
  // An idle connection that breaks is replaced by the pool.
  pool.on('error', () => {});
  // Whoever uses one that breaks is told by its query.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const listeners = new Listeners();
  const channel = new Channel(config, process, listeners);
  try {
    await requireDurable(pool);
    await migrate(db);
    await channel.open();
  } catch (error) {
    await pool.end();
    if (error instanceof StoreRefused) throw error;
    throw new StoreRefused(`The database cannot be used: ${String(error)}`);
  }
  const writer = new DeedWriter(pool, process);
  return {
    name: 'postgres',
    isShared: true,
    process,
    db,
    deeds: (table, from, before) => deedsOf(db, table, from, before),
    append: (deed) => (deed.also === undefined ? writer.append(deed) : appendWith(pool, process, deed)),
    write: (statements) => inTransaction(pool, (client) => runAll(client, statements)),
    unclaimed: (question) => question.forUpdate().skipLocked(),
    isTaken: (error) => error instanceof DatabaseError && error.code === UNIQUE_VIOLATION,
    async notify(notice) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, writeNotice(notice)]);
    },
    live: () => sayAlive(pool, process),
    living: (within) => livingProcesses(pool, within),
    listen: listeners.listen,
    onGap: listeners.onGap,
    async close() {
      await writer.drained();
      await channel.close();
      await db.destroy();
    },
  };
}

function deedsOf(db: Kysely<Schema>, table: string, from: number, before?: number): Promise<DeedRow[]> {
  const since = db
    .selectFrom('deeds')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>=', from)
    .orderBy('seq');
  return (before === undefined ? since : since.where('seq', '<', before)).execute();
}

/** A deed with statements of its own, in a transaction of its own. */
async function appendWith(pool: Pool, process: string, deed: Append): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const appended = (await appendMany(client, process, [deed])).has(deed.table);
    if (appended) await runAll(client, deed.also ?? []);
    return appended;
  });
}

async function runAll(client: PoolClient, statements: readonly Compilable[]): Promise<void> {
  for (const statement of statements) {
    const { sql, parameters } = statement.compile();
    await client.query(sql, [...parameters]);
  }
}

async function inTransaction<T>(pool: Pool, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await run(client);
    await commit(client);
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function commit(client: PoolClient): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    throw new InDoubt(error instanceof Error ? error.message : String(error));
  }
}
