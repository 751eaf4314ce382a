// People who play as people do while somebody attacks: how long their moves take to be answered.

import type { Game } from '@starboard/engine';
import { guest, pause } from './caller.ts';
import { tableOf, type AttackedSeat } from './seat.ts';

/** Milliseconds from one move of a table to the next. */
const EVERY = 500;

export class Bystanders {
  readonly #server: string;
  readonly #game: Game;
  readonly #latencies: number[] = [];
  readonly #playing: Promise<void>[] = [];
  #isOver = false;

  private constructor(server: string, game: Game) {
    this.#server = server;
    this.#game = game;
  }

  static async start(server: string, game: Game, tables: number): Promise<Bystanders> {
    const bystanders = new Bystanders(server, game);
    for (let table = 0; table < tables; table++) {
      const seats = await bystanders.#table(table);
      bystanders.#playing.push(bystanders.#play(table, seats));
    }
    return bystanders;
  }

  /** What was measured since the last time, sorted. */
  taken(): Float64Array {
    return Float64Array.from(this.#latencies.splice(0)).toSorted();
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
      const sent = performance.now();
      const refused = seat === undefined ? null : await seat.order();
      const took = performance.now() - sent;
      if (refused !== null && refused.code !== 'stale')
        throw new Error(`A bystander was refused: ${refused.reason}`);
      if (seat !== undefined) this.#latencies.push(took);
      await pause(Math.max(0, EVERY - took));
    }
    for (const seat of seats) seat.close();
  }
}
