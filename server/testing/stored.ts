// For tests: data that released versions of this server have written, as they wrote them: people, tables in every state, and
// games of all kinds. Whatever changes since must still open them.

import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import type { ServerOptions } from '../server.ts';
import { FILE_NAME } from '../store/sqlite/open.ts';
import { cookieIn, TestPlayer } from './player.ts';
import { testOptions } from './server.ts';
import { freshDatabase, type StoreName } from './stores.ts';

/** Of everybody who is stored. */
export const STORED_PASSWORD = 'a stored password';
/** Who sits at the stored tables, the host of most of them first. */
export const LOGINS = ['ada', 'bea', 'cem', 'dan'] as const;

const pathOf = (file: string): string => fileURLToPath(new URL(`./stored/${file}`, import.meta.url));

/** A table as the row of its time had it. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly outcome: string | null;
}

const TABLES = 'select id, game, status, outcome from tables order by id';

/** What makes a server serve a copy of the stored data, and the tables in it. */
export async function storedData(
  store: StoreName,
): Promise<{ options: ServerOptions; tables: readonly StoredTable[] }> {
  const options = testOptions();
  if (store === 'sqlite') {
    const path = join(options.data, FILE_NAME);
    copyFileSync(pathOf('v1.sqlite'), path);
    const file = new Database(path, { readonly: true });
    const tables = file.prepare<[], StoredTable>(TABLES).all();
    file.close();
    return { options, tables };
  }
  const databaseUrl = await freshDatabase();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(readFileSync(pathOf('v1.sql'), 'utf8'));
  const { rows } = await client.query<StoredTable>(TABLES);
  await client.end();
  return { options: { ...options, databaseUrl }, tables: rows };
}

export async function signIn(address: string, login: string): Promise<TestPlayer> {
  const response = await fetch(`${address}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: STORED_PASSWORD }),
  });
  if (!response.ok) throw new Error(await response.text());
  return new TestPlayer(address, (await response.json()) as TestPlayer['me'], { cookie: cookieIn(response) });
}
