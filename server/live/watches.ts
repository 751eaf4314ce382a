// The tables that one connection follows.

import { SPECTATOR, type Refusal } from '@starboard/engine';
import type { TableKeepers } from '../keepers/table-keepers.ts';
import { refused, unknownTable } from '../base/refused.ts';
import type { Audiences, Watcher } from './audiences.ts';
import type { Presence } from './presence.ts';
import type { Payer } from '../tables/replays.ts';
import { watching, type WatchRequest, type WatchingParts } from './watching.ts';

export interface WatchesParts extends WatchingParts {
  readonly keepers: TableKeepers;
  readonly audiences: Audiences;
  readonly presence: Presence;
}

export interface Follower {
  /** The connection. */
  readonly socket: object;
  /** How many tables it may follow. */
  readonly most: number;
  readonly person: () => string | null;
  readonly payer: () => Payer;
  readonly reads: (person: string) => boolean;
  readonly send: (texts: readonly string[]) => void;
  readonly fail: () => void;
}

interface Watch {
  readonly watcher: Watcher;
  /** The invitation that opened it. */
  readonly invite: string | undefined;
}

export class Watches {
  readonly #parts: WatchesParts;
  readonly #follower: Follower;
  readonly #watches = new Map<string, Watch>();
  #closed = false;

  constructor(parts: WatchesParts, follower: Follower) {
    this.#parts = parts;
    this.#follower = follower;
  }

  inviteTo(table: string): string | undefined {
    return this.#watches.get(table)?.invite;
  }

  async watch(table: string, asked: WatchRequest): Promise<Refusal | null> {
    const { socket, most, person, payer, reads, send, fail } = this.#follower;
    if (!this.#watches.has(table) && this.#watches.size >= most)
      return refused('limit', 'tooManyFollowed', { most });
    const keeper = await this.#parts.keepers.of(table);
    if (keeper === null) return unknownTable();
    let held: string[] | null = [];
    let mayRead = false;
    const { invite } = asked;
    const watcher: Watcher = {
      socket,
      person: person(),
      viewer: -1,
      send: (texts) => (held === null ? send(texts) : void held.push(...texts)),
      restart: (id) => void this.watch(id, { re: null, viewSeq: undefined, invite }).catch(fail),
      reads: (writer) => mayRead && reads(writer),
    };
    const join = (isInvited: boolean): void => {
      mayRead = isInvited;
      if (!this.#closed) this.#join(table, { watcher, invite });
    };
    const show = (text: string): void => {
      send([text, ...(held ?? [])]);
      held = null;
    };
    try {
      return await watching(this.#parts, keeper, { watcher, payer: payer(), join, show }, asked);
    } catch (error) {
      // it would be told nothing
      if (this.#watches.get(table)?.watcher === watcher) this.leave(table);
      throw error;
    }
  }

  leave(table: string): void {
    const watch = this.#watches.get(table);
    if (watch === undefined) return;
    const { watcher } = watch;
    this.#watches.delete(table);
    this.#parts.audiences.leave(table, watcher);
    if (watcher.person !== null) this.#parts.presence.go(table, watcher.person, watcher.viewer !== SPECTATOR);
  }

  close(): void {
    this.#closed = true;
    for (const table of this.#watches.keys()) this.leave(table);
  }

  #join(table: string, watch: Watch): void {
    const { audiences, presence } = this.#parts;
    const { watcher } = watch;
    // before the old one goes: nobody has left
    if (watcher.person !== null) presence.come(table, watcher.person);
    this.leave(table);
    this.#watches.set(table, watch);
    audiences.join(table, watcher);
  }
}
