// How a server is to run: from the command line and the environment, checked once.

import { availableParallelism } from 'node:os';
import { Refusal, refuseInEnglish } from '@starboard/engine';
import type { HttpConfig, HttpLimits } from './api/http.ts';
import type { BudgetLimits } from './people/budgets.ts';
import type { SocketLimits } from './live/sockets.ts';

export interface ServerLimits extends SocketLimits, HttpLimits {
  readonly budgets: BudgetLimits;
}

export const USUAL_LIMITS: ServerLimits = {
  payload: 64 * 1024,
  perPerson: 20,
  perAddress: 500,
  connects: { burst: 500, perSecond: 10 },
  messages: { burst: 60, perSecond: 20 },
  tables: 20,
  pending: 32,
  body: 256 * 1024,
  patience: 20_000,
  requests: { burst: 120, perSecond: 10 },
  signIns: { burst: 20, perSecond: 0.2 },
  unfinished: { guest: 20, account: 50 },
  budgets: {
    tables: { person: { burst: 10, perSecond: 1 / 60 }, address: { burst: 60, perSecond: 1 / 10 } },
    chat: { person: { burst: 12, perSecond: 0.5 }, address: { burst: 120, perSecond: 10 } },
    reports: { person: { burst: 5, perSecond: 1 / 600 }, address: { burst: 15, perSecond: 1 / 200 } },
  },
};

export interface Config extends HttpConfig {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** The folder of the embedded database. */
  readonly data: string;
  readonly databaseUrl?: string | undefined;
  readonly logLevel: string;
  /** Threads in which bots think. */
  readonly threads: number;
  readonly limits: ServerLimits;
}

export type Env = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['none', 'error', 'warn', 'info'];

/** What the environment says; the command line adds where it is and where its data are. */
export function configFrom(
  env: Env,
  { host, port, data }: Pick<Config, 'host' | 'port' | 'data'>,
): Config | Refusal {
  const origins = env['STARBOARD_ORIGIN']?.split(',').map((each) => each.trim().replace(/\/$/, ''));
  const logLevel = env['STARBOARD_LOG'] || 'warn';
  if (!LOG_LEVELS.includes(logLevel))
    return refuseInEnglish(
      `STARBOARD_LOG is one of ${LOG_LEVELS.join(', ')}, not ${JSON.stringify(logLevel)}.`,
    );
  const threads = Number(env['STARBOARD_BOT_THREADS'] || Math.max(1, availableParallelism() - 1));
  if (!Number.isInteger(threads) || threads < 1)
    return refuseInEnglish(
      `STARBOARD_BOT_THREADS is a whole number of at least 1, not ${JSON.stringify(env['STARBOARD_BOT_THREADS'])}.`,
    );
  const unfinished = tablesFrom(env);
  if (unfinished instanceof Refusal) return unfinished;
  return {
    host,
    port,
    data,
    databaseUrl: env['DATABASE_URL'] || undefined,
    origins: origins?.filter((each) => each !== ''),
    trustProxy: env['STARBOARD_TRUST_PROXY'] === '1',
    metricsToken: env['STARBOARD_METRICS_TOKEN'] || undefined,
    logLevel,
    threads,
    limits: { ...USUAL_LIMITS, unfinished },
  };
}

/** How many unfinished tables somebody may have. */
function tablesFrom(env: Env): ServerLimits['unfinished'] | Refusal {
  const { guest, account } = USUAL_LIMITS.unfinished;
  const guests = Number(env['STARBOARD_GUEST_TABLES'] || guest);
  const accounts = Number(env['STARBOARD_ACCOUNT_TABLES'] || account);
  for (const [name, number] of [
    ['STARBOARD_GUEST_TABLES', guests],
    ['STARBOARD_ACCOUNT_TABLES', accounts],
  ] as const)
    if (!Number.isInteger(number) || number < 0)
      return refuseInEnglish(`${name} is a whole number, not ${JSON.stringify(env[name])}.`);
  return { guest: guests, account: accounts };
}
