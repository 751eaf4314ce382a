// All tables of this process that are in memory. They are loaded when somebody comes or when they have something to do,
// and leave again when nobody has needed them for a while.

import { isRefusal } from '@starboard/engine';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Clock } from '../base/clock.ts';
import { LoopTurns } from '../base/loop-turns.ts';
import type { Store } from '../store/store.ts';
import type { Replays } from '../tables/replays.ts';
import { BotClaims, type ClaimDeps } from './claims.ts';
import { TableBots } from './table-bots.ts';
import { duesOf, nextDue, type BotPace } from './due.ts';
import { loadOpened, loadWhatever, type LoadGame } from '../tables/loading.ts';
import { TableKeeper, type Onlooker, type DoneDeed } from './table-keeper.ts';
import type { House } from './house.ts';
import { decideDue } from './tasks.ts';
import type { Table } from '../tables/table.ts';

/** Those who follow tables from outside. */
export interface Audience {
  onDeed(table: Table, step: DoneDeed): void;
  onGap(table: Table): void;
  /** Does somebody follow the table? Then it stays. */
  follows(id: string): boolean;
}

export interface KeepersDeps {
  readonly store: Store;
  readonly replays: Replays;
  readonly clock: Clock;
  readonly pace: BotPace;
  readonly loadGame: LoadGame;
  readonly thinkers: Thinkers;
  readonly audience: Audience;
  readonly presence: ClaimDeps['presence'];
  readonly payers: ClaimDeps['payers'];
  /** False while the store is known to fail: nothing is tried again by itself. */
  readonly mayTry?: () => boolean;
  readonly house: House;
  readonly failed: (table: string, error: unknown) => void;
  /** A game has begun or ended here. */
  readonly turned: (table: Table) => void;
}

/** A table that nobody needs leaves after so long. */
const IDLE = 60_000;
/** Where there are more than so many, one leaves sooner: nobody fills the memory by looking at one after the other. */
const MANY = 1_000;
const IDLE_OF_MANY = 5_000;
const CROWD_EVERY = 1_000;
/** Deeds that a table may do by itself in one go; more would be a fault that must not keep everybody waiting. */
const MOST_TASKS = 100;
/** After the store failed at a table, it is looked at again so soon. */
const AGAIN_AFTER = 1_000;

export class TableKeepers implements Onlooker {
  readonly #deps: KeepersDeps;
  readonly #promised = new Map<string, Promise<TableKeeper | null>>();
  readonly #loaded = new Map<string, TableKeeper>();
  /** What ends hearing of a table. */
  readonly #following = new Map<string, () => void>();
  readonly #timers = new Map<string, () => void>();
  readonly #ticking = new Map<string, 'once' | 'again'>();
  /** Tables at which the store failed, until they have been looked at again. */
  readonly #doubtful = new Map<string, NodeJS.Timeout>();
  readonly #bots: TableBots;
  readonly #loads = new LoopTurns();
  #sweptAt = -Infinity;
  #isClosed = false;

  constructor(deps: KeepersDeps) {
    this.#deps = deps;
    const { thinkers, clock, pace, failed, presence, payers, audience, store } = deps;
    const claims = new BotClaims({ presence, payers, follows: (id) => audience.follows(id) });
    const again = (keeper: TableKeeper): void => this.#tickSoon(keeper);
    this.#bots = new TableBots({ thinkers, claims, clock, pace, failed, again });
    store.listen((notice) => {
      const keeper = notice.about === 'presence' ? this.#loaded.get(notice.id) : undefined;
      if (keeper !== undefined) void this.#bots.regard(keeper).catch(() => {});
    });
    if (!store.isShared) return;
    deps.store.listen((notice) => {
      if (notice.about === 'table')
        void this.#loaded
          .get(notice.id)
          ?.follow(notice.deedCount)
          .catch(() => {});
    });
    deps.store.onGap(() => {
      for (const keeper of this.#loaded.values()) void keeper.follow(Infinity).catch(() => {});
    });
  }

  get size(): number {
    return this.#loaded.size;
  }

  /** The table, or null where there is none of that name. */
  of(id: string): Promise<TableKeeper | null> {
    const known = this.#promised.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#promised.set(id, loading);
    void this.#dropUnlessThere(id, loading);
    return loading;
  }

  onDeed(table: Table, step: DoneDeed): void {
    const { audience, turned } = this.#deps;
    audience.onDeed(table, step);
    this.#bots.onDeed(table);
    const hasTurned = table.state.status !== step.before.status;
    if (step.isOwn && hasTurned) turned(table);
    const isListed = hasTurned || table.state.seats !== step.before.seats;
    if (!step.isOwn || !isListed) return;
    this.#notify('lobby', table);
    // who plays is told who is missing, and others are not
    if (hasTurned || table.state.status === 'playing') this.#notify('presence', table);
  }

  #notify(about: 'lobby' | 'presence', { row: { id } }: Table): void {
    this.#deps.store.notify({ about, id }).catch(() => {});
  }

  onGap(table: Table): void {
    this.#deps.audience.onGap(table);
  }

  onWake(keeper: TableKeeper, at: number | null): void {
    this.#timers.get(keeper.id)?.();
    this.#timers.delete(keeper.id);
    if (at === null || this.#isClosed) return;
    if (at <= this.#deps.clock.now()) this.#tickSoon(keeper);
    else
      this.#timers.set(
        keeper.id,
        this.#deps.clock.at(at, () => this.#tickSoon(keeper)),
      );
  }

  /** Nobody else would go on with it: the job that says so is held by this process. */
  onDoubt(keeper: TableKeeper): void {
    if (this.#isClosed || this.#doubtful.has(keeper.id)) return;
    const again = (): void => {
      if (this.#deps.mayTry?.() === false) {
        this.#doubtful.set(keeper.id, setTimeout(again, AGAIN_AFTER));
        return;
      }
      this.#doubtful.delete(keeper.id);
      this.#tickSoon(keeper);
    };
    this.#doubtful.set(keeper.id, setTimeout(again, AGAIN_AFTER));
  }

  /** Does what is due at a table; tells when there is something to do again, null when it waits for somebody. */
  async tick(keeper: TableKeeper): Promise<number | null> {
    const { clock, pace } = this.#deps;
    for (let done = 0; done < MOST_TASKS; done++) {
      let isIdle = false;
      const refused = await keeper.commit(
        async (table, now) => {
          const decided = await decideDue(this.#deps, table, now);
          isIdle = decided === null;
          return decided;
        },
        () => null,
      );
      if (isRefusal(refused)) throw new Error(`Table ${keeper.id} refuses what is due: ${refused.reason}`);
      if (isIdle) break;
    }
    await this.#bots.start(keeper, clock.now());
    return keeper.look((table) => nextDue(duesOf(table, pace)));
  }

  /** Looks at a table where it is in memory. */
  async lookAt(id: string, look: (table: Table) => void): Promise<void> {
    await this.#loaded.get(id)?.look(look);
  }

  /** Looks at all tables in memory that somebody follows. */
  async lookAtFollowed(look: (table: Table) => void): Promise<void> {
    const followed = [...this.#loaded.values()].filter(({ id }) => this.#deps.audience.follows(id));
    await Promise.all(followed.map((keeper) => keeper.look(look)));
  }

  /** Lets tables go that nobody needs. */
  sweep(): void {
    this.#sweptAt = this.#deps.clock.now();
    const longAgo = this.#sweptAt - (this.#loaded.size > MANY ? IDLE_OF_MANY : IDLE);
    for (const [id, keeper] of this.#loaded) {
      if (keeper.usedAt > longAgo || keeper.isBusy || this.#deps.audience.follows(id)) continue;
      // its bot will play through that keeper: another one would not hear of it
      if (this.#bots.thinksAt(id) || this.#doubtful.has(id)) continue;
      this.#timers.get(id)?.();
      this.#timers.delete(id);
      this.#drop(id);
    }
  }

  /** Begins nothing new, and waits for what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#bots.stop();
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
    for (const timer of this.#doubtful.values()) clearTimeout(timer);
    this.#doubtful.clear();
    await Promise.all([...this.#loaded.values()].map((keeper) => keeper.look(() => {}).catch(() => {})));
  }

  /** What could not be loaded is not kept. */
  async #dropUnlessThere(id: string, loading: Promise<TableKeeper | null>): Promise<void> {
    const keeper = await loading.catch(() => null);
    if (keeper === null) this.#drop(id);
  }

  #drop(id: string): void {
    this.#promised.delete(id);
    this.#loaded.delete(id);
    this.#following.get(id)?.();
    this.#following.delete(id);
  }

  async #load(id: string): Promise<TableKeeper | null> {
    const { store, replays, loadGame, clock, pace, house } = this.#deps;
    const failed = (error: unknown): void => this.#deps.failed(id, error);
    await this.#loads.turn();
    const opened = await loadOpened(store, loadGame, id, failed);
    if (opened === null) return null;
    const table = await loadWhatever(this.#deps, opened, failed);
    const keeper = new TableKeeper(table, { store, replays, clock, pace, house, onlooker: this });
    this.#loaded.set(id, keeper);
    if (this.#loaded.size > MANY && clock.now() - this.#sweptAt >= CROWD_EVERY) this.sweep();
    this.#following.set(id, store.follow(id));
    // what others wrote while it was being loaded was told to nobody
    if (store.isShared) await keeper.follow(Infinity);
    return keeper;
  }

  /** One after the other for the same table; what comes meanwhile is done afterwards. */
  #tickSoon(keeper: TableKeeper): void {
    if (this.#isClosed) return;
    if (this.#ticking.has(keeper.id)) {
      this.#ticking.set(keeper.id, 'again');
      return;
    }
    this.#ticking.set(keeper.id, 'once');
    setImmediate(() => void this.#tickNow(keeper));
  }

  async #tickNow(keeper: TableKeeper): Promise<void> {
    try {
      const next = await this.tick(keeper);
      // what was too early comes in time
      if (next !== null && next > this.#deps.clock.now()) this.onWake(keeper, next);
    } catch (error) {
      this.#deps.failed(keeper.id, error);
    }
    const again = this.#ticking.get(keeper.id) === 'again';
    this.#ticking.delete(keeper.id);
    if (again) this.#tickSoon(keeper);
  }
}
