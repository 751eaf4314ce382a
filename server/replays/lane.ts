// One thread and those who wait for it. They take turns: who asks for much keeps nobody waiting longer than one answer.

import { Worker } from 'node:worker_threads';
import { refused, RefusedError } from '../base/refused.ts';
import { BrokenTable } from '../tables/table.ts';
import type { FromThread, ThreadOpening, ToThread } from './protocol.ts';

export type Answered = Extract<FromThread, { answer: unknown }>;

interface Waiting {
  readonly asked: ToThread;
  readonly resolve: (told: FromThread) => void;
  readonly reject: (reason: Error) => void;
}

/** What a test brings of its own. */
export interface LaneOptions {
  readonly open: (opening: ThreadOpening) => Worker;
  /** Says when an answer has taken too long. */
  readonly patience: () => AbortSignal;
  /** After so long without a question the thread ends, in milliseconds: it gives its memory back. */
  readonly idle: number;
  /** So many questions may wait, of one asker and of all. */
  readonly waiting: { readonly each: number; readonly all: number };
}

/** Megabytes of a thread's heap: a game that takes more is not replayed, and nobody else is harmed. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 } as const;

export const USUAL_LANE: LaneOptions = {
  open: (workerData) =>
    new Worker(new URL('./thread.ts', import.meta.url), {
      workerData,
      resourceLimits: MOST_MEMORY,
    }),
  patience: () => AbortSignal.timeout(60_000),
  idle: 20_000,
  waiting: { each: 4, all: 200 },
};

export class Lane {
  readonly #opening: ThreadOpening;
  readonly #options: LaneOptions;
  /** By asker, whose turn it is first. */
  readonly #queue = new Map<string, Waiting[]>();
  #waiting = 0;
  #worker: Worker | null = null;
  #busy: Waiting | null = null;
  #isClosed = false;
  #leaving: NodeJS.Timeout | null = null;

  constructor(opening: ThreadOpening, options: LaneOptions) {
    this.#opening = opening;
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** `asker` is null for the server itself, which is never refused and comes first. Failures are thrown after `cost` was
   *  told. */
  async ask(
    asker: string | null,
    asked: ToThread,
    charge: (cost: number) => void,
  ): Promise<Answered['answer']> {
    const told = await this.#told(asker, asked);
    charge(told.cost);
    if ('answer' in told) return told.answer;
    throw told.isBroken ? new BrokenTable(told.error) : new Error(told.error);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const gone = new Error('The server is stopping.');
    for (const { reject } of [...this.#queue.values()].flat()) reject(gone);
    this.#queue.clear();
    this.#waiting = 0;
    this.#busy?.reject(gone);
    await this.#end();
  }

  #told(asker: string | null, asked: ToThread): Promise<FromThread> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('The server is stopping.'));
      const key = asker ?? '';
      const before = this.#queue.get(key) ?? [];
      const { each, all } = this.#options.waiting;
      if (asker !== null && before.length >= each)
        return reject(new RefusedError(refused('limit', 'tooManyReplays')));
      if (asker !== null && this.#waiting >= all)
        return reject(new RefusedError(refused('busy', 'tooManyReplaysOfAll')));
      this.#queue.set(key, [...before, { asked, resolve, reject }]);
      this.#waiting++;
      this.#next();
    });
  }

  #next(): void {
    if (this.#busy !== null) return;
    const next = this.#turn();
    if (next === null) return this.#leaveSoon();
    this.#busy = next;
    const patience = this.#options.patience();
    const impatient = (): void => this.#lost(next, new Error('A replay took too long.'));
    patience.addEventListener('abort', impatient, { once: true });
    const done = (): void => {
      patience.removeEventListener('abort', impatient);
      if (this.#busy === next) this.#busy = null;
      this.#next();
    };
    const worker = this.#ready();
    worker.once('message', (told: FromThread) => {
      next.resolve(told);
      done();
    });
    worker.postMessage(next.asked);
  }

  /** One of the asker whose turn it is; what else it asks comes after all others. */
  #turn(): Waiting | null {
    const key = this.#queue.has('') ? '' : (this.#queue.keys().next().value ?? null);
    const [first, ...rest] = key === null ? [] : (this.#queue.get(key) ?? []);
    if (key === null || first === undefined) return null;
    this.#queue.delete(key);
    if (rest.length > 0) this.#queue.set(key, rest);
    this.#waiting--;
    return first;
  }

  #ready(): Worker {
    if (this.#leaving !== null) clearTimeout(this.#leaving);
    this.#leaving = null;
    if (this.#worker !== null) return this.#worker;
    const worker = this.#options.open(this.#opening);
    const gone = (reason: Error): void => {
      if (this.#worker === worker) this.#lost(this.#busy, reason);
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('A thread that replays has ended.')));
    this.#worker = worker;
    return worker;
  }

  #lost(one: Waiting | null, reason: Error): void {
    if (this.#busy !== one) return;
    this.#busy = null;
    one?.reject(reason);
    void this.#end().then(() => this.#next());
  }

  #leaveSoon(): void {
    if (this.#worker === null || this.#leaving !== null) return;
    this.#leaving = setTimeout(() => void this.#end(), this.#options.idle).unref();
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    if (this.#leaving !== null) clearTimeout(this.#leaving);
    this.#leaving = null;
    await worker?.terminate();
  }
}
