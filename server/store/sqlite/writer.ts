// The writer's thread as the others see it: they hand in units, and learn when each of them is on the disk.

import { Worker } from 'node:worker_threads';
import { InDoubt, StoreRefused } from '../store.ts';
import {
  CLOSE,
  SCRUB,
  type FromThread,
  type ThreadOpening,
  type Result,
  type WriteUnit,
} from './protocol.ts';

interface Waiting {
  readonly unit: WriteUnit;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: Error) => void;
}

/** So many need not wait for more. */
const ENOUGH = 64;
/** Where fewer wait, one commit begins so many milliseconds after the last: what comes meanwhile shares the next one, and it is
 *  what a commit costs that is dear. Who writes alone writes more seldom, and waits for nobody. */
const APART = 1;

export class WriterThread {
  readonly #worker: Worker;
  #next: Waiting[] = [];
  #writing: Waiting[] = [];
  #due = false;
  #handedAt = -Infinity;
  #broken: Error | null = null;
  #closing = false;
  #idle: (() => void) | null = null;
  #scrubbed: ((isDone: boolean) => void) | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: FromThread) => {
      if ('results' in message) this.#answer(message.results);
      if ('scrubbed' in message) this.#scrubbed?.(message.scrubbed);
    });
    worker.on('error', (error: Error) => this.#break(error));
    worker.on('exit', () => this.#break(new Error('The thread that writes has ended.')));
  }

  static async open(opening: ThreadOpening): Promise<WriterThread> {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: opening });
    const first = await new Promise<FromThread>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    if (!('refused' in first)) return new WriterThread(worker);
    const { refused, code } = first;
    throw code === '' ? new StoreRefused(refused) : Object.assign(new Error(refused), { code });
  }

  write(unit: WriteUnit): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#broken !== null) return reject(new InDoubt(this.#broken.message, { cause: this.#broken }));
      this.#next.push({ unit, resolve, reject });
      this.#schedule();
    });
  }

  /** False when it has to be tried again. One at a time. */
  scrub(): Promise<boolean> {
    if (this.#broken !== null) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#scrubbed = resolve;
      this.#worker.postMessage(SCRUB);
    });
  }

  /** One writes; the rest waits. */
  get load(): { readonly used: number; readonly waiting: number } {
    return { used: this.#writing.length > 0 ? 1 : 0, waiting: this.#next.length };
  }

  /** The thread has ended without being told to: another one is needed. */
  get isBroken(): boolean {
    return this.#broken !== null && !this.#closing;
  }

  /** Waits for what was handed in, then ends the thread. */
  async close(): Promise<void> {
    while (this.#next.length > 0 || this.#writing.length > 0) {
      await new Promise<void>((resolve) => {
        this.#idle = resolve;
      });
    }
    this.#closing = true;
    if (this.#broken !== null) return;
    this.#broken = new Error('The store is closed.');
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage(CLOSE);
    await ended;
  }

  /** What comes in during the same turn of the loop, and while the thread is busy, goes together; but with a great many the
   *  thread is better off with the first of them than idle. */
  #schedule(): void {
    if (this.#writing.length > 0) return;
    if (this.#next.length >= ENOUGH) return this.#hand();
    if (this.#due) return;
    this.#due = true;
    const hand = (): void => {
      this.#due = false;
      this.#hand();
    };
    const wait = this.#handedAt + APART - performance.now();
    if (wait > 0) setTimeout(hand, wait);
    else setImmediate(hand);
  }

  #hand(): void {
    if (this.#next.length === 0 || this.#writing.length > 0) return;
    this.#writing = this.#next;
    this.#next = [];
    this.#handedAt = performance.now();
    // one text goes over faster than many objects
    this.#worker.postMessage(JSON.stringify(this.#writing.map(({ unit }) => unit)));
  }

  #answer(results: readonly Result[]): void {
    const answered = this.#writing;
    this.#writing = [];
    if (this.#next.length > 0) this.#schedule();
    for (const [i, { resolve }] of answered.entries()) resolve(results[i]);
    if (this.#next.length === 0 && this.#writing.length === 0) this.#idle?.();
  }

  #break(error: Error): void {
    this.#broken ??= error;
    this.#scrubbed?.(false);
    const lost = [...this.#writing, ...this.#next];
    this.#writing = [];
    this.#next = [];
    for (const { reject } of lost) reject(new InDoubt(error.message));
    this.#idle?.();
  }
}
