import { isRefusal } from '@starboard/engine';
import { expect, test } from 'vitest';
import { configFrom, USUAL_LIMITS, type Env } from './config.ts';

const WHERE = { host: 'localhost', port: 0, data: 'data' };

const limitsFrom = (env: Env) => {
  const config = configFrom(env, WHERE);
  return isRefusal(config) ? config.reason : config.limits.unfinished;
};

test('how many unfinished tables somebody may have is the host’s to say', () => {
  expect(limitsFrom({})).toEqual(USUAL_LIMITS.unfinished);
  expect(limitsFrom({ STARBOARD_GUEST_TABLES: '0', STARBOARD_ACCOUNT_TABLES: '7' })).toEqual({
    guest: 0,
    account: 7,
  });
  expect(limitsFrom({ STARBOARD_GUEST_TABLES: 'many' })).toBe(
    'STARBOARD_GUEST_TABLES must be a whole number, not "many".',
  );
  expect(limitsFrom({ STARBOARD_ACCOUNT_TABLES: '-1' })).toBe(
    'STARBOARD_ACCOUNT_TABLES must be a whole number, not "-1".',
  );
});

test('how many tournaments, and how large, are the host’s to say', () => {
  const tournamentsFrom = (env: Env) => {
    const config = configFrom(env, WHERE);
    return isRefusal(config) ? config.reason : config.limits.tournaments;
  };
  expect(tournamentsFrom({})).toEqual(USUAL_LIMITS.tournaments);
  expect(tournamentsFrom({ STARBOARD_TOURNAMENTS: '0', STARBOARD_TOURNAMENT_ENTRANTS: '64' })).toEqual({
    unfinished: 0,
    entrants: 64,
  });
  expect(tournamentsFrom({ STARBOARD_TOURNAMENT_ENTRANTS: 'all' })).toBe(
    'STARBOARD_TOURNAMENT_ENTRANTS must be a whole number, not "all".',
  );
});

test('a bus is for several processes on one database, and its address is not said again', () => {
  const busFrom = (env: Env) => {
    const config = configFrom(env, WHERE);
    return isRefusal(config) ? config.reason : config.busUrl;
  };
  const DATABASE_URL = 'postgres://localhost/starboard';
  expect(busFrom({ DATABASE_URL })).toBe(undefined);
  for (const BUS_URL of ['redis://localhost', 'rediss://:secret@bus.example.org:6380'])
    expect(busFrom({ DATABASE_URL, BUS_URL })).toBe(BUS_URL);
  expect(busFrom({ BUS_URL: 'redis://localhost' })).toBe(
    'BUS_URL is for several processes on one PostgreSQL: set DATABASE_URL too, or leave BUS_URL out.',
  );
  for (const BUS_URL of ['http://:secret@localhost', ':secret@localhost', 'redis:'])
    expect(busFrom({ DATABASE_URL, BUS_URL })).toBe(
      'BUS_URL must be an address such as redis://localhost:6379, or begin with rediss://.',
    );
});

test('how long things are kept is the host’s to say, in days', () => {
  const kept = (env: Env) => {
    const config = configFrom(env, WHERE);
    return isRefusal(config) ? config.reason : config.retention;
  };
  expect(kept({})).toEqual({ guests: 30, closed: 30, guestGames: 180, chat: 365, reports: 365 });
  expect(
    kept({ STARBOARD_KEEP_GUESTS: '7', STARBOARD_KEEP_CHAT: 'forever', STARBOARD_KEEP_GUEST_GAMES: '90' }),
  ).toEqual({
    guests: 7,
    closed: 30,
    guestGames: 90,
    chat: Infinity,
    reports: 365,
  });
  for (const said of ['0', '-1', '1.5', 'long', 'Infinity'])
    expect(kept({ STARBOARD_KEEP_REPORTS: said })).toBe(
      `STARBOARD_KEEP_REPORTS must be a number of days, or "forever", not "${said}".`,
    );
});

const readFrom = <K extends 'origins' | 'trustProxy' | 'databaseUrl'>(env: Env, what: K) => {
  const config = configFrom(env, WHERE);
  return isRefusal(config) ? config.reason : config[what];
};

test('addresses under which people come are taken as browsers write them', () => {
  const origins = (STARBOARD_ORIGIN: string) => readFrom({ STARBOARD_ORIGIN }, 'origins');
  expect(readFrom({}, 'origins')).toBe(undefined);
  for (const none of ['', ' ', ',']) expect(origins(none)).toBe(undefined);
  expect(origins('https://Play.example.org:443/, http://localhost:4610')).toEqual([
    'https://play.example.org',
    'http://localhost:4610',
  ]);
  for (const wrong of ['play.example.org', 'https://play.example.org/games', 'wss://play.example.org', '*'])
    expect(origins(`https://a.example.org,${wrong}`)).toBe(
      `STARBOARD_ORIGIN must be addresses such as https://play.example.org, with commas between, not "${wrong}".`,
    );
});

test('a proxy is trusted or not, and nothing else is taken for no', () => {
  const trusts = (STARBOARD_TRUST_PROXY: string) => readFrom({ STARBOARD_TRUST_PROXY }, 'trustProxy');
  expect(['', '0', '1'].map(trusts)).toEqual([false, false, true]);
  for (const wrong of ['yes', 'true', '2'])
    expect(trusts(wrong)).toBe(
      `STARBOARD_TRUST_PROXY must be 1 where one proxy is in front, else 0, not "${wrong}".`,
    );
});

test('an address of another database is refused at once, and not said again', () => {
  const databaseFrom = (DATABASE_URL: string) => readFrom({ DATABASE_URL }, 'databaseUrl');
  for (const url of ['postgres://a:secret@localhost/b', 'postgresql:///b?host=/run/postgresql'])
    expect(databaseFrom(url)).toBe(url);
  for (const wrong of ['mysql://a:secret@localhost/b', 'starboard', 'localhost:5432/starboard'])
    expect(databaseFrom(wrong)).toBe(
      'DATABASE_URL must be an address such as postgres://starboard@localhost/starboard; without it the data are in a file.',
    );
});
