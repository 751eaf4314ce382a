// The line between processes: LISTEN on a connection of its own, opened again whenever it breaks.

import { Client, type ClientConfig } from 'pg';
import { readNotice, type Listeners } from '../notices.ts';

export const CHANNEL = 'starboard';

const AGAIN_AFTER = 500;

export class Channel {
  readonly #config: ClientConfig;
  readonly #listeners: Listeners;
  #client: Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(config: ClientConfig, listeners: Listeners) {
    this.#config = config;
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
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
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
    this.#retry = setTimeout(() => {
      this.open().then(
        () => this.#listeners.gap(),
        () => this.#again(),
      );
    }, AGAIN_AFTER);
  }
}
