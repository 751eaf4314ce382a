// Why a PostgreSQL cannot be used, in a sentence for whoever has set it up. It names the computer and the database, never
// the password.

import { Client, type ClientConfig } from 'pg';
import { sentenceOf, troubleOf } from '../trouble.ts';

export function whyUnusable(error: unknown, config: ClientConfig): string {
  return `The database cannot be used: ${why(error, config)}`;
}

function why(error: unknown, config: ClientConfig): string {
  const { host, port, database, user } = targetOf(config);
  const place = host.startsWith('/') ? host : `${host}:${port}`;
  const code = codeOf(error);
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no computer by the name ${JSON.stringify(host)}; look at DATABASE_URL.`;
    case 'ECONNREFUSED':
    case 'ENOENT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `no PostgreSQL answers at ${place}; start it, or look at DATABASE_URL.`;
    case '28P01':
    case '28000':
      return `PostgreSQL does not let ${JSON.stringify(user)} in; look at the name and the password in DATABASE_URL, and at pg_hba.conf.`;
    case '3D000':
      return `there is no database ${JSON.stringify(database)}; make it with createdb, or look at DATABASE_URL.`;
    case '42501':
      return `${JSON.stringify(user)} may not make tables in ${JSON.stringify(database)}; give it the right to.`;
    case '53300':
      return 'PostgreSQL has no connection left; raise max_connections.';
    case '57P03':
      return 'PostgreSQL is starting or stopping; try again in a moment.';
    default:
  }
  const kind = troubleOf(error);
  if (kind === 'away') return `PostgreSQL at ${place} does not answer.`;
  if (kind !== null) return sentenceOf(error);
  return error instanceof Error ? error.message : String(error);
}

/** What failed may lie within what failed because of it. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}

function targetOf(config: ClientConfig): { host: string; port: number; database: string; user: string } {
  try {
    const { host, port, database = '', user = '' } = new Client(config);
    return { host, port, database, user };
  } catch {
    return { host: 'an address that cannot be read', port: 0, database: '', user: '' };
  }
}
