// Removes what nobody needs any more, after as long as the host says; a little at a time, so that nobody waits for it.

import type { Clock } from '../base/clock.ts';
import { DEVICE_DAYS } from '../people/devices.ts';
import { forget } from '../people/own-data.ts';
import { SESSION_DAYS } from '../people/sessions.ts';
import type { Store } from '../store/store.ts';
import { removeTables } from '../tables/removing.ts';
import { GuestGames } from './guest-games.ts';
import { isExpected, isNowhere, mayGo, REMOVABLE_STATUS } from './kept.ts';
import {
  endedSessions,
  filledBudgets,
  forgottenOrigins,
  oldAudit,
  oldChat,
  oldDevices,
  oldReports,
  orphanedJobs,
  ROWS,
  type Delete,
} from './rows.ts';
import { placeBehind, START, type Place } from './place.ts';
import { removeUnbegun } from './tournaments.ts';

/** In days; Infinity: for ever. */
export interface RetentionDays {
  /** Guests after they were last here: without games they go; with games their name does, once they cannot come back. */
  readonly guests: number;
  /** Tables that were closed before their game began, and tournaments that were cancelled before their lots were drawn. */
  readonly closed: number;
  /** Games at which no account ever sat, after their end. */
  readonly guestGames: number;
  readonly chat: number;
  /** Reports that are settled, and what the host did. */
  readonly reports: number;
}

/** Games of guests stay as long as a guest can come back without having been here meanwhile. */
export const USUAL_RETENTION: RetentionDays = {
  guests: 30,
  closed: 30,
  guestGames: SESSION_DAYS,
  chat: 365,
  reports: 365,
};

export type Removed =
  | 'guests'
  | 'guest names'
  | 'tables'
  | 'tournaments'
  | 'games'
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
/** Tables and people in one step, with all that belongs to them. */
const WHOLES = 50;

export class Retention {
  readonly #deps: RetentionDeps;
  readonly #games: GuestGames;
  #guests = START;
  #closed = START;

  constructor(deps: RetentionDeps) {
    this.#deps = deps;
    this.#games = new GuestGames(deps.store);
  }

  /** One small step of everything; true when there may be more to do. */
  async step(): Promise<boolean> {
    const { days, clock, store } = this.#deps;
    const { db } = store;
    const now = clock.now();
    const since = (count: number): number => now - count * DAY;
    const more: boolean[] = [];
    if (Number.isFinite(days.closed)) {
      more.push(await this.#stepTables(since(days.closed)));
      more.push(await this.#stepTournaments(since(days.closed)));
    }
    if (Number.isFinite(days.guestGames)) more.push(await this.#stepGames(since(days.guestGames), now));
    if (Number.isFinite(days.guests)) more.push(await this.#stepGuests(since(days.guests), now));
    if (Number.isFinite(days.chat)) more.push(await this.#rows('chat', oldChat(db, since(days.chat))));
    if (Number.isFinite(days.reports)) {
      more.push(await this.#rows('reports', oldReports(db, since(days.reports))));
      more.push(await this.#rows('audit', oldAudit(db, since(days.reports))));
    }
    more.push(await this.#rows('devices', oldDevices(db, since(DEVICE_DAYS))));
    more.push(await this.#rows('sessions', endedSessions(db, now)));
    more.push(await this.#rows('budgets', filledBudgets(db, now)));
    more.push(await this.#rows('origins', forgottenOrigins(db, now)));
    more.push(await this.#rows('jobs', orphanedJobs(db, now)));
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

  async #stepTournaments(before: number): Promise<boolean> {
    const count = await removeUnbegun(this.#deps.store, before, WHOLES);
    this.#tell('tournaments', count);
    return count === WHOLES;
  }

  async #stepGames(before: number, now: number): Promise<boolean> {
    const { count, more } = await this.#games.step(before, now);
    this.#tell('games', count);
    return more;
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
}

/** From the beginning again where nothing is left. */
function placeAfter(rows: Parameters<typeof placeBehind>[0]): Place {
  return rows.length < WHOLES ? START : placeBehind(rows);
}
