// The tables that one connection follows.

import type { Refusal } from '@starboard/engine';
import type { Hall } from '../hall.ts';
import { refused, unknownTable } from '../refused.ts';
import type { Watcher } from './audiences.ts';
import { watching, type Asked } from './watching.ts';

export interface Follower {
  /** The connection. */
  readonly line: object;
  /** How many tables it may follow. */
  readonly most: number;
  readonly person: () => string | null;
  readonly reads: (person: string) => boolean;
  readonly send: (...texts: readonly string[]) => void;
  readonly fail: () => void;
}

interface Watch {
  readonly watcher: Watcher;
  /** The invitation that opened it. */
  readonly invite: string | undefined;
}

export class Watches {
  readonly #hall: Hall;
  readonly #follower: Follower;
  readonly #watches = new Map<string, Watch>();
  #closed = false;

  constructor(hall: Hall, follower: Follower) {
    this.#hall = hall;
    this.#follower = follower;
  }

  inviteTo(table: string): string | undefined {
    return this.#watches.get(table)?.invite;
  }

  async watch(table: string, asked: Asked): Promise<Refusal | null> {
    const { line, most, person, reads, send, fail } = this.#follower;
    if (!this.#watches.has(table) && this.#watches.size >= most)
      return refused('limit', 'tooManyFollowed', { most });
    const room = await this.#hall.house.room(table);
    if (room === null) return unknownTable();
    let held: string[] | null = [];
    let mayRead = false;
    const { invite } = asked;
    const watcher: Watcher = {
      line,
      person: person(),
      viewer: -1,
      send: (...texts) => (held === null ? send(...texts) : void held.push(...texts)),
      restart: (id) => void this.watch(id, { re: null, position: undefined, invite }).catch(fail),
      reads: (writer) => mayRead && reads(writer),
    };
    const join = (isInvited: boolean): void => {
      mayRead = isInvited;
      if (!this.#closed) this.#join(table, { watcher, invite });
    };
    const show = (text: string): void => {
      send(text, ...(held ?? []));
      held = null;
    };
    try {
      return await watching(this.#hall, room, { watcher, join, show }, asked);
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
    this.#hall.audiences.leave(table, watcher);
    if (watcher.person !== null) this.#hall.presence.go(table, watcher.person);
  }

  close(): void {
    this.#closed = true;
    for (const table of this.#watches.keys()) this.leave(table);
  }

  #join(table: string, watch: Watch): void {
    const { audiences, presence } = this.#hall;
    const { watcher } = watch;
    // before the old one goes: nobody has left
    if (watcher.person !== null) presence.come(table, watcher.person);
    this.leave(table);
    this.#watches.set(table, watch);
    audiences.join(table, watcher);
  }
}
