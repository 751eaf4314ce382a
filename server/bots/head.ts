// One thread in which bots think, made when it is first needed and again when it was lost. It thinks one thought at a time;
// others that it has begun stand still meanwhile.

import type { Worker } from 'node:worker_threads';
import { ThoughtHold, remoteMind, type Answer, type Mind, type Question } from '@starboard/bots';
import type { Rank, Waiter } from './turns.ts';

/** A question that somebody waits for. */
export interface AskedThought extends Waiter {
  readonly question: Question;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
  /** For how long it was thought about, in milliseconds. */
  thought: number;
}

export interface HeadDeps {
  readonly open: () => Worker;
  readonly now: () => number;
  /** Calls after so many milliseconds; the returned function calls it off. */
  readonly after: (time: number, call: () => void) => () => void;
  /** It was thought about for so long. */
  readonly charge: (asked: AskedThought, time: number) => void;
  /** It was lost with the thread through no fault of its own. */
  readonly again: (asked: AskedThought) => void;
  /** There is time for something else. */
  readonly free: () => void;
}

/** Longer than the strongest level thinks on a slow machine, in milliseconds; a thread that takes longer is ended. */
export const PATIENCE = 100_000;

/** What may have begun in a thread at once: every thought has its memory. Where nobody waits one can be finished before the
 *  next. */
const MOST_BEGUN: Readonly<Record<Rank, number>> = { watched: 8, awaited: 1, alone: 1 };

interface Begun {
  readonly mind: Mind;
  readonly hold: ThoughtHold;
}

export class Head {
  readonly #deps: HeadDeps;
  readonly #begun = new Map<AskedThought, Begun>();
  #worker: Worker | null = null;
  #mind: Mind | null = null;
  #isEnding = false;
  #isYielding = false;
  #since = 0;
  #calm: () => void = () => {};
  /** What it thinks about. */
  running: AskedThought | null = null;
  /** The table that it thought about last. */
  table = '';

  constructor(deps: HeadDeps) {
    this.#deps = deps;
  }

  get isBusy(): boolean {
    return this.running !== null || this.#isEnding;
  }

  /** It is to let go of what it thinks about, and has not done so yet. */
  get isYielding(): boolean {
    return this.#isYielding;
  }

  get begun(): readonly AskedThought[] {
    return [...this.#begun.keys()];
  }

  /** What has begun and stands still. */
  get still(): readonly AskedThought[] {
    return this.begun.filter((asked) => asked !== this.running);
  }

  mayBegin(rank: Rank): boolean {
    return this.begun.filter(({ claim }) => claim.rank === rank).length < MOST_BEGUN[rank];
  }

  /** Begins to think about it, or goes on. */
  think(asked: AskedThought): void {
    this.#run(asked);
    const begun = this.#begun.get(asked);
    if (begun !== undefined) return begun.hold.set(false);
    const mind = this.#ready();
    const hold = new ThoughtHold();
    hold.onStill = () => this.#stopped(asked, mind, 'still');
    this.#begun.set(asked, { mind, hold });
    mind.think(asked.question, undefined, asked.signal, hold).then(
      (answer) => this.#stopped(asked, mind, () => asked.resolve(answer)),
      (error: unknown) => this.#stopped(asked, mind, () => asked.reject(error)),
    );
  }

  /** Lets go of what it thinks about, as soon as it can. */
  yield(): void {
    if (this.running === null) return;
    this.#isYielding = true;
    this.#begun.get(this.running)?.hold.set(true);
  }

  /** Tells what was thought since it was last told. */
  charge(): void {
    const now = this.#deps.now();
    if (this.running !== null) this.#deps.charge(this.running, now - this.#since);
    this.#since = now;
  }

  async close(): Promise<void> {
    await this.#end(new Error('A thread of the bots has ended.'));
  }

  #run(asked: AskedThought): void {
    this.#since = this.#deps.now();
    this.running = asked;
    this.table = asked.claim.table;
    this.#calm = this.#deps.after(PATIENCE - asked.thought, () => {
      void this.#end(new Error('A bot thought for too long.'));
    });
  }

  /** It stands still, or has come to its end: also one that was called off must do so in time. */
  #stopped(asked: AskedThought, mind: Mind, how: 'still' | (() => void)): void {
    // what a thread says that was given up counts no more
    if (this.#begun.get(asked)?.mind !== mind) return;
    if (asked === this.running) this.#rest();
    if (how !== 'still') {
      this.#begun.delete(asked);
      how();
    }
    this.#deps.free();
  }

  #rest(): void {
    this.charge();
    this.#calm();
    this.running = null;
    this.#isYielding = false;
  }

  /** What it thought about is given up with the thread; what stood still is asked again. */
  async #end(reason: Error): Promise<void> {
    const worker = this.#worker;
    const { running, still } = this;
    this.#worker = null;
    this.#mind = null;
    this.#begun.clear();
    if (running !== null) this.#rest();
    this.#isEnding = true;
    running?.reject(reason);
    for (const asked of still) this.#deps.again(asked);
    await worker?.terminate();
    this.#isEnding = false;
    this.#deps.free();
  }

  #ready(): Mind {
    if (this.#mind !== null) return this.#mind;
    const worker = this.#deps.open();
    const gone = (reason: Error): void => {
      if (this.#worker === worker) void this.#end(reason);
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
