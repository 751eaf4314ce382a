// The line between processes: LISTEN on a connection of its own, opened again whenever it breaks. The connection holds a
// lock with the process's name, which the database lets go in the moment in which the process dies.

import { Client, type ClientConfig } from 'pg';
import { readNotice, type Listeners } from '../notices.ts';

export const CHANNEL = 'starboard';

const AGAIN_AFTER = 500;
/** The kind of lock by which processes show that they live. */
export const LIFE = 4610;

export class Channel {
  readonly #config: ClientConfig;
  readonly #process: string;
  readonly #listeners: Listeners;
  #client: Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(config: ClientConfig, process: string, listeners: Listeners) {
    this.#config = config;
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
      await client.query(`listen ${CHANNEL}`);
      // shared: the database may not have noticed yet that the last connection broke
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [LIFE, this.#process]);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    // closed while it was being opened
    if (this.#closed) await client.end();
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    await this.#client?.end();
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
