// The line between processes: LISTEN on a connection of its own, opened again whenever it breaks or is silent. It holds a
// lock with the process's name, which the database lets go in the moment in which the process dies.

import { Client, type ClientConfig } from 'pg';
import { readNotice, type Listeners } from '../notices.ts';
import { alive, GOODBYE } from './lines.ts';
import type { Patience } from './patience.ts';
import { LISTENING } from './session.ts';

export const CHANNEL = 'starboard';

const AGAIN_AFTER = 500;
/** So often it is asked whether it is still there: nobody else would notice, since it only listens. */
const PROVED_EVERY = 1_000;
/** The kind of lock by which processes show that they live. */
export const LIFE = 4610;

export class Channel {
  readonly #config: ClientConfig;
  readonly #process: string;
  readonly #listeners: Listeners;
  #client: Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #proving: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(config: ClientConfig, process: string, listeners: Listeners, { connect, answer }: Patience) {
    this.#config = { ...config, ...alive, connectionTimeoutMillis: connect, query_timeout: answer };
    this.#process = process;
    this.#listeners = listeners;
  }

  async open(): Promise<void> {
    const client = new Client(this.#config);
    client.on('notification', ({ payload }) => {
      const notice = readNotice(payload ?? '');
      if (notice !== null) this.#listeners.tell(notice);
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
      await client.query(LISTENING);
      await client.query(`listen ${CHANNEL}`);
      // shared: the database may not have noticed yet that the last connection broke
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [LIFE, this.#process]);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    // closed while it was being opened
    if (this.#closed) await ended(client);
    else this.#prove(client);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    if (this.#proving !== null) clearTimeout(this.#proving);
    if (this.#client !== null) await ended(this.#client);
  }

  /** A line that does not answer is dead, though nobody has said so: it is ended, and opened again. */
  #prove(client: Client): void {
    this.#proving = setTimeout(() => void this.#proved(client), PROVED_EVERY);
  }

  async #proved(client: Client): Promise<void> {
    try {
      await client.query('select 1');
      if (!this.#closed && this.#client === client) this.#prove(client);
    } catch {
      client.end().catch(() => {});
    }
  }

  #lost(client: Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    this.#again();
  }

  #again(): void {
    if (this.#closed) return;
    this.#retry = setTimeout(() => {
      this.open().then(
        () => this.#listeners.gap(),
        () => this.#again(),
      );
    }, AGAIN_AFTER);
  }
}

/** A network that is gone is not waited for. */
async function ended(client: Client): Promise<void> {
  const impatient = setTimeout(() => client.connection.stream.destroy(), GOODBYE);
  await client.end();
  clearTimeout(impatient);
}
