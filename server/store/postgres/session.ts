// What every connection asks of PostgreSQL for itself, whatever its configuration says or will say after a reload.

import type { Patience } from './patience.ts';

/** The database lets go a connection whose other end has gone without a word, and the locks that it holds. */
const GONE: Readonly<Record<string, string>> = {
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '2',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '10000',
};

/** Commits wait for the disk: what waits for more is left as it is, what waits for less waits. */
const DURABLE = `select set_config('synchronous_commit',
  case current_setting('synchronous_commit') when 'off' then 'on' else current_setting('synchronous_commit') end, false)`;

/** For the connections of the pool: no statement, lock or forgotten transaction holds others up. */
export function serving({ answer }: Patience): string {
  const limits = {
    statement_timeout: String(answer),
    lock_timeout: String(Math.ceil((answer * 2) / 3)),
    idle_in_transaction_session_timeout: String(answer),
  };
  return `${DURABLE}; ${settings({ ...GONE, ...limits })}`;
}

/** For the connection that listens, which has all the time in the world. */
export const LISTENING = settings(GONE);

/** An older PostgreSQL lacks some of them, and does without. */
function settings(wanted: Readonly<Record<string, string>>): string {
  const values = Object.entries(wanted).map(([name, value]) => `('${name}', '${value}')`);
  return `select set_config(wanted.name, wanted.value, false)
    from (values ${values.join(', ')}) as wanted (name, value) join pg_settings known on known.name = wanted.name`;
}
