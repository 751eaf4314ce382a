// People who play as people do while somebody attacks: how long their moves take to be answered.

import type { Game } from '@starboard/engine';
import { guest, pause } from './caller.ts';
import { HeldUp } from './held-up.ts';
import { tableOf, type AttackedSeat } from './seat.ts';

/** Milliseconds from one move of a table to the next. */
const EVERY = 500;

/** Milliseconds, sorted. */
export interface Latencies {
  readonly all: Float64Array;
  /** Without the time in which other programs had the processors. */
  readonly own: Float64Array;
}

export class Bystanders {
  readonly #server: string;
  readonly #pid: number;
  readonly #game: Game;
  readonly #latencies: { readonly all: number; readonly own: number }[] = [];
  readonly #playing: Promise<void>[] = [];
  #isOver = false;

  private constructor(server: string, pid: number, game: Game) {
    this.#server = server;
    this.#pid = pid;
    this.#game = game;
  }

  static async start(server: string, pid: number, game: Game, tables: number): Promise<Bystanders> {
    const bystanders = new Bystanders(server, pid, game);
    for (let table = 0; table < tables; table++) {
      const seats = await bystanders.#table(table);
      bystanders.#playing.push(bystanders.#play(table, seats));
    }
    return bystanders;
  }

  /** What was measured since the last time. */
  taken(): Latencies {
    const taken = this.#latencies.splice(0);
    const sorted = (kind: 'all' | 'own'): Float64Array =>
      Float64Array.from(taken, (each) => each[kind]).toSorted();
    return { all: sorted('all'), own: sorted('own') };
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#playing);
  }

  async #table(table: number): Promise<AttackedSeat[]> {
    const from = `127.0.1.${table + 1}`;
    const people = [await guest(this.#server, from, 'Ann'), await guest(this.#server, from, 'Bob')];
    return tableOf(people, this.#game, table * 2);
  }

  async #play(table: number, first: AttackedSeat[]): Promise<void> {
    let seats = first;
    await pause((table * EVERY) / 20);
    while (!this.#isOver) {
      if (seats.every(({ isOver }) => isOver)) {
        for (const seat of seats) seat.close();
        const people = seats.map(({ person }) => person);
        seats = await tableOf(people, this.#game, table);
      }
      const seat = seats.find(({ mayAct }) => mayAct);
      const heldUp = new HeldUp(process.pid, this.#pid);
      const sent = performance.now();
      const refused = seat === undefined ? null : await seat.order();
      const took = performance.now() - sent;
      if (refused !== null && refused.code !== 'stale')
        throw new Error(`A bystander was refused: ${refused.reason}`);
      if (seat !== undefined) this.#latencies.push({ all: took, own: took - heldUp.milliseconds });
      await pause(Math.max(0, EVERY - took));
    }
    for (const seat of seats) seat.close();
  }
}
