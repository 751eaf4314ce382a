// How a server is to run: from the command line and the environment, checked once.

import { availableParallelism } from 'node:os';
import { Refusal, refuseInEnglish } from '@starboard/engine';
import { TOLD_ADDRESSES } from './base/addresses.ts';
import type { HttpConfig, HttpLimits } from './api/http.ts';
import type { BudgetLimits } from './people/budgets.ts';
import { USUAL_RETENTION, type RetentionDays } from './retention/retention.ts';
import type { TournamentLimits } from './tournaments/tournament-commands.ts';
import type { SocketLimits } from './live/sockets.ts';
import type { ReplayLimits } from './replays/rations.ts';

export interface ServerLimits extends SocketLimits, HttpLimits {
  readonly budgets: BudgetLimits;
  readonly replays: ReplayLimits;
  readonly tournaments: TournamentLimits;
}

export const USUAL_LIMITS: ServerLimits = {
  payload: 64 * 1024,
  perPerson: 20,
  perAddress: 500,
  connects: { burst: 500, perSecond: 10 },
  messages: { burst: 60, perSecond: 20 },
  together: { person: { burst: 400, perSecond: 60 }, address: { burst: 2000, perSecond: 400 } },
  unread: { each: 4 * 2 ** 20, address: 24 * 2 ** 20, all: 96 * 2 ** 20 },
  tables: 20,
  pending: 32,
  body: 256 * 1024,
  patience: 20_000,
  everything: { burst: 5000, perSecond: 500 },
  atOnce: 500,
  requests: { burst: 120, perSecond: 10 },
  signIns: { burst: 20, perSecond: 0.2 },
  unfinished: { guest: 20, account: 50 },
  tournaments: { unfinished: 5, entrants: 256 },
  replays: { person: { burst: 5_000, perSecond: 100 }, address: { burst: 20_000, perSecond: 300 } },
  budgets: {
    tables: { person: { burst: 10, perSecond: 1 / 60 }, address: { burst: 60, perSecond: 1 / 10 } },
    tournaments: { person: { burst: 5, perSecond: 1 / 21_600 }, address: { burst: 20, perSecond: 1 / 3600 } },
    seats: { person: { burst: 60, perSecond: 1 / 3 }, address: { burst: 600, perSecond: 3 } },
    chat: { person: { burst: 12, perSecond: 0.5 }, address: { burst: 120, perSecond: 10 } },
    names: { person: { burst: 20, perSecond: 1 / 60 }, address: { burst: 120, perSecond: 1 / 6 } },
    exports: { person: { burst: 3, perSecond: 1 / 600 }, address: { burst: 15, perSecond: 1 / 100 } },
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
  readonly busUrl?: string | undefined;
  readonly logLevel: string;
  /** Threads in which bots think. */
  readonly threads: number;
  readonly limits: ServerLimits;
  /** How long what nobody needs is kept; as usual where it is absent. */
  readonly retention?: RetentionDays;
}

export type Env = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['none', 'error', 'warn', 'info'];

/** What the environment says; the command line adds where it is and where its data are. */
export function configFrom(
  env: Env,
  { host, port, data }: Pick<Config, 'host' | 'port' | 'data'>,
): Config | Refusal {
  const origins = originsFrom(env);
  if (origins instanceof Refusal) return origins;
  const trustProxy = env['STARBOARD_TRUST_PROXY'] || '0';
  if (trustProxy !== '0' && trustProxy !== '1')
    return refuseInEnglish(
      `STARBOARD_TRUST_PROXY must be 1 where one proxy is in front, else 0, not ${JSON.stringify(trustProxy)}.`,
    );
  const logLevel = env['STARBOARD_LOG'] || 'warn';
  if (!LOG_LEVELS.includes(logLevel))
    return refuseInEnglish(
      `STARBOARD_LOG must be one of ${LOG_LEVELS.join(', ')}, not ${JSON.stringify(logLevel)}.`,
    );
  const threads = Number(env['STARBOARD_BOT_THREADS'] || Math.max(1, availableParallelism() - 1));
  if (!Number.isInteger(threads) || threads < 1)
    return refuseInEnglish(
      `STARBOARD_BOT_THREADS must be a whole number of at least 1, not ${JSON.stringify(env['STARBOARD_BOT_THREADS'])}.`,
    );
  const toldAddresses = TOLD_ADDRESSES.find((each) => each === (env['STARBOARD_LOG_ADDRESSES'] || 'network'));
  if (toldAddresses === undefined)
    return refuseInEnglish(
      `STARBOARD_LOG_ADDRESSES must be one of ${TOLD_ADDRESSES.join(', ')}, not ${JSON.stringify(env['STARBOARD_LOG_ADDRESSES'])}.`,
    );
  const unfinished = tablesFrom(env);
  if (unfinished instanceof Refusal) return unfinished;
  const tournaments = tournamentsFrom(env);
  if (tournaments instanceof Refusal) return tournaments;
  const databaseUrl = databaseFrom(env);
  if (databaseUrl instanceof Refusal) return databaseUrl;
  const busUrl = busFrom(env, databaseUrl);
  if (busUrl instanceof Refusal) return busUrl;
  const retention = retentionFrom(env);
  if (retention instanceof Refusal) return retention;
  return {
    host,
    port,
    data,
    databaseUrl,
    busUrl,
    origins,
    trustProxy: trustProxy === '1',
    metricsToken: env['STARBOARD_METRICS_TOKEN'] || undefined,
    logLevel,
    toldAddresses,
    threads,
    limits: { ...USUAL_LIMITS, unfinished, tournaments },
    retention,
  };
}

/** As browsers write them; undefined where none is said. One that no browser would write would refuse everybody. */
function originsFrom(env: Env): string[] | undefined | Refusal {
  const said = (env['STARBOARD_ORIGIN'] ?? '').split(',').map((each) => each.trim());
  const origins: string[] = [];
  for (const each of said.filter((text) => text !== '')) {
    const origin = /^https?:\/\/[^/?#@]+\/?$/i.test(each) && URL.canParse(each) ? new URL(each).origin : null;
    if (origin === null)
      return refuseInEnglish(
        `STARBOARD_ORIGIN must be addresses such as https://play.example.org, with commas between, not ${JSON.stringify(each)}.`,
      );
    origins.push(origin);
  }
  return origins.length === 0 ? undefined : origins;
}

/** The address may hold a password: it is not said again. */
function databaseFrom(env: Env): string | undefined | Refusal {
  const url = env['DATABASE_URL'] || undefined;
  if (url === undefined || /^(?:postgres(?:ql)?:\/\/|socket:)/.test(url)) return url;
  return refuseInEnglish(
    'DATABASE_URL must be an address such as postgres://starboard@localhost/starboard; without it the data are in a file.',
  );
}

/** The address may hold a password: it is not said again. */
function busFrom(env: Env, databaseUrl: string | undefined): string | undefined | Refusal {
  const url = env['BUS_URL'] || undefined;
  if (url === undefined) return undefined;
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url))
    return refuseInEnglish(
      'BUS_URL must be an address such as redis://localhost:6379, or begin with rediss://.',
    );
  if (databaseUrl === undefined)
    return refuseInEnglish(
      'BUS_URL is for several processes on one PostgreSQL: set DATABASE_URL too, or leave BUS_URL out.',
    );
  return url;
}

/** How many unfinished tables somebody may have. */
function tablesFrom(env: Env): ServerLimits['unfinished'] | Refusal {
  const { guest, account } = USUAL_LIMITS.unfinished;
  const guests = countFrom(env, 'STARBOARD_GUEST_TABLES', guest);
  if (guests instanceof Refusal) return guests;
  const accounts = countFrom(env, 'STARBOARD_ACCOUNT_TABLES', account);
  return accounts instanceof Refusal ? accounts : { guest: guests, account: accounts };
}

/** How many unfinished tournaments an account may have, and how many can enter one. */
function tournamentsFrom(env: Env): ServerLimits['tournaments'] | Refusal {
  const { unfinished, entrants } = USUAL_LIMITS.tournaments;
  const own = countFrom(env, 'STARBOARD_TOURNAMENTS', unfinished);
  if (own instanceof Refusal) return own;
  const most = countFrom(env, 'STARBOARD_TOURNAMENT_ENTRANTS', entrants);
  return most instanceof Refusal ? most : { unfinished: own, entrants: most };
}

function countFrom(env: Env, name: string, usual: number): number | Refusal {
  const count = Number(env[name] || usual);
  if (Number.isInteger(count) && count >= 0) return count;
  return refuseInEnglish(`${name} must be a whole number, not ${JSON.stringify(env[name])}.`);
}

const FOREVER = 'forever';

const KEPT = {
  guests: 'STARBOARD_KEEP_GUESTS',
  closed: 'STARBOARD_KEEP_CLOSED',
  guestGames: 'STARBOARD_KEEP_GUEST_GAMES',
  chat: 'STARBOARD_KEEP_CHAT',
  reports: 'STARBOARD_KEEP_REPORTS',
} as const satisfies Record<keyof RetentionDays, string>;

/** How many days what nobody needs is kept. */
function retentionFrom(env: Env): RetentionDays | Refusal {
  const days = { ...USUAL_RETENTION };
  for (const [what, name] of Object.entries(KEPT) as [keyof RetentionDays, string][]) {
    const said = env[name] || String(days[what]);
    const number = said === FOREVER ? Infinity : Number(said);
    if (said !== FOREVER && (!Number.isInteger(number) || number < 1))
      return refuseInEnglish(
        `${name} must be a number of days, or "${FOREVER}", not ${JSON.stringify(said)}.`,
      );
    days[what] = number;
  }
  return days;
}
