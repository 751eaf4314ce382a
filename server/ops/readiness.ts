// Can the server keep what people do? Proved by writing, not by asking; whoever asks within a few seconds shares one
// answer, so that nobody makes the database work by asking.

import { randomBytes } from 'node:crypto';
import type { Refusal } from '@starboard/engine';
import { refused } from '../base/refused.ts';
import type { Store } from '../store/store.ts';
import { sentenceOf, StoreTrouble, troubleOf, type TroubleKind } from '../store/trouble.ts';
import type { Log } from './log.ts';

export interface Trouble {
  readonly kind: TroubleKind;
  /** For the host; it names nothing that others must not know. */
  readonly sentence: string;
  /** On a clock that nobody sets. */
  readonly since: number;
}

export interface ReadinessDeps {
  readonly store: Store;
  readonly log: Log;
  /** A test's own clock, in milliseconds. */
  readonly now?: () => number;
}

const SHARED_FOR = 5_000;
/** Whoever writes for longer keeps nobody's moves. */
const ANSWERS_WITHIN = 10_000;
/** As many bytes as a few deeds take, and more than lies about in a page: a disk with less room is full. */
const BYTES = 8_192;

export class Readiness {
  readonly #deps: ReadinessDeps;
  readonly #now: () => number;
  #trouble: Trouble | null = null;
  #remark: string | null = null;
  #provedAt = -Infinity;
  #proving: Promise<void> | null = null;

  constructor(deps: ReadinessDeps) {
    this.#deps = deps;
    this.#now = deps.now ?? (() => performance.now());
  }

  /** As it was found last. */
  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** For how long something has been wrong, in milliseconds. */
  get troubledFor(): number {
    return this.#trouble === null ? 0 : this.#now() - this.#trouble.since;
  }

  get remark(): string | null {
    return this.#remark;
  }

  /** What is wrong, or null: proved now, or a moment ago. */
  async ask(): Promise<Trouble | null> {
    if (this.#proving !== null || this.#now() - this.#provedAt >= SHARED_FOR) await this.prove();
    return this.#trouble;
  }

  /** Something failed. Where the database may be why, it is looked at anew. */
  noticed(error: unknown): void {
    if (troubleOf(error) !== null) void this.prove();
  }

  /** Tells the host what the store would have put right. */
  heed(): void {
    const remark = this.#deps.store.remark();
    if (remark !== null && remark !== this.#remark) this.#deps.log.warn({}, remark);
    this.#remark = remark;
  }

  /** One at a time; throws nothing. */
  prove(): Promise<void> {
    this.#proving ??= this.#prove().finally(() => {
      this.#proving = null;
    });
    return this.#proving;
  }

  async #prove(): Promise<void> {
    const { store } = this.#deps;
    try {
      await inTime(written(store));
      this.#recovered();
    } catch (error) {
      this.#found(error);
    }
    this.heed();
    this.#provedAt = this.#now();
  }

  #recovered(): void {
    const before = this.#trouble;
    this.#trouble = null;
    if (before !== null) this.#deps.log.warn({ was: before.kind }, 'the database can be written again');
  }

  #found(error: unknown): void {
    const { log } = this.#deps;
    const before = this.#trouble;
    const kind = troubleOf(error) ?? 'away';
    const sentence = sentenceOf(error);
    if (before?.kind !== kind || before.sentence !== sentence)
      log.error({ trouble: kind, error: String(error) }, sentence);
    this.#trouble = { kind, sentence, since: before?.since ?? this.#now() };
  }
}

/** Written and taken away in one transaction, so that nothing is left of it whatever happens. */
async function written(store: Store): Promise<void> {
  await store.live();
  const { db, process } = store;
  const proof = { table_id: `proof ${process}`, deed_count: 0, body: randomBytes(BYTES / 2).toString('hex') };
  await store.write([
    db.insertInto('snapshots').values(proof),
    db.deleteFrom('snapshots').where('table_id', '=', proof.table_id),
  ]);
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StoreTrouble('away', 'The database does not answer.')),
      ANSWERS_WITHIN,
    );
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Where nothing can be written people are told so, and that they can still look; else what is usually said. */
export function refusalFor(error: unknown, usual: Refusal): Refusal {
  const kind = troubleOf(error);
  return kind === null || kind === 'away' ? usual : refused('busy', 'cannotKeep');
}
