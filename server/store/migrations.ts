// The tables of the database. A migration that was released is never changed: another one follows it.

import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Schema } from './schema.ts';
import { StoreRefused } from './store.ts';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('persons')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('login', 'text', (c) => c.unique())
      .addColumn('password', 'text')
      .addColumn('owner', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addColumn('silenced_until', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('banned', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('deleted', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('adopted_by', 'text')
      .execute();
    await schema.createIndex('persons_by_owner').on('persons').column('owner').execute();
    await schema
      .createTable('sessions')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('sessions_by_person').on('sessions').column('person').execute();
    await schema
      .createTable('tokens')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('tokens_by_person').on('tokens').column('person').execute();
    await schema
      .createTable('blocks')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('other', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person', 'other'])
      .execute();
    await schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules', 'integer', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('invite', 'text', (c) => c.notNull())
      .addColumn('time', 'text', (c) => c.notNull())
      .addColumn('level', 'text', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('previous', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('actors', 'integer', (c) => c.notNull())
      .addColumn('deadline', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('outcome', 'text')
      .execute();
    await schema
      .createIndex('tables_by_status')
      .on('tables')
      .columns(['status', 'visibility', 'created_at'])
      .execute();
    await schema
      .createTable('seats')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('bot', 'text')
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute();
    await schema.createIndex('seats_by_person').on('seats').column('person').execute();
    await schema
      .createTable('deeds')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('deeds_key', ['table_id', 'position'])
      .execute();
    await schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'position'])
      .execute();
    await schema
      .createTable('jobs')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('run_at', 'bigint', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('locked_until', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('locked_by', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('jobs_by_time').on('jobs').column('run_at').execute();
    await schema
      .createTable('chat')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('chat_by_table').on('chat').columns(['table_id', 'id']).execute();
    await schema.createIndex('chat_by_person').on('chat').column('person').execute();
    await schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('reporter', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('chat', 'text')
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('handled', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('processes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('presence')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('process', 'text', (c) => c.notNull())
      .addColumn('here', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('presence_key', ['table_id', 'person', 'process'])
      .execute();
    await schema.createIndex('presence_by_process').on('presence').column('process').execute();
  },
};

/** Deeds are numbered from 0; a snapshot says how many of them it has seen. */
const numbers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('deeds').renameColumn('position', 'seq').execute();
    await db.schema.alterTable('snapshots').renameColumn('position', 'deed_count').execute();
  },
};

const budgets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('budgets')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('full_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};

/** Until a process has said that it hears the bus, the database tells it of deeds. */
const bus: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('processes')
      .addColumn('hears_bus', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

/** What the host did, devices that somebody has signed in with, and orders in which upkeep and exports go through what
 *  there is. Guests were not noted when they came: all of them were here just now. */
const auditAndDevices: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('audit')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .execute();
    await schema
      .createTable('devices')
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('devices_key', ['hash', 'person'])
      .execute();
    await schema.createIndex('devices_by_person').on('devices').column('person').execute();
    await schema.alterTable('reports').addColumn('handled_at', 'bigint').execute();
    await schema.createIndex('reports_by_reporter').on('reports').column('reporter').execute();
    await schema.createIndex('reports_by_person').on('reports').column('person').execute();
    await schema.createIndex('reports_by_chat').on('reports').column('chat').execute();
    await schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute();
    await schema.createIndex('budgets_by_end').on('budgets').column('full_at').execute();
    await schema
      .createIndex('persons_by_kind')
      .on('persons')
      .columns(['kind', 'deleted', 'seen_at'])
      .execute();
    await schema.createIndex('persons_by_account').on('persons').column('adopted_by').execute();
    await schema.createIndex('tables_by_end').on('tables').columns(['status', 'ended_at']).execute();
    await schema.createIndex('tables_by_host').on('tables').columns(['host', 'id']).execute();
    await schema.dropIndex('seats_by_person').execute();
    await schema.createIndex('seats_by_person').on('seats').columns(['person', 'table_id']).execute();
    await schema.dropIndex('chat_by_person').execute();
    await schema.createIndex('chat_by_person').on('chat').columns(['person', 'id']).execute();
    const known = db as Kysely<{ persons: { kind: string; seen_at: number } }>;
    await known.updateTable('persons').set({ seen_at: Date.now() }).where('kind', '=', 'guest').execute();
  },
};

/** Rows of one statement. */
const AT_ONCE = 500;

/** Who sat where is found out once from who sits there and from the deeds of those who came; the newest of an embedded
 *  database lie in its journal. */
const whoSat: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sat')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('sat_key', ['person', 'table_id'])
      .execute();
    await db.schema.createIndex('sat_by_table').on('sat').column('table_id').execute();
    const known = db as Kysely<Pick<Schema, 'seats' | 'sat' | 'deeds'> & { journal: Schema['deeds'] }>;
    const sat: { person: string | null; table_id: string }[] = await known
      .selectFrom('seats')
      .select(['person', 'table_id'])
      .execute();
    const tables = await db.introspection.getTables();
    for (const place of ['deeds', 'journal'] as const) {
      if (!tables.some(({ name }) => name === place)) continue;
      const came = known.selectFrom(place).select(['table_id', 'body']).where('body', 'like', '{"do":"sit"%');
      for (const { table_id, body } of await came.execute())
        sat.push({ table_id, person: (JSON.parse(body) as { person: string }).person });
    }
    const rows = sat.flatMap(({ person, table_id }) => (person === null ? [] : [{ person, table_id }]));
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await known
        .insertInto('sat')
        .values(rows.slice(from, from + AT_ONCE))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  },
};

const runs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('runs')
      .addColumn('process', 'text', (c) => c.primaryKey())
      .addColumn('began_at', 'bigint', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('written_at', 'bigint', (c) => c.notNull())
      .addColumn('computer', 'text')
      .addColumn('ran', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('runs_by_time').on('runs').column('at').execute();
  },
};

/** What was opened before is listed as if each had been opened from somewhere else. */
const lobby: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('lobby')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('host_until', 'bigint', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('origin', 'text', (c) => c.notNull())
      .addColumn('opened_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('lobby_by_place')
      .on('lobby')
      .columns(['status', 'place', 'host_until'])
      .execute();
    await schema.createIndex('lobby_by_origin').on('lobby').column('origin').execute();
    await schema.createIndex('lobby_by_host').on('lobby').column('host').execute();
    await schema
      .createTable('origins')
      .addColumn('address', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('until_at', 'bigint', (c) => c.notNull())
      .execute();
    const known = db as Kysely<Pick<Schema, 'tables' | 'lobby'>>;
    await known
      .insertInto('lobby')
      .columns(['table_id', 'status', 'place', 'host_until', 'host', 'origin', 'opened_at'])
      .expression((eb) =>
        eb
          .selectFrom('tables')
          .select((of) => [
            'id',
            'status',
            of.lit(0).as('place'),
            'created_at as host_until',
            'host',
            'host as origin',
            'created_at',
          ])
          .where('visibility', '=', 'public')
          .where('status', 'in', ['open', 'playing']),
      )
      .execute();
  },
};

/** What a game that could go is still needed for. */
const neededFor: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('tables_by_previous').on('tables').column('previous').execute();
    await db.schema.createIndex('reports_by_table').on('reports').column('table_id').execute();
  },
};

const series: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('series')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('organizer', 'text', (c) => c.notNull())
      .addColumn('time', 'text', (c) => c.notNull())
      .addColumn('level', 'text', (c) => c.notNull())
      .addColumn('patience', 'bigint', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('series_deeds')
      .addColumn('series_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('series_deeds_in_order', ['series_id', 'seq'])
      .execute();
    await schema
      .createTable('series_tables')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('series_id', 'text', (c) => c.notNull())
      .addColumn('taken', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('series_tables_to_take')
      .on('series_tables')
      .columns(['series_id', 'taken'])
      .execute();
  },
};

/** What lists of tournaments show, who entered which, and where to go on from without folding all deeds again. */
const tournaments: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('tables').addColumn('series', 'text').execute();
    for (const name of ['title', 'game', 'format'])
      await schema
        .alterTable('series')
        .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    for (const name of ['cap', 'entrants', 'begun'])
      await schema
        .alterTable('series')
        .addColumn(name, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    for (const name of ['closes_at', 'ended_at'])
      await schema.alterTable('series').addColumn(name, 'bigint').execute();
    await schema
      .alterTable('series')
      .addColumn('status', 'text', (c) => c.notNull().defaultTo('entering'))
      .execute();
    await schema.createIndex('series_by_status').on('series').columns(['status', 'created_at']).execute();
    await schema.createIndex('series_by_organizer').on('series').column('organizer').execute();
    await schema
      .createTable('series_entrants')
      .addColumn('series_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('series_entrants_once', ['series_id', 'person'])
      .execute();
    await schema.createIndex('series_entrants_by_person').on('series_entrants').column('person').execute();
    await schema
      .createTable('series_snapshots')
      .addColumn('series_id', 'text', (c) => c.primaryKey())
      .addColumn('deed_count', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .execute();
  },
};

/** Which tables are rated, what came of them, and how everybody is rated by that. */
const ratings: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('tables').addColumn('rated', 'text').execute();
    await schema
      .createTable('raters')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.unique())
      .execute();
    await schema
      .createTable('rated_games')
      .addColumn('seq', 'integer', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull().unique())
      .addColumn('pool', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('rated_seats')
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('rater', 'text')
      .addColumn('bot', 'text')
      .addColumn('rank', 'integer', (c) => c.notNull())
      .addColumn('mean', 'integer', (c) => c.notNull())
      .addColumn('deviation', 'integer', (c) => c.notNull())
      .addColumn('gained', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('rated_seats_once', ['seq', 'seat'])
      .execute();
    await schema.createIndex('rated_seats_by_rater').on('rated_seats').columns(['rater', 'seq']).execute();
    await schema
      .createTable('ratings')
      .addColumn('rater', 'text', (c) => c.notNull())
      .addColumn('pool', 'text', (c) => c.notNull())
      .addColumn('mean', 'integer', (c) => c.notNull())
      .addColumn('deviation', 'integer', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('wins', 'integer', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_once', ['rater', 'pool'])
      .execute();
    await schema
      .createTable('rating_pools')
      .addColumn('pool', 'text', (c) => c.primaryKey())
      .addColumn('games', 'integer', (c) => c.notNull())
      .execute();
    await schema.createIndex('ratings_by_pool').on('ratings').columns(['pool', 'mean']).execute();
  },
};

/** What came of finished games, by what people look for; a server that starts goes through those that are not kept. */
const keptResults: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('persons')
      .addColumn('hides', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('results')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('took', 'bigint', (c) => c.notNull())
      .addColumn('orders', 'integer', (c) => c.notNull())
      .addColumn('board', 'text')
      .addColumn('counts', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createTable('result_seats')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('bot', 'text')
      .addColumn('rank', 'integer', (c) => c.notNull())
      .addColumn('played_as', 'text')
      .addColumn('dice', 'integer', (c) => c.notNull())
      .addColumn('pips', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('result_seats_once', ['table_id', 'seat'])
      .execute();
    await schema.createIndex('result_seats_by_person').on('result_seats').column('person').execute();
    await schema
      .createTable('played')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('opponent', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('open', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('played_once', ['person', 'opponent', 'at', 'table_id'])
      .execute();
    await schema
      .createIndex('played_by_game')
      .on('played')
      .columns(['person', 'opponent', 'game', 'at', 'table_id'])
      .execute();
    await schema.createIndex('played_by_opponent').on('played').column('opponent').execute();
    await schema.createIndex('played_by_table').on('played').column('table_id').execute();
    await schema
      .createTable('tallies')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('wins', 'integer', (c) => c.notNull())
      .addColumn('losses', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('tallies_once', ['person', 'kind', 'game', 'key'])
      .execute();
    await schema.createIndex('tallies_by_games').on('tallies').columns(['person', 'kind', 'games']).execute();
    await schema.createIndex('tallies_by_key').on('tallies').columns(['key', 'kind']).execute();
    await schema
      .createTable('game_tallies')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('wins', 'integer', (c) => c.notNull())
      .addColumn('orders', 'bigint', (c) => c.notNull())
      .addColumn('took', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('game_tallies_once', ['game', 'kind', 'key'])
      .execute();
  },
};

/** Those that were over before name no winner in lists. */
const winners: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('series').addColumn('winners', 'text').execute();
  },
};

/** For lists: those of one kind and status in the order of time, and those among them that somebody can still enter. */
const listed: Migration = {
  async up({ schema }: Kysely<unknown>) {
    const order = ['kind', 'status', 'created_at'];
    await schema.createIndex('series_by_kind').on('series').columns(order).execute();
    await schema
      .createIndex('series_with_room')
      .on('series')
      .columns(order)
      .where(sql.ref('entrants'), '<', sql.ref('cap'))
      .execute();
  },
};

/** What it takes to keep an account: devices to be known again, codes to come back with, and what somebody was called. */
const keptAccounts: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('sessions')
      .addColumn('seen_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    for (const name of ['browser', 'system'])
      await schema
        .alterTable('sessions')
        .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    await schema
      .createTable('recovery_codes')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('recovery_codes_by_person').on('recovery_codes').column('person').execute();
    await schema
      .createTable('earlier_names')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('login', 'text')
      .execute();
    await schema
      .createIndex('earlier_names_by_person')
      .on('earlier_names')
      .columns(['person', 'id'])
      .execute();
  },
};

/** Whom people follow. */
const company: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('follows')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('other', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('follows_once', ['person', 'other'])
      .execute();
    await schema.createIndex('follows_by_other').on('follows').column('other').execute();
  },
};

/** Before it, what was deleted could be left in the file of an embedded database. */
export const SCRUBBED_SINCE = '2026-11-18 audit and devices';

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '2026-11-15 first': first,
  '2026-11-16 numbers': numbers,
  '2026-11-17 budgets': budgets,
  [SCRUBBED_SINCE]: auditAndDevices,
  '2026-11-18 bus': bus,
  '2026-11-18 sat': whoSat,
  '2026-11-19 runs': runs,
  '2026-11-20 lobby': lobby,
  '2026-11-21 needed for': neededFor,
  '2026-11-22 series': series,
  '2026-11-23 tournaments': tournaments,
  '2026-11-30 ratings': ratings,
  '2026-12-01 results': keptResults,
  '2026-12-01 winners': winners,
  '2026-12-02 accounts': keptAccounts,
  '2026-12-02 listed': listed,
  '2026-12-03 company': company,
};

/** Brings the database up to date, with what only one kind of store needs; what was done for it, by name. A second process
 *  that does the same meanwhile waits. */
export async function migrate<S>(
  db: Kysely<S>,
  own: Readonly<Record<string, Migration>> = {},
): Promise<readonly string[]> {
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS, ...own }) };
  const { error, results = [] } = await new Migrator({
    db: db as Kysely<unknown>,
    provider,
  }).migrateToLatest();
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  const reason = error instanceof Error ? error.message : 'for no reason that was told';
  // what Kysely says when the database knows a migration that is not here
  if (reason.includes('corrupted migrations'))
    throw new StoreRefused('The data was written by a newer Starboard: start that one, or restore a backup.');
  throw new Error(`The database could not be brought up to date: ${reason}`, { cause: error });
}
