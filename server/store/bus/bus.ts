// The bus beside the database: it tells processes which tables have new deeds, so that each hears only of those that it
// serves. Nothing relies on it. Every process listens to the database's notices at all times, and has written down there
// whether it hears the bus; as long as one does not, the database tells all of them too (see append.ts). What was said
// on a bus that failed is said again by the database, and what was not heard from it is looked up there.

import type { Listeners } from '../notices.ts';
import type { Notice } from '../store.ts';
import { inTime } from './in-time.ts';
import type { BusLine, OpenLine } from './line.ts';
import { OwedNews, type DeedCount } from './owed.ts';
import { USUAL_PACE, type BusPace } from './pace.ts';
import { Subscriptions } from './subscriptions.ts';

/** What the bus needs of the database. */
export interface BusBase {
  /** How many deeds each of these tables has. */
  deedCounts(tables: readonly string[]): Promise<readonly DeedCount[]>;
  /** Tells all processes by the database. */
  notify(news: readonly DeedCount[]): Promise<void>;
  /** Writes down whether this process hears the bus. */
  writeHears(hears: boolean): Promise<void>;
}

export interface BusDeps {
  readonly process: string;
  readonly open: OpenLine;
  readonly base: BusBase;
  /** Those in this process who want to know. */
  readonly listeners: Listeners;
  /** For who runs the server. */
  readonly turned?: ((turn: BusTurn) => void) | undefined;
  readonly pace?: BusPace;
}

export type BusTurn = { readonly hears: true } | { readonly hears: false; readonly why: string };

/** Tables that one question asks about. */
const AT_ONCE = 1000;

interface Followed {
  /** By how many parts of this process. */
  times: number;
  /** How many deeds the database has told of. What the bus says is never put here: it may be wrong. */
  known: number;
}

interface Used {
  readonly line: BusLine;
  readonly subscriptions: Subscriptions;
}

export class Bus {
  readonly #deps: BusDeps;
  readonly #pace: BusPace;
  readonly #followed = new Map<string, Followed>();
  readonly #owed: OwedNews;
  /** The connection, until the moment in which it is not trusted any more. */
  #used: Used | null = null;
  #why = new Error('');
  #hears = false;
  /** Published, and not confirmed by the bus. */
  readonly #unconfirmed = new Map<string, number>();
  #beat = 0;
  #heardBeat: (number: number) => void = () => {};
  #living: readonly string[] = [];
  #isClosed = false;
  /** Those who pause, and look whether they still have to. */
  readonly #pausing = new Set<() => void>();
  #running: Promise<void> = Promise.resolve();
  #sweeping: Promise<void> = Promise.resolve();

  constructor(deps: BusDeps) {
    this.#deps = deps;
    this.#pace = deps.pace ?? USUAL_PACE;
    this.#owed = new OwedNews((news) => deps.base.notify(news), this.#pace.again);
  }

  /** The bus carries the notices of this process; otherwise the database does. */
  get hears(): boolean {
    return this.#hears;
  }

  start(): void {
    this.#running = this.#run();
    this.#sweeping = this.#sweep();
  }

  /** Hears of the deeds of a table until it is told otherwise. */
  follow(table: string): () => void {
    const followed = this.#followed.get(table) ?? { times: 0, known: 0 };
    if (followed.times++ === 0) {
      this.#followed.set(table, followed);
      this.#changed(table);
    }
    return () => {
      if (--followed.times > 0) return;
      this.#followed.delete(table);
      this.#changed(table);
    };
  }

  /** The database has told of something. */
  learn(notice: Notice): void {
    if (notice.about === 'table') this.#learn(notice.id, notice.deedCount);
  }

  /** Deeds of this process are durable; `isTold` by the database already, or not. */
  tell(news: readonly DeedCount[], isTold: boolean): void {
    for (const each of news) {
      // the database would have told this process too
      if (!isTold) this.#tellHere(each);
      if (this.#used !== null) void this.#publish(this.#used, each);
      else if (!isTold) this.#owed.add(each);
    }
  }

  /** Nobody answered whether these are durable. If they are, nobody was told. */
  doubt(news: readonly DeedCount[]): void {
    for (const each of news) this.#owed.add(each);
  }

  /** Who dies between making a deed durable and telling of it has told nobody. */
  async living(processes: readonly string[]): Promise<void> {
    const hasVanished = this.#living.some((each) => !processes.includes(each));
    this.#living = processes;
    if (hasVanished) await this.lookUp();
  }

  /** Others took this process for dead, and what it had written down about itself is gone: it begins anew. */
  forgotten(): void {
    this.#fail(new Error('others took this process for dead'));
  }

  /** Looks in the database whether tables that are followed here have deeds that nobody told of. */
  async lookUp(tables: readonly string[] = [...this.#followed.keys()]): Promise<void> {
    for (let from = 0; from < tables.length; from += AT_ONCE)
      for (const each of await this.#deps.base.deedCounts(tables.slice(from, from + AT_ONCE)))
        if (each.deedCount > (this.#followed.get(each.table)?.known ?? Infinity)) this.#tellHere(each);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    // who still tries to reach the bus is not waited for
    const running = this.#used === null ? null : this.#running;
    this.#fail(new Error('closed'));
    await running;
    await this.#sweeping;
    await this.#owed.close();
  }

  #tellHere({ table, deedCount }: DeedCount): void {
    this.#learn(table, deedCount);
    this.#deps.listeners.tell({ about: 'table', id: table, deedCount });
  }

  #learn(table: string, deedCount: number): void {
    const followed = this.#followed.get(table);
    if (followed !== undefined && deedCount > followed.known) followed.known = deedCount;
  }

  #changed(table: string): void {
    this.#used?.subscriptions.change([table]).catch((error: Error) => this.#fail(error));
  }

  /** One connection after the other, until it is closed. */
  async #run(): Promise<void> {
    let pause = this.#pace.again;
    let isTold = false;
    while (!this.#isClosed) {
      const hasHeard = await this.#use();
      if (this.#isClosed) return;
      if (hasHeard || !isTold) this.#deps.turned?.({ hears: false, why: this.#why.message });
      isTold = true;
      pause = hasHeard ? this.#pace.again : Math.min(this.#pace.seldom, pause * 2);
      await this.#pause(pause);
    }
  }

  /** Uses one connection for as long as it works; whether it ever did. */
  async #use(): Promise<boolean> {
    let hasHeard = false;
    try {
      const used = await this.#opened();
      // all that is followed is heard: from then on the database need not tell this process
      hasHeard = true;
      await this.#deps.base.writeHears(true);
      if (this.#used === used) {
        this.#hears = true;
        this.#deps.turned?.({ hears: true });
      }
      while (this.#used === used) {
        await this.#pause(this.#pace.beat, () => this.#used !== used);
        if (this.#used === used) await this.#beats(used.line);
      }
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error(String(error)));
    }
    if (hasHeard) await this.#writeDeaf();
    return hasHeard;
  }

  /** A connection on which all that is followed is listened for, and that was tried. */
  async #opened(): Promise<Used> {
    const line = await this.#deps.open({
      hear: (id, number) => this.#heard(id, number),
      lost: (error) => this.#fail(error),
    });
    const subscriptions = new Subscriptions({
      line,
      isWanted: (table) => this.#followed.has(table),
      heard: (tables) => this.lookUp(tables),
    });
    const used = { line, subscriptions };
    this.#used = used;
    if (this.#isClosed) throw new Error('closed');
    await line.subscribe([this.#deps.process]);
    await subscriptions.change(this.#followed.keys());
    await this.#beats(line);
    return used;
  }

  /** From this moment on the database carries the notices. */
  #fail(why: Error): void {
    this.#why = why;
    this.#hears = false;
    const used = this.#used;
    this.#used = null;
    used?.line.close();
    for (const [table, deedCount] of this.#unconfirmed) this.#owed.add({ table, deedCount });
    this.#unconfirmed.clear();
    for (const look of this.#pausing) look();
  }

  /** Has the database tell this process again. Deeds that were on their way meanwhile are looked up. */
  async #writeDeaf(): Promise<void> {
    for (;;) {
      try {
        await this.#deps.base.writeHears(false);
        break;
      } catch {
        if (this.#isClosed) return;
        await new Promise((resolve) => setTimeout(resolve, this.#pace.again));
      }
    }
    void this.#settle();
  }

  async #settle(): Promise<void> {
    for (const after of this.#pace.settle) {
      await this.#pause(after);
      // what fails is looked up by the sweep
      if (!this.#isClosed) await this.lookUp().catch(() => {});
    }
  }

  async #sweep(): Promise<void> {
    while (!this.#isClosed) {
      await this.#pause(this.#pace.sweep);
      if (!this.#isClosed) await this.lookUp().catch(() => {});
    }
  }

  /** Does what this process says come back to it, in time? */
  async #beats(line: BusLine): Promise<void> {
    const number = ++this.#beat;
    const heard = new Promise<void>((resolve) => {
      this.#heardBeat = (each) => {
        if (each === number) resolve();
      };
    });
    await inTime(Promise.all([heard, line.publish(this.#deps.process, number)]), this.#pace.patience);
  }

  #heard(id: string, number: number): void {
    if (id === this.#deps.process) return this.#heardBeat(number);
    const followed = this.#followed.get(id);
    if (followed === undefined || number <= followed.known) return;
    this.#deps.listeners.tell({ about: 'table', id, deedCount: number });
  }

  async #publish({ line }: Used, { table, deedCount }: DeedCount): Promise<void> {
    this.#unconfirmed.set(table, deedCount);
    try {
      await line.publish(table, deedCount);
      if (this.#unconfirmed.get(table) === deedCount) this.#unconfirmed.delete(table);
    } catch (error) {
      if (this.#used?.line === line) this.#fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Ends early when it is over what it is waited for. */
  async #pause(ms: number, isOver = (): boolean => this.#isClosed): Promise<void> {
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#pausing.delete(look);
        resolve();
      };
      const look = (): void => {
        if (isOver()) end();
      };
      const timer = setTimeout(end, ms);
      this.#pausing.add(look);
      look();
    });
  }
}
