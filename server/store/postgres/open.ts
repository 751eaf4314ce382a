// The store that many processes share.

import { Kysely, PostgresDialect, type Compilable } from 'kysely';
import { DatabaseError, Pool, type ClientConfig, type PoolClient } from 'pg';
import { Bus, type BusTurn } from '../bus/bus.ts';
import { redisLine } from '../bus/line.ts';
import { USUAL_PACE } from '../bus/pace.ts';
import { migrate } from '../migrations.ts';
import { Listeners, writeNotice } from '../notices.ts';
import type { Schema } from '../schema.ts';
import { InDoubt, StoreRefused, type Append, type Store } from '../store.ts';
import { StoreTrouble } from '../trouble.ts';
import { appendMany, type Appended, type Appender } from './append.ts';
import { busBase } from './bus-base.ts';
import { Channel, CHANNEL } from './channel.ts';
import { deedsOf } from './deeds.ts';
import { durabilityOf, requireDurable, type Durability } from './durable.ts';
import { Lines } from './lines.ts';
import { livingProcesses, OWN_TIME, sayAlive } from './living.ts';
import { USUAL_PATIENCE, type Patience } from './patience.ts';
import { DeedReader } from './reader.ts';
import { readingOnly } from './reading-only.ts';
import { numericTypes } from './types.ts';
import { whyUnusable } from './why.ts';
import { DeedWriter } from './writer.ts';

const CONNECTIONS = 10;
/** The database's code for a value that another row has already. */
const UNIQUE_VIOLATION = '23505';

export interface PostgresOpening {
  readonly url: string;
  readonly process: string;
  readonly patience?: Patience | undefined;
  /** `redis://…`; without it the database alone carries the notices. */
  readonly busUrl?: string | undefined;
  readonly busTurned?: ((turn: BusTurn) => void) | undefined;
}

export async function openPostgres({
  url,
  process,
  patience = USUAL_PATIENCE,
  busUrl,
  busTurned,
}: PostgresOpening): Promise<Store> {
  const config = { connectionString: url, types: numericTypes, application_name: 'starboard' };
  const lines = new Lines(config, CONNECTIONS, patience);
  const { pool } = lines;
  let durability: Durability = { unsafe: null, remark: null };
  /** What would be lost is not written. */
  const requireSafe = (): void => {
    if (durability.unsafe !== null) throw new StoreTrouble('unsafe', durability.unsafe);
  };
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [readingOnly(requireSafe)],
  });
  const listeners = new Listeners();
  const bus =
    busUrl === undefined
      ? null
      : new Bus({
          process,
          open: redisLine(busUrl, USUAL_PACE.patience),
          base: busBase(pool, process),
          listeners,
          turned: busTurned,
        });
  const channel = new Channel(config, process, learning(listeners, bus), patience);
  try {
    await requireDurable(pool);
    await migrateSlowly(config);
    await channel.open();
    // before any table is served: who appends looks here whether somebody relies on the database's notices
    await sayAlive(pool, process);
  } catch (error) {
    await lines.close();
    throw error instanceof StoreRefused
      ? error
      : new StoreRefused(whyUnusable(error, config), { cause: error });
  }
  bus?.start();
  const appender: Appender = { process, isSilent: () => bus?.hears !== true };
  const append = (deeds: readonly Append[], write: () => Promise<Appended>): Promise<ReadonlySet<string>> =>
    told(bus, deeds, write);
  const writer = new DeedWriter((deeds) => append(deeds, () => appendMany(pool, appender, deeds)));
  const reader = new DeedReader(pool);
  return {
    name: 'postgres',
    isShared: true,
    process,
    reading: { url },
    db,
    ownTime: OWN_TIME,
    // a whole log keeps nobody waiting who has missed a move
    deeds: (table, from, before) =>
      from > 0 && before === undefined ? reader.since(table, from) : deedsOf(db, table, from, before),
    async append(deed) {
      requireSafe();
      if (deed.also === undefined) return writer.append(deed);
      return (await append([deed], () => appendWith(pool, appender, deed))).has(deed.table);
    },
    async write(statements) {
      requireSafe();
      await inTransaction(pool, (client) => runAll(client, statements));
    },
    withoutDeeds: (tables) => [db.deleteFrom('deeds').where('table_id', 'in', tables)],
    // its own vacuum does that
    scrub: () => {},
    unclaimed: (question) => question.forUpdate().skipLocked(),
    isTaken: (error) => error instanceof DatabaseError && error.code === UNIQUE_VIOLATION,
    load: () => ({ used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    async notify(notice) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, writeNotice(notice)]);
    },
    async live() {
      if (await sayAlive(pool, process)) {
        // others took it for dead meanwhile, and told it nothing
        bus?.forgotten();
        listeners.gap();
      }
      durability = await durabilityOf(pool);
      requireSafe();
    },
    remark: () => durability.remark,
    async living(within) {
      const processes = await livingProcesses(pool, within);
      await bus?.living(processes);
      return processes;
    },
    listen: listeners.listen,
    follow: (table) => bus?.follow(table) ?? (() => {}),
    bus,
    onGap: listeners.onGap,
    async close() {
      await writer.drained();
      await bus?.close();
      await channel.close();
      await lines.close();
    },
  };
}

/** Migrations take as long as they take, and wait for those of another process. */
async function migrateSlowly(config: ClientConfig): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new Pool({ ...config, max: 1 }) }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** What the database tells, learned by the bus too. */
function learning(listeners: Listeners, bus: Bus | null): Listeners {
  const fromBase = new Listeners();
  fromBase.listen((notice) => {
    bus?.learn(notice);
    listeners.tell(notice);
  });
  fromBase.onGap(() => listeners.gap());
  return fromBase;
}

/** Writes deeds and tells of them by the bus, where there is one. */
async function told(
  bus: Bus | null,
  deeds: readonly Append[],
  write: () => Promise<Appended>,
): Promise<ReadonlySet<string>> {
  const news = deeds.map(({ table, seq }) => ({ table, deedCount: seq + 1 }));
  try {
    const { tables, isTold } = await write();
    bus?.tell(
      news.filter(({ table }) => tables.has(table)),
      isTold,
    );
    return tables;
  } catch (error) {
    bus?.doubt(news);
    throw error;
  }
}

/** A deed with statements of its own, in a transaction of its own. */
function appendWith(pool: Pool, appender: Appender, deed: Append): Promise<Appended> {
  return inTransaction(pool, async (client) => {
    const appended = await appendMany(client, appender, [deed]);
    if (appended.tables.has(deed.table)) await runAll(client, deed.also ?? []);
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
    throw new InDoubt(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
