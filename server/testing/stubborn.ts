// For tests: somebody who plays on whatever happens to the server, and writes down what was acknowledged.

import type { FastChance, Game } from '@starboard/engine';
import { say } from '@starboard/wire/server-words';
import type { Watching } from '@starboard/wire/schema';
import { PATIENCE_WITH_STEPS } from '../tables/replays.ts';
import type { Followed, TestSocket, TestPlayer } from './player.ts';

/** What somebody is told whose last order ended the game, and who has not heard of it. */
const OVER = say('isOver').key;

export interface Sent {
  readonly order: string;
  /** The server said that it is kept. */
  isAcknowledged: boolean;
}

export class Stubborn {
  readonly player: TestPlayer;
  readonly table: string;
  readonly seat: number;
  readonly sent: Sent[] = [];
  /** Milliseconds from each break of the socket until the game was seen again. */
  readonly breaks: number[] = [];
  /** When an order of its was acknowledged last. */
  acknowledgedAt = -Infinity;
  readonly #game: Game;
  readonly #random: FastChance;
  /** Where to go when the socket breaks. */
  readonly #addresses: readonly string[];
  #socket: TestSocket | null = null;
  #viewSeq: number | undefined;
  #at = 0;

  constructor(
    player: TestPlayer,
    table: string,
    seat: number,
    game: Game,
    random: FastChance,
    addresses: readonly string[],
  ) {
    this.player = player;
    this.table = table;
    this.seat = seat;
    this.#game = game;
    this.#random = random;
    this.#addresses = addresses;
  }

  /** Plays until the game is over or `mayStop` says so. */
  async play(mayStop: () => boolean): Promise<void> {
    while (!mayStop()) {
      const socket = this.#socket ?? (await this.#connected());
      if (socket.wrong !== null) throw socket.wrong;
      const followed = socket.tables.get(this.table);
      const view = followed?.view ?? null;
      this.#viewSeq = view?.viewSeq;
      if (view !== null && view.outcome !== null) return;
      if (followed?.mayAct(this.seat) !== true) {
        await Promise.race([socket.anything(), socket.closed, pause(100)]);
        continue;
      }
      await this.#order(socket, followed);
    }
  }

  async leave(): Promise<void> {
    await this.#socket?.close();
  }

  async #order(socket: TestSocket, followed: Followed): Promise<void> {
    const order = followed.anyOrder(this.#game, this.seat, this.#random);
    const sent: Sent = { order: order.join(', '), isAcknowledged: false };
    this.sent.push(sent);
    try {
      const refused = await socket.do(this.table, {
        do: 'order',
        viewSeq: followed.view?.viewSeq ?? 0,
        order,
      });
      if (refused === null) {
        sent.isAcknowledged = true;
        this.acknowledgedAt = performance.now();
      } else if (refused.code === 'stale' || refused.key === OVER) this.sent.pop();
      // where the database broke off nobody knows whether it was written
      else if (refused.code === 'busy') await pause(50);
      else throw new Error(`${this.table} seat ${this.seat}: ${refused.reason}`);
      if (refused !== null) await socket.ask({ do: 'ping' });
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'closed') throw error;
      // a socket that is about to close needs a turn of the loop to do so
      await pause(20);
    }
  }

  /** Comes back as often as it takes, and goes on from the viewSeq that it knows. */
  async #connected(): Promise<TestSocket> {
    const began = performance.now();
    for (;;) {
      const address = this.#addresses[this.#at++ % this.#addresses.length];
      try {
        const socket = await this.player.at(address).connect();
        const asked = performance.now();
        const watching = await socket.watch(
          this.table,
          this.#viewSeq === undefined ? {} : { viewSeq: this.#viewSeq },
        );
        this.#checkResumed(watching, performance.now() - asked);
        this.#socket = socket;
        void this.#forgetClosed(socket);
        if (this.#viewSeq !== undefined) this.breaks.push(performance.now() - began);
        return socket;
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('What was missed')) throw error;
        await pause(20);
      }
    }
  }

  async #forgetClosed(socket: TestSocket): Promise<void> {
    await socket.closed;
    if (this.#socket === socket && socket.wrong === null) this.#socket = null;
  }

  /** Who would have waited too long for the steps is shown none of them. */
  #checkResumed({ view, missed }: Watching, took: number): void {
    if (this.#viewSeq === undefined || view === null) return;
    const since = this.#viewSeq;
    if (view.viewSeq < since) throw new Error('What was missed: the table has gone back.');
    if (missed.length === 0 && took >= PATIENCE_WITH_STEPS) return;
    const wanted = Array.from({ length: view.viewSeq - since }, (_, i) => since + i + 1);
    if (JSON.stringify(missed.map(({ viewSeq }) => viewSeq)) !== JSON.stringify(wanted))
      throw new Error('What was missed is not told step by step.');
  }
}

/** What is wrong with the log of a seat: an acknowledged order that is missing, there twice, or never sent; null when all
 *  is well. An order that was not acknowledged may be there or not, and looks like any other of the same words. */
export function whatIsLost(sent: readonly Sent[], logged: readonly string[]): string | null {
  let ends = new Set([0]);
  for (const [number, { order, isAcknowledged }] of sent.entries()) {
    const next = new Set<number>();
    for (const at of ends) {
      if (logged[at] === order) next.add(at + 1);
      if (!isAcknowledged) next.add(at);
    }
    if (next.size === 0)
      return `acknowledged order ${number}, ${order}, is not in the log of ${logged.length}`;
    ends = next;
  }
  return ends.has(logged.length) ? null : `the log of ${logged.length} holds orders that were never sent`;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
