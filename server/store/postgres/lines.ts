// Connections to PostgreSQL that are never waited for in vain. A network that swallows answers breaks nothing: without a
// limit whoever asked would wait for ever, with a table in its hands.

import type { Socket } from 'node:net';
import { Client, Pool, type ClientBase, type ClientConfig } from 'pg';
import type { Patience } from './patience.ts';
import { serving } from './session.ts';

/** Whoever waits longer for one of the connections is told so. */
const TURN = 5_000;
/** A line that is silent for so long is asked by the system whether it is still there. */
const ALIVE_AFTER = 5_000;
/** How long a connection may take to say goodbye. */
export const GOODBYE = 1_000;
/** So often in the time for an answer somebody looks whether it came. */
const LOOKS = 12;

export const alive = { keepAlive: true, keepAliveInitialDelayMillis: ALIVE_AFTER } as const;

/** One connection, and when it was heard last. */
class Line {
  readonly #stream: Socket;
  #read = 0;
  heardAt = performance.now();
  /** When it was taken to be asked; null while it is free. */
  takenAt: number | null = null;

  constructor(client: Client) {
    this.#stream = client.connection.stream as Socket;
  }

  /** Since when somebody waits for it without a word; null where nobody does. */
  silentSince(now: number): number | null {
    const { bytesRead } = this.#stream;
    if (bytesRead !== this.#read) this.heardAt = now;
    this.#read = bytesRead;
    return this.takenAt === null ? null : Math.max(this.takenAt, this.heardAt);
  }

  cut(): void {
    this.#stream.destroy(new Error('Connection terminated: the database did not answer in time.'));
  }
}

export class Lines {
  readonly pool: Pool;
  readonly #lines = new Map<ClientBase, Line>();
  readonly #patience: Patience;
  readonly #watching: NodeJS.Timeout;
  #lookedAt = performance.now();

  constructor(config: ClientConfig, max: number, patience: Patience) {
    this.#patience = patience;
    /** The pool's own limit is for the whole wait, also behind others. */
    class Impatient extends Client {
      constructor(own?: ClientConfig) {
        super({ ...own, connectionTimeoutMillis: patience.connect });
      }
    }
    this.pool = new Pool({
      ...config,
      ...alive,
      max,
      Client: Impatient,
      connectionTimeoutMillis: TURN,
      verify(client, done) {
        client.query(serving(patience), (error?: Error | null) => done(error ?? undefined));
      },
    });
    // An idle connection that breaks is replaced by the pool.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => {
      // Whoever uses one that breaks is told by its query.
      client.on('error', () => {});
      this.#lines.set(client, new Line(client));
    });
    this.pool.on('acquire', (client) => this.#taken(client, performance.now()));
    this.pool.on('release', (_error, client) => this.#taken(client, null));
    this.pool.on('remove', (client) => this.#lines.delete(client));
    this.#watching = setInterval(() => this.#look(), patience.answer / LOOKS).unref();
  }

  /** Waits for what is under way; a network that is gone is not waited for. */
  async close(): Promise<void> {
    clearInterval(this.#watching);
    const impatient = setTimeout(() => {
      for (const line of this.#lines.values()) line.cut();
    }, GOODBYE);
    await this.pool.end();
    clearTimeout(impatient);
  }

  #taken(client: ClientBase, at: number | null): void {
    const line = this.#lines.get(client);
    if (line !== undefined) line.takenAt = at;
  }

  #look(): void {
    const now = performance.now();
    const { answer } = this.#patience;
    const isLate = now - this.#lookedAt > answer / 2;
    this.#lookedAt = now;
    const silent = [...this.#lines.values()].map((line) => ({ line, since: line.silentSince(now) }));
    // this process itself stood still: what came meanwhile is yet to be read
    if (isLate) return;
    const dead = silent.filter(({ since }) => since !== null && now - since >= answer);
    if (dead.length === 0) return;
    const asked = Math.min(...dead.map(({ since }) => since ?? now));
    for (const { line } of dead) line.cut();
    // the free ones of which nothing was heard since then are as dead, and whoever takes one would find out too late
    for (const { line, since } of silent) if (since === null && line.heardAt <= asked) line.cut();
  }
}
