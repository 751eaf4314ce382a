// Removes what nobody needs any more, after as long as the host says; a little at a time, so that nobody waits for it.

import type { DeleteResult } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { datedFrom } from '../base/ids.ts';
import { DEVICE_DAYS } from '../people/devices.ts';
import { forget } from '../people/own-data.ts';
import type { Store } from '../store/store.ts';
import { removeTables } from '../tables/removing.ts';
import { isExpected, isNowhere, isReported, mayGo, REMOVABLE_STATUS } from './kept.ts';

/** In days; Infinity: for ever. */
export interface RetentionDays {
  /** Guests after they were last here: without games they go; with games their name does, once they cannot come back. */
  readonly guests: number;
  /** Tables that were closed before their game began. */
  readonly closed: number;
  readonly chat: number;
  /** Reports that are settled, and what the host did. */
  readonly reports: number;
}

export const USUAL_RETENTION: RetentionDays = { guests: 30, closed: 30, chat: 365, reports: 365 };

export type Removed =
  | 'guests'
  | 'guest names'
  | 'tables'
  | 'chat'
  | 'reports'
  | 'audit'
  | 'sessions'
  | 'devices'
  | 'budgets'
  | 'origins'
  | 'jobs';

export interface RetentionDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly days: RetentionDays;
  readonly removed: (what: Removed, count: number) => void;
}

const DAY = 86_400_000;
/** Rows of a kind in one step; of tables and people, with all that belongs to them, fewer. */
const ROWS = 500;
const WHOLES = 50;

/** How far a pass has come: what may not go yet is not looked at again and again. */
interface Place {
  readonly at: number;
  readonly id: string;
}
const START: Place = { at: -1, id: '' };

type Delete = { executeTakeFirst(): Promise<DeleteResult> };

export class Retention {
  readonly #deps: RetentionDeps;
  #guests = START;
  #closed = START;

  constructor(deps: RetentionDeps) {
    this.#deps = deps;
  }

  /** One small step of everything; true when there may be more to do. */
  async step(): Promise<boolean> {
    const { days, clock } = this.#deps;
    const now = clock.now();
    const since = (count: number): number => now - count * DAY;
    const more: boolean[] = [];
    if (Number.isFinite(days.closed)) more.push(await this.#stepTables(since(days.closed)));
    if (Number.isFinite(days.guests)) more.push(await this.#stepGuests(since(days.guests), now));
    if (Number.isFinite(days.chat)) more.push(await this.#rows('chat', this.#chat(since(days.chat))));
    if (Number.isFinite(days.reports)) {
      more.push(await this.#rows('reports', this.#reports(since(days.reports))));
      more.push(await this.#rows('audit', this.#audit(since(days.reports))));
    }
    more.push(await this.#rows('devices', this.#devices(since(DEVICE_DAYS))));
    more.push(await this.#rows('sessions', this.#sessions(now)));
    more.push(await this.#rows('budgets', this.#budgets(now)));
    more.push(await this.#rows('origins', this.#origins(now)));
    more.push(await this.#rows('jobs', this.#jobs(now)));
    return more.includes(true);
  }

  async #rows(what: Removed, statement: Delete): Promise<boolean> {
    const count = Number((await statement.executeTakeFirst()).numDeletedRows);
    this.#tell(what, count);
    return count === ROWS;
  }

  #tell(what: Removed, count: number): void {
    if (count > 0) this.#deps.removed(what, count);
  }

  async #stepTables(before: number): Promise<boolean> {
    const { store } = this.#deps;
    const { at, id } = this.#closed;
    const rows = await store.db
      .selectFrom('tables')
      .select(['id', 'ended_at as at'])
      .where('status', '=', REMOVABLE_STATUS)
      .where('ended_at', '<', before)
      .where((eb) => eb.or([eb('ended_at', '>', at), eb.and([eb('ended_at', '=', at), eb('id', '>', id)])]))
      .orderBy('ended_at')
      .orderBy('id')
      .limit(WHOLES)
      .execute();
    const going: string[] = [];
    for (const row of rows) if (await mayGo(store, row.id)) going.push(row.id);
    await removeTables(store, going);
    this.#tell('tables', going.length);
    this.#closed = placeAfter(rows);
    return rows.length === WHOLES;
  }

  async #stepGuests(before: number, now: number): Promise<boolean> {
    const { store } = this.#deps;
    const { at, id } = this.#guests;
    const rows = await store.db
      .selectFrom('persons')
      .select(['id', 'seen_at as at'])
      .select((eb) => [isNowhere(eb).as('nowhere'), isExpected(eb, now).as('expected')])
      .where('kind', '=', 'guest')
      .where('deleted', '=', 0)
      .where('seen_at', '<', before)
      .where((eb) => eb.or([eb('seen_at', '>', at), eb.and([eb('seen_at', '=', at), eb('id', '>', id)])]))
      .orderBy('seen_at')
      .orderBy('id')
      .limit(WHOLES)
      .execute();
    const nowhere = rows.filter((row) => Boolean(row.nowhere)).map((row) => row.id);
    const named = rows.filter((row) => !row.nowhere && !row.expected).map((row) => row.id);
    await this.#removeGuests(nowhere, before);
    for (const guest of named) await forget(store, this.#deps.clock, guest);
    this.#tell('guest names', named.length);
    this.#guests = placeAfter(rows);
    return rows.length === WHOLES;
  }

  /** Without a trace: no table knows them. Who came back meanwhile, or sat down, stays. */
  async #removeGuests(guests: readonly string[], before: number): Promise<void> {
    if (guests.length === 0) return;
    const { store } = this.#deps;
    const { db } = store;
    const left = db.selectFrom('persons').select('id').where('id', 'in', guests);
    const of = (table: 'sessions' | 'blocks' | 'chat' | 'presence' | 'sat') =>
      db.deleteFrom(table).where('person', 'in', guests).where('person', 'not in', left);
    await store.write([
      db
        .deleteFrom('persons')
        .where('id', 'in', guests)
        .where('seen_at', '<', before)
        .where((eb) => isNowhere(eb)),
      of('sessions'),
      of('blocks'),
      of('presence'),
      of('sat'),
      of('chat'),
      db.deleteFrom('blocks').where('other', 'in', guests).where('other', 'not in', left),
    ]);
    const kept = await left.execute();
    const removed = guests.filter((guest) => !kept.some(({ id }) => id === guest));
    for (const id of removed) await store.notify({ about: 'person', id });
    this.#tell('guests', removed.length);
  }

  #chat(before: number): Delete {
    const { db } = this.#deps.store;
    const those = db
      .selectFrom('chat')
      .select('id')
      .where('id', '<', datedFrom(before))
      .where((eb) => eb.not(isReported(eb)))
      .orderBy('id')
      .limit(ROWS);
    return db.deleteFrom('chat').where('id', 'in', those);
  }

  #reports(before: number): Delete {
    const { db } = this.#deps.store;
    const those = db
      .selectFrom('reports')
      .select('id')
      .where('handled', '=', 1)
      .where((eb) => eb(eb.fn.coalesce('handled_at', 'at'), '<', before))
      .limit(ROWS);
    return db.deleteFrom('reports').where('id', 'in', those);
  }

  #audit(before: number): Delete {
    const { db } = this.#deps.store;
    const those = db.selectFrom('audit').select('id').where('id', '<', datedFrom(before)).limit(ROWS);
    return db.deleteFrom('audit').where('id', 'in', those);
  }

  #devices(before: number): Delete {
    const { db } = this.#deps.store;
    const those = db.selectFrom('devices').select('hash').where('seen_at', '<', before).limit(ROWS);
    return db.deleteFrom('devices').where('seen_at', '<', before).where('hash', 'in', those);
  }

  #sessions(now: number): Delete {
    const { db } = this.#deps.store;
    const those = db.selectFrom('sessions').select('hash').where('expires_at', '<=', now).limit(ROWS);
    return db.deleteFrom('sessions').where('hash', 'in', those);
  }

  #budgets(now: number): Delete {
    const { db } = this.#deps.store;
    const those = db.selectFrom('budgets').select('key').where('full_at', '<', now).limit(ROWS);
    return db.deleteFrom('budgets').where('key', 'in', those).where('full_at', '<', now);
  }

  #origins(now: number): Delete {
    const { db } = this.#deps.store;
    const those = db.selectFrom('origins').select('address').where('until_at', '<', now).limit(ROWS);
    return db.deleteFrom('origins').where('address', 'in', those).where('until_at', '<', now);
  }

  /** Of tables that are not there any more. */
  #jobs(now: number): Delete {
    const { db } = this.#deps.store;
    const those = db
      .selectFrom('jobs')
      .select('key')
      .where('kind', '=', 'table')
      .where('locked_until', '<=', now)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('tables').select('id').whereRef('tables.id', '=', 'jobs.subject'))),
      )
      .limit(ROWS);
    return db.deleteFrom('jobs').where('key', 'in', those);
  }
}

/** From the beginning again where nothing is left. */
function placeAfter(rows: readonly { readonly id: string; readonly at: number | null }[]): Place {
  const last = rows.at(-1);
  return last === undefined || rows.length < WHOLES ? START : { at: last.at ?? START.at, id: last.id };
}
