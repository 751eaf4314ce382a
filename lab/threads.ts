// Threads that do one job after the other, seen from the thread that hands them out. A thread's file says 'ready' when
// it has loaded, then answers each message with one.

import { Worker } from 'node:worker_threads';

export class WorkerThread<Job, Result> {
  readonly #worker: Worker;

  private constructor(file: URL, data: unknown) {
    this.#worker = new Worker(file, { workerData: data });
  }

  /** That many threads, loaded and ready. */
  static async hire<Job, Result>(
    file: URL,
    data: unknown,
    count: number,
  ): Promise<WorkerThread<Job, Result>[]> {
    const hands = Array.from({ length: count }, () => new WorkerThread<Job, Result>(file, data));
    try {
      await Promise.all(hands.map((hand) => hand.#answer()));
      return hands;
    } catch (error) {
      await Promise.all(hands.map((hand) => hand.dismiss()));
      throw error;
    }
  }

  async do(job: Job): Promise<Result> {
    this.#worker.postMessage(job);
    return (await this.#answer()) as Result;
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

/** Lets the hands do the jobs, each the next one when it is done. Gives the time they needed, in seconds. */
export async function workThrough<Job, Result>(
  hands: readonly WorkerThread<Job, Result>[],
  jobs: Iterator<Job, unknown>,
  onResult: (result: Result) => void,
): Promise<number> {
  const work = async (hand: WorkerThread<Job, Result>): Promise<void> => {
    for (let next = jobs.next(); next.done !== true; next = jobs.next()) onResult(await hand.do(next.value));
  };
  const began = performance.now();
  try {
    await Promise.all(hands.map(work));
    return (performance.now() - began) / 1000;
  } finally {
    await Promise.all(hands.map((hand) => hand.dismiss()));
  }
}
