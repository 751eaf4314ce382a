// Threads that play chunks of games, seen from the thread that hands them out.

import { Worker } from 'node:worker_threads';
import type { Chunk } from './chunks.ts';
import type { Plan } from './plan.ts';
import type { Tally } from './tally.ts';

export class Hand {
  readonly #worker: Worker;

  private constructor(plan: Plan) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan });
  }

  /** That many threads, loaded and ready to play. */
  static async hire(plan: Plan, count: number): Promise<Hand[]> {
    const hands = Array.from({ length: count }, () => new Hand(plan));
    try {
      await Promise.all(hands.map((hand) => hand.#answer()));
      return hands;
    } catch (error) {
      await Promise.all(hands.map((hand) => hand.dismiss()));
      throw error;
    }
  }

  async play(chunk: Chunk): Promise<Tally> {
    this.#worker.postMessage(chunk);
    return (await this.#answer()) as Tally;
  }

  async dismiss(): Promise<void> {
    await this.#worker.terminate();
  }

  #answer(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#worker.once('error', reject);
      this.#worker.once('message', (message) => {
        this.#worker.off('error', reject);
        resolve(message);
      });
    });
  }
}
