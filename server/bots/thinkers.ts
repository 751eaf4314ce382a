// The threads in which bots think: one question each at a time, the same table in the same thread where it is free, so
// that a bot finds its thoughts of the last turn again. Tables take turns: one with many bots keeps no other waiting.

import { Worker } from 'node:worker_threads';
import { remoteMind, type Answer, type Mind, type Question } from '@starboard/bots';

export interface Thinkers {
  /** `table` is whose thoughts they are. Rejects with the signal's reason when it is cancelled, and is thought no further. */
  think(table: string, question: Question, signal?: AbortSignal): Promise<Answer>;
  readonly waiting: number;
  close(): Promise<void>;
}

interface Asked {
  readonly table: string;
  readonly question: Question;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/** What a test brings of its own. */
export interface PoolOptions {
  readonly open: () => Worker;
  /** Says when a question has taken too long. */
  readonly patience: () => AbortSignal;
}

/** Longer than the strongest level thinks on a slow machine; a thread that takes longer is ended. */
const PATIENCE = 100_000;

const USUAL: PoolOptions = {
  open: () => new Worker(new URL('./thread.ts', import.meta.url)),
  patience: () => AbortSignal.timeout(PATIENCE),
};

export class ThinkerPool implements Thinkers {
  readonly #heads: Head[];
  /** What is asked, by table; the table whose turn it is first. */
  readonly #asked = new Map<string, Asked[]>();
  #closed = false;

  constructor(threads: number, options: PoolOptions = USUAL) {
    this.#heads = Array.from({ length: threads }, () => new Head(options));
  }

  get waiting(): number {
    return [...this.#asked.values()].reduce((sum, { length }) => sum + length, 0);
  }

  think(table: string, question: Question, signal?: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('The bots have gone.'));
      if (signal?.aborted === true) return reject(signal.reason as Error);
      const asked = { table, question, signal, resolve, reject };
      const before = this.#asked.get(table);
      if (before === undefined) this.#asked.set(table, [asked]);
      else before.push(asked);
      signal?.addEventListener('abort', () => this.#callOff(asked), { once: true });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const unasked = [...this.#asked.values()].flat();
    this.#asked.clear();
    for (const { reject } of unasked) reject(new Error('The bots have gone.'));
    await Promise.all(this.#heads.map((head) => head.close()));
  }

  /** Who called it off waits no longer. What nobody has begun to think about leaves the queue. */
  #callOff(asked: Asked): void {
    asked.reject(asked.signal?.reason);
    const queue = this.#asked.get(asked.table);
    if (queue?.includes(asked) !== true) return;
    const rest = queue.filter((each) => each !== asked);
    if (rest.length > 0) this.#asked.set(asked.table, rest);
    else this.#asked.delete(asked.table);
  }

  #next(): void {
    const idle = this.#heads.filter((head) => !head.isBusy);
    if (idle.length === 0) return;
    const asked = this.#turn();
    if (asked === null) return;
    const head = idle.find(({ table }) => table === asked.table) ?? idle[0];
    void head
      .think(asked.table, asked.question, asked.signal)
      .then(asked.resolve, asked.reject)
      .finally(() => this.#next());
    this.#next();
  }

  /** One question of the table whose turn it is; what else it asks comes after all other tables. */
  #turn(): Asked | null {
    for (const [table, [first, ...rest]] of this.#asked) {
      this.#asked.delete(table);
      if (rest.length > 0) this.#asked.set(table, rest);
      return first;
    }
    return null;
  }
}

/** One thread, made when it is first needed and again when it was lost. */
class Head {
  readonly #options: PoolOptions;
  #worker: Worker | null = null;
  #mind: Mind | null = null;
  #lost: ((reason: Error) => void) | null = null;
  table = '';
  isBusy = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Ends when the thread has let go of the question, or was ended: also one that was called off must do so in time. */
  async think(table: string, question: Question, signal?: AbortSignal): Promise<Answer> {
    const patience = this.#options.patience();
    this.isBusy = true;
    this.table = table;
    try {
      const lost = new Promise<never>((_, reject) => {
        this.#lost = reject;
        patience.addEventListener('abort', () => reject(patience.reason as Error), { once: true });
      });
      return await Promise.race([this.#ready().think(question, undefined, signal), lost]);
    } catch (error) {
      if (patience.aborted) await this.close();
      throw error;
    } finally {
      this.#lost = null;
      this.isBusy = false;
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#mind = null;
    this.#lost?.(new Error('A thread of the bots has ended.'));
    await worker?.terminate();
  }

  #ready(): Mind {
    if (this.#mind !== null) return this.#mind;
    const worker = this.#options.open();
    const gone = (reason: Error): void => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#mind = null;
      this.#lost?.(reason);
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('A thread of the bots has ended.')));
    this.#worker = worker;
    this.#mind = remoteMind({
      post: (message) => worker.postMessage(message),
      listen: (handler) => worker.on('message', handler),
    });
    return this.#mind;
  }
}
