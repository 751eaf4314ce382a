// Where a server keeps its data, as `serve` and the commands beside it are told.

import { fileURLToPath } from 'node:url';

const DEFAULT_DATA = fileURLToPath(new URL('../data', import.meta.url));

type Env = Readonly<Record<string, string | undefined>>;

/** The flag goes before the environment. */
export function dataFolder(flag: string | undefined, env: Env): string {
  return flag ?? (env['STARBOARD_DATA'] || DEFAULT_DATA);
}

export function databaseUrl(env: Env): string | undefined {
  return env['DATABASE_URL'] || undefined;
}

export const DATA_HELP = `  --data FOLDER  where the server keeps its data; the environment's STARBOARD_DATA, or data/ by default`;
