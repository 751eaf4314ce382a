// A table that somebody looks at or that has something to do. Whatever touches it waits in one queue, and nothing is
// shown or answered before it is durable: in between nobody can look.

import { isRefusal, type Refusal } from '@starboard/engine';
import type { Compilable } from 'kysely';
import { forgetLog, type Committed } from '@starboard/engine/match';
import type { Clock } from '../base/clock.ts';
import { refused } from '../base/refused.ts';
import type { Summary } from '../store/schema.ts';
import { InDoubt, SNAPSHOT_EVERY, type Append, type Store, type Wake } from '../store/store.ts';
import { troubleOf } from '../store/trouble.ts';
import type { DeedDecided, DeedDecision } from '../decide/decision.ts';
import type { Dated, Deed } from '../tables/deed.ts';
import { duesOf, nextDue, type BotPace } from './due.ts';
import type { Booking, House } from './house.ts';
import { summaryOf } from '../tables/info.ts';
import { catchUp, tableBefore, takesBack } from '../tables/loading.ts';
import type { Replays } from '../tables/replays.ts';
import { turnedRows } from '../tables/lobby-rows.ts';
import { resultRows } from '../tables/played.ts';
import { ratingRows } from '../tables/rating.ts';
import { isOfGroup, wokenSeries } from '../tables/series-rows.ts';
import { seatRows } from '../tables/seat-rows.ts';
import { carryOut, writeTable, type Table } from '../tables/table.ts';

/** A deed that was done and is durable. */
export interface DoneDeed {
  readonly dated: Dated;
  /** What a play brought. */
  readonly committed: Committed | null;
  readonly before: Table['state'];
  /** It was done in this process. */
  readonly isOwn: boolean;
  /** Who asked for it, where somebody did. */
  readonly asking: PendingRequest | null;
}

/** A request that waits for its deed. Whoever tells its socket of the deed may answer the request with that. */
export interface PendingRequest {
  readonly socket: object;
  readonly re: number;
  answered: boolean;
}

/** Who wants to know what happens at a table. Told in turn, so that what it sees of the table is durable. */
export interface Onlooker {
  onDeed(table: Table, step: DoneDeed): void;
  /** More happened than can be told step by step: whatever was shown is to be shown again. */
  onGap(table: Table): void;
  /** The table is to be looked at at that time; null when it waits for somebody. */
  onWake(keeper: TableKeeper, at: number | null): void;
  /** The store failed in the middle: what was to follow, somebody has to take up again. */
  onDoubt(keeper: TableKeeper): void;
}

export interface KeeperDeps {
  readonly store: Store;
  readonly replays: Replays;
  readonly clock: Clock;
  readonly pace: BotPace;
  readonly house: Pick<House, 'booked'>;
  readonly onlooker: Onlooker;
}

export type Decide = (table: Table, now: number) => DeedDecided | Promise<DeedDecided>;

/** A job that is due so soon is this process's own, and stays so for as long as thinking may take. */
const SOON = 10_000;
const LEASE = 120_000;
/** So many of those who wait come in one turn of the event loop. */
const IN_A_ROW = 4;
/** So often somebody else may be faster before we give up. */
const TRIES = 20;

export class TableKeeper {
  readonly id: string;
  readonly #deps: KeeperDeps;
  #table: Table;
  /** Somebody has the table, and these come after. */
  #isTaken = false;
  readonly #queue: (() => void)[] = [];
  #inARow = 0;
  #held = 0;
  /** The table in memory may be ahead of the store, or behind it: it is read anew before anybody looks. */
  #doubtful = false;
  /** How many deeds the onlooker knows of. */
  #told: number;
  /** What the store holds, so that only changes are written. */
  #summary: Summary;
  #wake: number | null | undefined;
  /** When the last deed was done: the next one comes no sooner, though a computer's clock may have been set back. */
  #at: number;
  usedAt: number;

  constructor(table: Table, deps: KeeperDeps) {
    this.id = table.row.id;
    this.#deps = deps;
    this.#table = table;
    this.#told = table.deedCount;
    this.#at = table.state.lastAt;
    this.#summary = summaryOf(table);
    this.usedAt = deps.clock.now();
  }

  get isBusy(): boolean {
    return this.#isTaken || this.#held > 0;
  }

  /** Stays in memory meanwhile: whoever comes back to it afterwards must not find that another has taken its place. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    this.#held++;
    try {
      return await work();
    } finally {
      this.#held--;
      this.usedAt = this.#deps.clock.now();
    }
  }

  /** In turn: what `look` sees is durable. */
  look<T>(look: (table: Table) => T | Promise<T>): Promise<T> {
    return this.#inTurn(() => look(this.#table));
  }

  /** Makes a decision durable and tells everybody, or returns why not. `then` sees the table right after it. */
  commit<T>(
    decide: Decide,
    then: (table: Table) => T,
    asking: PendingRequest | null = null,
  ): Promise<T | Refusal> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        if (this.#doubtful) await this.#readAnew();
        const now = Math.max(this.#deps.clock.now(), this.#at);
        this.#doubtful = true;
        const decided = await decide(this.#table, now);
        // what is refused has changed nothing
        if (decided === null || isRefusal(decided)) {
          this.#doubtful = false;
          return decided ?? then(this.#table);
        }
        const booked = this.#booked(decided, now);
        const booking = booked && (await booked);
        // the match has made it already: it is read anew
        if (isRefusal(booking)) return booking;
        if (booking !== 'stale' && (await this.#write(decided, now, { asking, booking })))
          return then(this.#table);
      }
      return refused('busy', 'tooBusy');
    });
  }

  /** Carries out what another process wrote. */
  follow(deedCount: number): Promise<void> {
    return this.#inTurn(async () => {
      if (deedCount > this.#table.deedCount) await this.#catchUp();
    });
  }

  async #inTurn<T>(run: () => T | Promise<T>): Promise<T> {
    this.usedAt = this.#deps.clock.now();
    if (this.#isTaken) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#isTaken = true;
    try {
      if (this.#doubtful) await this.#readAnew();
      return await run();
    } catch (error) {
      if (troubleOf(error) !== null) this.#deps.onlooker.onDoubt(this);
      throw error;
    } finally {
      const next = this.#queue.shift();
      if (next === undefined) this.#isTaken = false;
      else if (++this.#inARow % IN_A_ROW > 0) next();
      // with a database that answers at once nobody else would be served before all of them were
      else setImmediate(next);
    }
  }

  /** Hardly any table plays into others: at the rest nobody waits for it. */
  #booked({ committed }: DeedDecision, now: number): ReturnType<House['booked']> | null {
    if (committed === undefined || !isOfGroup(this.#table.row)) return null;
    return this.#deps.house.booked(this.#table, committed, now);
  }

  /** False when another process was faster, at this table or at one that it plays into. */
  async #write(
    decision: DeedDecision,
    now: number,
    { asking, booking }: { readonly asking: PendingRequest | null; readonly booking: Booking | null },
  ): Promise<boolean> {
    const before = this.#table.state;
    const dated = { at: now, deed: decision.deed };
    const { committed, append, summary, wake } = this.#prepare(decision, dated, booking?.also ?? []);
    if (!(await this.#appended(append, booking !== null))) return false;
    if (booking !== null) await booking.written();
    this.#doubtful = false;
    this.#summary = summary;
    this.#wake = wake;
    this.#at = now;
    this.#told = this.#table.deedCount;
    this.#deps.onlooker.onDeed(this.#table, { dated, committed, before, isOwn: true, asking });
    this.#deps.onlooker.onWake(this, wake);
    return true;
  }

  /** Carries the deed out here, to write what follows from it together with it. */
  #prepare({ deed, committed: made, also = [] }: DeedDecision, dated: Dated, booked: Booking['also']) {
    const table = this.#table;
    const { deedCount: seq, state } = table;
    const committed = carryOut(table, dated, made ?? null);
    if (table.match !== null) forgetLog(table.match);
    const summary = summaryOf(table);
    const wake = nextDue(duesOf(table, this.#deps.pace));
    // books that others write too come first: then nobody holds what another waits for
    const more = [...also, ...booked, ...this.#rowsBeside(state, table)];
    const append: Append = {
      table: this.id,
      seq,
      at: dated.at,
      body: JSON.stringify(deed),
      summary: isSame(summary, this.#summary) ? null : summary,
      snapshot: isKept(table, deed) ? writeTable(table) : null,
      wake: wake === this.#wake ? undefined : wake === null ? null : wakeAt(wake, dated.at),
      also: more.length === 0 ? undefined : more,
    };
    return { committed, append, summary, wake };
  }

  /** What lists show of the table. Nearly always it stays as it is. */
  #rowsBeside(before: Table['state'], { row, state }: Table): readonly Compilable[] {
    const { db } = this.#deps.store;
    const seats = seatRows(db, this.id, before.seats, state.seats);
    if (before.status === state.status) return seats;
    return [
      ...seats,
      ...turnedRows(db, row, before.status, state.status),
      ...wokenSeries(db, this.id, before.status, state.status),
      ...ratingRows(db, row, before.status, state.status),
      ...resultRows(db, row, before.status, state.status),
    ];
  }

  async #appended(append: Append, isBooked: boolean): Promise<boolean> {
    try {
      return await this.#deps.store.append(append);
    } catch (error) {
      // another table has written into the same books meanwhile
      if (isBooked && this.#deps.store.isTaken(error)) return false;
      if (error instanceof InDoubt && (await this.#wasWritten(append))) return true;
      throw error;
    }
  }

  /** Nobody answered whether it was written: the store knows. */
  async #wasWritten({ table, seq, body }: Append): Promise<boolean> {
    const [row] = await this.#deps.store.deeds(table, seq, seq + 1);
    return row?.body === body;
  }

  async #readAnew(): Promise<void> {
    this.#table = await tableBefore(this.#deps, this.#table, this.#told);
    await this.#catchUp();
    this.#doubtful = false;
  }

  /** Reads on from where the table stands; tells what is new to the onlooker. */
  async #catchUp(): Promise<void> {
    const { onlooker } = this.#deps;
    const table = this.#table;
    const missed = table.deedCount > this.#told;
    let before = table.state;
    await catchUp(this.#deps, table, (dated, committed) => {
      this.#at = dated.at;
      if (!missed && table.deedCount > this.#told)
        onlooker.onDeed(table, { dated, committed, before, isOwn: false, asking: null });
      before = table.state;
    });
    if (missed) onlooker.onGap(table);
    this.#told = table.deedCount;
    this.#summary = summaryOf(table);
    this.#wake = undefined;
  }
}

/** Now and then; and after a take-back, which nobody shall have to replay who loads the table. */
function isKept({ deedCount }: Table, deed: Deed): boolean {
  return deedCount % SNAPSHOT_EVERY === 0 || takesBack(deed);
}

function isSame(a: Summary, b: Summary): boolean {
  return (
    a.status === b.status &&
    a.actors === b.actors &&
    a.deadline === b.deadline &&
    a.ended_at === b.ended_at &&
    a.outcome === b.outcome
  );
}

function wakeAt(at: number, now: number): Wake {
  return { at, lockedUntil: at <= now + SOON ? Math.max(at, now) + LEASE : 0 };
}
