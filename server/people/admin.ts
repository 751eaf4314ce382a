// What the host of a server does about people, from the command line. It writes into the database; what a running server
// must do about it, now or when it starts, is left there as a job.

import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import { sql, type Compilable } from 'kysely';
import { datedId, randomIds } from '../base/ids.ts';
import type { Beside } from '../store/beside.ts';
import type {
  AuditRow,
  EarlierNameRow,
  PersonRow,
  ReportRow,
  SeriesRow,
  SeriesStatus,
  Status,
} from '../store/schema.ts';
import { hashPassword } from './passwords.ts';

const MOST_LISTED = 100;
const DAY = 86_400_000;
const LOOK_EVERY = 100;

/** Jobs about a person: to tell everybody that something changed, to free its seats, to forget it. */
export const PERSON_JOBS = { told: 'person', left: 'leave', forgotten: 'forget' } as const;

/** The jobs to close a table and to cancel a series. */
export const CLOSE_JOBS = { table: 'close', series: 'cancel' } as const;

/** A report with what must be known to judge it; null for what is not there any more. */
export interface PersonReport extends ReportRow {
  readonly text: string | null;
  readonly written_at: number | null;
  readonly by_name: string | null;
  readonly about_name: string | null;
  readonly game: string | null;
  readonly status: Status | null;
}

interface Stoppable {
  readonly what: 'table' | SeriesRow['kind'];
  /** How it has ended; null while it goes on. */
  readonly end: Status | SeriesStatus | null;
}

export class Admin {
  readonly #store: Beside;
  readonly #who: string;
  readonly #now: () => number;
  #auditedAt = 0;

  /** `who` is written down with everything that is done. */
  constructor(store: Beside, who: string, now: () => number = Date.now) {
    this.#store = store;
    this.#who = who;
    this.#now = now;
  }

  /** Those whose name or login has the text in it, the newest first. */
  people(text: string): Promise<PersonRow[]> {
    const like = `%${text.toLowerCase().replaceAll(/[%_!]/g, '!$&')}%`;
    return this.#store.db
      .selectFrom('persons')
      .selectAll()
      .where('deleted', '=', 0)
      .where((eb) =>
        eb.or([
          sql<boolean>`lower(name) like ${like} escape '!'`,
          sql<boolean>`login like ${like} escape '!'`,
          eb('id', '=', text),
        ]),
      )
      .orderBy('created_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
  }

  /** What is to be settled, the oldest first, or all that was reported, the newest first; with the names of those
   *  concerned, the game, and what the line in question said. */
  reports(settledToo: boolean): Promise<PersonReport[]> {
    const all = this.#store.db
      .selectFrom('reports')
      .leftJoin('chat', 'chat.id', 'reports.chat')
      .leftJoin('persons as by', 'by.id', 'reports.reporter')
      .leftJoin('persons as about', 'about.id', 'reports.person')
      .leftJoin('tables', 'tables.id', 'reports.table_id')
      .selectAll('reports')
      .select([
        'chat.text',
        'chat.at as written_at',
        'by.name as by_name',
        'about.name as about_name',
        'tables.game',
        'tables.status',
      ])
      .orderBy('reports.at', settledToo ? 'desc' : 'asc')
      .limit(MOST_LISTED);
    return (settledToo ? all : all.where('reports.handled', '=', 0)).execute();
  }

  /** What somebody was called before, the latest first. */
  async names(who: string): Promise<EarlierNameRow[] | Refusal> {
    const person = await this.#find(who);
    if (isRefusal(person)) return person;
    return this.#store.db
      .selectFrom('earlier_names')
      .selectAll()
      .where('person', '=', person.id)
      .orderBy('id', 'desc')
      .execute();
  }

  async settle(report: string): Promise<Refusal | null> {
    const { db } = this.#store;
    const found = await db.selectFrom('reports').select('id').where('id', '=', report).executeTakeFirst();
    if (found === undefined) return refuseInEnglish(`There is no report ${JSON.stringify(report)}.`);
    await this.#store.write([
      db.updateTable('reports').set({ handled: 1, handled_at: this.#now() }).where('id', '=', report),
      this.#audit('settle', report),
    ]);
    return null;
  }

  /** What was done beside this. */
  async note(what: string, about: string): Promise<void> {
    await this.#store.write([this.#audit(what, about)]);
  }

  /** What was done, the latest first. */
  audit(): Promise<AuditRow[]> {
    return this.#store.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(MOST_LISTED).execute();
  }

  /** May not write at tables for so many days; 0: may again. */
  silence(who: string, days: number): Promise<PersonRow | Refusal> {
    const until = days === 0 ? 0 : this.#now() + days * DAY;
    return this.#change(who, { silenced_until: until }, PERSON_JOBS.told, `silence for ${days} days`);
  }

  /** What goes on at a table, or in a series, is stopped by the server; `isDone` as below. */
  async close(
    id: string,
    patience = 0,
  ): Promise<(Pick<Stoppable, 'what'> & { readonly isDone: boolean }) | Refusal> {
    const found = await this.#stoppable(id);
    if (found === null)
      return refuseInEnglish(
        `There is no table, tournament, campaign or multi-battle ${JSON.stringify(id)}.`,
      );
    const { what, end } = found;
    const named = `${what[0].toUpperCase()}${what.slice(1)} ${id}`;
    if (end === 'over') return refuseInEnglish(`${named} is over: there is nothing to close.`);
    if (end !== null) return refuseInEnglish(`${named} is ${end} already.`);
    await this.#store.write([
      this.#job(CLOSE_JOBS[what === 'table' ? what : 'series'], id),
      this.#audit('close', id),
    ]);
    const isDone = await within(patience, async () => (await this.#stoppable(id))?.end !== null);
    return { what, isDone };
  }

  async #stoppable(id: string): Promise<Stoppable | null> {
    const { db } = this.#store;
    const table = await db.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirst();
    if (table !== undefined) {
      const { status } = table;
      return { what: 'table', end: status === 'over' || status === 'closed' ? status : null };
    }
    const series = await db
      .selectFrom('series')
      .select(['kind', 'status'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (series === undefined) return null;
    const { kind, status } = series;
    return { what: kind, end: status === 'over' || status === 'cancelled' ? status : null };
  }

  /** Bots play on in its seats where others sit; its other tables are closed. */
  ban(who: string): Promise<PersonRow | Refusal> {
    return this.#change(who, { banned: 1 }, PERSON_JOBS.left, 'ban');
  }

  unban(who: string): Promise<PersonRow | Refusal> {
    return this.#change(who, { banned: 0 }, PERSON_JOBS.told, 'unban');
  }

  /** What is stored about the person is left to the server; `isDone` when one has done it within `patience`, in
   *  milliseconds. */
  async forget(
    who: string,
    patience = 0,
  ): Promise<{ readonly person: PersonRow; readonly isDone: boolean } | Refusal> {
    const person = await this.#change(who, {}, PERSON_JOBS.forgotten, 'forget');
    if (isRefusal(person)) return person;
    return { person, isDone: await within(patience, () => this.#isGone(person.id)) };
  }

  async #isGone(person: string): Promise<boolean> {
    const row = await this.#store.db
      .selectFrom('persons')
      .select('deleted')
      .where('id', '=', person)
      .executeTakeFirst();
    return row?.deleted !== 0;
  }

  /** A new password for who forgot theirs; signs out everywhere. */
  async newPassword(who: string): Promise<string | Refusal> {
    const person = await this.#find(who);
    if (isRefusal(person)) return person;
    if (person.login === null) return refuseInEnglish(`${person.name} has no account, and so no password.`);
    const password = randomIds.name(16);
    const hash = await hashPassword(password);
    const { db } = this.#store;
    await this.#store.write([
      db.updateTable('persons').set({ password: hash }).where('id', '=', person.id),
      db.deleteFrom('sessions').where('person', '=', person.id),
      db.deleteFrom('devices').where('person', '=', person.id),
      this.#job(PERSON_JOBS.told, person.id),
      this.#audit('password', person.id),
    ]);
    return password;
  }

  async #change(
    who: string,
    change: Partial<PersonRow>,
    job: string,
    what: string,
  ): Promise<PersonRow | Refusal> {
    const person = await this.#find(who);
    if (isRefusal(person)) return person;
    const update = this.#store.db.updateTable('persons').set(change).where('id', '=', person.id);
    const changes = Object.keys(change).length === 0 ? [] : [update];
    const told = (await this.#botsOf(person.id)).map((bot) => this.#job(PERSON_JOBS.told, bot));
    await this.#store.write([...changes, this.#job(job, person.id), ...told, this.#audit(what, person.id)]);
    return { ...person, ...change };
  }

  /** What holds for an account holds for its bots. */
  async #botsOf(owner: string): Promise<string[]> {
    const rows = await this.#store.db.selectFrom('persons').select('id').where('owner', '=', owner).execute();
    return rows.map(({ id }) => id);
  }

  /** By id or login. */
  async #find(who: string): Promise<PersonRow | Refusal> {
    const row = await this.#store.db
      .selectFrom('persons')
      .selectAll()
      .where('deleted', '=', 0)
      .where((eb) => eb.or([eb('id', '=', who), eb('login', '=', who.toLowerCase())]))
      .executeTakeFirst();
    return row ?? refuseInEnglish(`There is nobody with the id or username ${JSON.stringify(who)}.`);
  }

  /** Together with what is done, so that neither is without the other. Names are not in it. */
  /** What was done in the same millisecond has its order too. */
  #audit(what: string, about: string): Compilable {
    const at = Math.max(this.#now(), this.#auditedAt + 1);
    this.#auditedAt = at;
    const id = datedId(randomIds, at);
    return this.#store.db.insertInto('audit').values({ id, at, who: this.#who, what, about });
  }

  #job(kind: string, subject: string): Compilable {
    return this.#store.db
      .insertInto('jobs')
      .values({
        key: `${kind}:${subject}`,
        kind,
        subject,
        run_at: 0,
        attempts: 0,
        locked_until: 0,
        locked_by: '',
      })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ run_at: 0, locked_until: 0 }));
  }
}

/** Has it come about within so many milliseconds? */
async function within(patience: number, isDone: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + patience;
  while (!(await isDone())) {
    if (Date.now() >= until) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  return true;
}
