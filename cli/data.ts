// Where a server keeps its data, as `serve` and the commands beside it are told.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import type { Kept } from '@starboard/server';
import { counted } from './text.ts';

const DEFAULT_DATA = fileURLToPath(new URL('../data', import.meta.url));
/** The settings of a service, as docs/examples/starboard.service reads them. */
export const SETTINGS = '/etc/starboard.env';

type Env = Readonly<Record<string, string | undefined>>;

/** The flag goes before the environment. */
export function dataFolder(flag: string | undefined, env: Env): string {
  return flag ?? (env['STARBOARD_DATA'] || DEFAULT_DATA);
}

function databaseUrl(env: Env): string | undefined {
  return env['DATABASE_URL'] || undefined;
}

export interface ServersData {
  readonly data: string;
  readonly databaseUrl: string | undefined;
}

/** For commands beside a server: the data that are named, else those of the service of this computer, else those of
 *  `npm start`. Unless the command line itself names them, which they are is said: never others in silence. */
export function serversData(
  flag: string | undefined,
  { env, err }: { readonly env: Env; err(text: string): void },
): ServersData | Refusal {
  const isNamed = flag !== undefined || env['STARBOARD_DATA'] || env['DATABASE_URL'];
  const service = isNamed ? null : serviceSettings(env['STARBOARD_SETTINGS'] || SETTINGS);
  if (isRefusal(service)) return service;
  const from = service ?? env;
  const found = { data: dataFolder(flag, from), databaseUrl: databaseUrl(from) };
  if (found.databaseUrl !== undefined) err(`starboard: using ${databaseName(found.databaseUrl)}\n`);
  else if (flag === undefined) err(`starboard: using the data in ${found.data}\n`);
  return found;
}

/** Null where there is no such service. */
function serviceSettings(path: string): Env | Refusal | null {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'ENOENT') return null;
    return refuseInEnglish(
      `${path} has the settings of the service and cannot be read (${code}): run this as root, or name the data with --data.`,
    );
  }
}

/** Without what it says of passwords. */
function databaseName(url: string): string {
  try {
    const { pathname, host } = new URL(url);
    return `PostgreSQL, the database ${pathname.slice(1)}${host === '' ? '' : ` at ${host}`}`;
  } catch {
    return 'PostgreSQL as DATABASE_URL says';
  }
}

export const DATA_HELP = `  --data FOLDER  where the server keeps its data; the environment's STARBOARD_DATA, or data/ by default`;
export const SERVERS_DATA_HELP = `  --data FOLDER  where the server keeps its data; else what the environment's STARBOARD_DATA or DATABASE_URL says, else
                 what ${SETTINGS} says, where a service has its settings, else data/`;

export function keptText({ tables, deeds, people }: Kept): string {
  return [counted(tables, 'table'), counted(deeds, 'deed'), counted(people, 'person', 'people')].join(', ');
}
