// All tables of this process that are in memory. They are loaded when somebody comes or when they have something to do,
// and leave again when nobody has needed them for a while.

import { isRefusal } from '@starboard/engine';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Clock } from '../base/clock.ts';
import type { Store } from '../store/store.ts';
import { BotTurns } from './bot-turns.ts';
import { duesOf, nextDue, type Pace } from './due.ts';
import { loadOpened, loadWhatever, type LoadGame } from '../tables/loading.ts';
import { Room, type Onlooker, type Step } from './room.ts';
import { decideDue } from './tasks.ts';
import type { Table } from '../tables/table.ts';

/** Those who follow tables from outside. */
export interface Audience {
  onDeed(table: Table, step: Step): void;
  onGap(table: Table): void;
  /** Does somebody follow the table? Then it stays. */
  follows(id: string): boolean;
}

export interface HouseDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly pace: Pace;
  readonly loadGame: LoadGame;
  readonly thinkers: Thinkers;
  readonly audience: Audience;
  readonly failed: (table: string, error: unknown) => void;
  /** A game has begun or ended here. */
  readonly turned: (table: Table) => void;
}

/** A table that nobody needs leaves after so long. */
const IDLE = 60_000;
/** Deeds that a table may do by itself in one go; more would be a fault that must not keep everybody waiting. */
const MOST_TASKS = 100;

export class House implements Onlooker {
  readonly #deps: HouseDeps;
  readonly #rooms = new Map<string, Promise<Room | null>>();
  readonly #loaded = new Map<string, Room>();
  readonly #timers = new Map<string, () => void>();
  readonly #ticking = new Map<string, 'once' | 'again'>();
  readonly #bots: BotTurns;
  #isClosed = false;

  constructor(deps: HouseDeps) {
    this.#deps = deps;
    const { thinkers, clock, pace, failed } = deps;
    this.#bots = new BotTurns({ thinkers, clock, pace, failed, again: (room) => this.#tickSoon(room) });
    if (!deps.store.isShared) return;
    deps.store.listen((notice) => {
      if (notice.about === 'table')
        void this.#loaded
          .get(notice.id)
          ?.follow(notice.position)
          .catch(() => {});
    });
    deps.store.onGap(() => {
      for (const room of this.#loaded.values()) void room.follow(Infinity).catch(() => {});
    });
  }

  get size(): number {
    return this.#loaded.size;
  }

  /** The table, or null where there is none of that name. */
  room(id: string): Promise<Room | null> {
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#rooms.set(id, loading);
    void this.#dropUnlessThere(id, loading);
    return loading;
  }

  onDeed(table: Table, step: Step): void {
    const { audience, turned } = this.#deps;
    audience.onDeed(table, step);
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

  onWake(room: Room, at: number | null): void {
    this.#timers.get(room.id)?.();
    this.#timers.delete(room.id);
    if (at === null || this.#isClosed) return;
    if (at <= this.#deps.clock.now()) this.#tickSoon(room);
    else
      this.#timers.set(
        room.id,
        this.#deps.clock.at(at, () => this.#tickSoon(room)),
      );
  }

  /** Does what is due at a table; tells when there is something to do again, null when it waits for somebody. */
  async tick(room: Room): Promise<number | null> {
    const { store, clock, pace } = this.#deps;
    for (let done = 0; done < MOST_TASKS; done++) {
      let isIdle = false;
      const refused = await room.commit(
        async (table, now) => {
          const decided = await decideDue(store, table, pace, now);
          isIdle = decided === null;
          return decided;
        },
        () => null,
      );
      if (isRefusal(refused)) throw new Error(`Table ${room.id} refuses what is due: ${refused.reason}`);
      if (isIdle) break;
    }
    await this.#bots.start(room, clock.now());
    return room.look((table) => nextDue(duesOf(table, pace)));
  }

  /** Looks at a table where it is in memory. */
  async lookAt(id: string, look: (table: Table) => void): Promise<void> {
    await this.#loaded.get(id)?.look(look);
  }

  /** Looks at all tables in memory that somebody follows. */
  async lookAtFollowed(look: (table: Table) => void): Promise<void> {
    const followed = [...this.#loaded.values()].filter(({ id }) => this.#deps.audience.follows(id));
    await Promise.all(followed.map((room) => room.look(look)));
  }

  /** Lets tables go that nobody needs. */
  sweep(): void {
    const longAgo = this.#deps.clock.now() - IDLE;
    const { thoughtAbout } = this.#bots;
    for (const [id, room] of this.#loaded) {
      if (room.usedAt > longAgo || room.isBusy || this.#deps.audience.follows(id)) continue;
      // its bot will play in that room: another one would not hear of it
      if (thoughtAbout.has(id)) continue;
      this.#timers.get(id)?.();
      this.#timers.delete(id);
      this.#loaded.delete(id);
      this.#rooms.delete(id);
    }
  }

  /** Begins nothing new, and waits for what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#bots.stop();
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
    await Promise.all([...this.#loaded.values()].map((room) => room.look(() => {}).catch(() => {})));
  }

  /** What could not be loaded is not kept. */
  async #dropUnlessThere(id: string, loading: Promise<Room | null>): Promise<void> {
    const room = await loading.catch(() => null);
    if (room !== null) return;
    this.#rooms.delete(id);
    this.#loaded.delete(id);
  }

  async #load(id: string): Promise<Room | null> {
    const { store, loadGame, clock, pace, failed } = this.#deps;
    const opened = await loadOpened(store, loadGame, id);
    if (opened === null) return null;
    const table = await loadWhatever(store, opened, (error) => failed(id, error));
    const room = new Room(table, { store, clock, pace, onlooker: this });
    this.#loaded.set(id, room);
    // what others wrote while it was being loaded was told to nobody
    if (store.isShared) await room.follow(Infinity);
    return room;
  }

  /** One after the other for the same table; what comes meanwhile is done afterwards. */
  #tickSoon(room: Room): void {
    if (this.#isClosed) return;
    if (this.#ticking.has(room.id)) {
      this.#ticking.set(room.id, 'again');
      return;
    }
    this.#ticking.set(room.id, 'once');
    setImmediate(() => void this.#tickNow(room));
  }

  async #tickNow(room: Room): Promise<void> {
    try {
      const next = await this.tick(room);
      // what was too early comes in time
      if (next !== null && next > this.#deps.clock.now()) this.onWake(room, next);
    } catch (error) {
      this.#deps.failed(room.id, error);
    }
    const again = this.#ticking.get(room.id) === 'again';
    this.#ticking.delete(room.id);
    if (again) this.#tickSoon(room);
  }
}
