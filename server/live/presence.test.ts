import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { StandingClock } from '../testing/clock.ts';
import { testOptions } from '../testing/server.ts';
import { until } from '../testing/table.ts';
import type { NameBook } from '../people/names.ts';
import { FREE } from '../tables/seating.ts';
import { companyAt, companyFor } from './company.ts';
import { BEAT_EVERY, DEAD_AFTER, ownPresence, sharedPresence, type Presence } from './presence.ts';

const MINUTE = 60_000;

/** One database, with two processes whose channel and writes can fail. */
let store: Store;
let clock: StandingClock;
let mine: ReturnType<typeof processNamed>;
let other: ReturnType<typeof processNamed>;
let tables = 0;
let table = '';

beforeAll(async () => {
  store = await openStore({ data: testOptions().data, process: 'test' });
});
afterAll(() => store.close());

beforeEach(() => {
  clock = new StandingClock();
  mine = processNamed('mine');
  other = processNamed('other');
  table = `table ${++tables}`;
});

function processNamed(name: string) {
  const faults = { write: false, live: false };
  const gaps: (() => void)[] = [];
  const failing: KyselyPlugin = {
    transformQuery({ node }) {
      if (faults.write && node.kind === 'InsertQueryNode') throw new Error('The database has gone.');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const seen: Store = {
    ...store,
    process: name,
    db: store.db.withPlugin(failing),
    onGap: (look) => void gaps.push(look),
    live: () => (faults.live ? Promise.reject(new Error('The database has gone.')) : Promise.resolve()),
  };
  const presence: Presence = sharedPresence(seen, clock);
  const gap = (): void => {
    for (const look of gaps) look();
  };
  return { presence, faults, gap };
}

const isHere = async (): Promise<boolean> => (await other.presence.here(table)).includes('ann');

test('who is with a process that lost its channel for a moment is there again', async () => {
  mine.presence.come(table, 'ann');
  await until(isHere);
  await other.presence.missAllBut([]);
  expect(await isHere()).toBe(false);
  mine.gap();
  await until(isHere);
  // the other one had looked before, and writes it down only now
  await other.presence.missAllBut([]);
  clock.pass(BEAT_EVERY);
  await mine.presence.beat();
  await until(isHere);
  clock.pass(20 * MINUTE);
  expect((await other.presence.awayFor(table))('ann')).toBe(0);
});

test('a process that could not say that it lives says again who is there once it can', async () => {
  mine.presence.come(table, 'ann');
  await until(isHere);
  mine.faults.live = true;
  for (let silent = 0; silent <= DEAD_AFTER; silent += BEAT_EVERY) {
    clock.pass(BEAT_EVERY);
    await expect(mine.presence.beat()).rejects.toThrow('gone');
  }
  await other.presence.missAllBut([]);
  expect(await isHere()).toBe(false);
  mine.faults.live = false;
  await mine.presence.beat();
  await until(isHere);
});

test('what could not be written is written with a later beat, as it is then', async () => {
  mine.faults.write = true;
  mine.presence.come(table, 'ann');
  mine.presence.come(table, 'bob');
  await new Promise((resolve) => setImmediate(resolve));
  await expect(mine.presence.beat()).rejects.toThrow('gone');
  mine.presence.go(table, 'bob', true);
  expect(await other.presence.here(table)).toEqual([]);
  mine.faults.write = false;
  await mine.presence.beat();
  await until(isHere);
  expect(await other.presence.here(table)).toEqual(['ann']);
});

test('very many who come at once are written all the same', async () => {
  const many = Array.from({ length: 2_500 }, (_, i) => `person ${i}`);
  for (const person of many) mine.presence.come(table, person);
  await mine.presence.beat();
  await until(async () => (await other.presence.here(table)).length >= many.length);
  expect(await other.presence.here(table)).toEqual(many.toSorted());
});

test('since when somebody is away who was never there nobody knows', async () => {
  mine.presence.come(table, 'ann');
  await until(isHere);
  mine.presence.go(table, 'ann', true);
  await until(async () => !(await isHere()));
  const left = clock.now();
  clock.pass(MINUTE);
  const awayFor = await other.presence.awayFor(table);
  expect([awayFor('ann'), awayFor('bob')]).toEqual([MINUTE, Infinity]);
  const names = { fetch: () => Promise.resolve(new Map()) } as unknown as NameBook;
  const seats = ['ann', 'bob', null].map((person) => ({ ...FREE, person }));
  const seen = { row: { id: table }, state: { status: 'playing' as const, seats } };
  const company = await companyAt({ presence: other.presence, names, clock }, seen);
  expect(company.away).toEqual([
    { person: 'ann', since: left },
    { person: 'bob', since: null },
  ]);
  expect(companyFor(-1, company).away).toEqual([]);
});

test('a sign of life without a connection is told to all processes', async () => {
  mine.presence.seen(table, 'ann');
  await until(async () => (await other.presence.awayFor(table))('ann') < Infinity);
  clock.pass(MINUTE);
  expect((await other.presence.awayFor(table))('ann')).toBe(MINUTE);
  expect(await isHere()).toBe(false);
  mine.presence.seen(table, 'ann');
  await until(async () => (await other.presence.awayFor(table))('ann') === 0);
});

test('since when somebody is away is remembered of those who sat, and of nobody else', async () => {
  const own = ownPresence(store, clock);
  clock.pass(2 * MINUTE);
  for (const [person, sat] of [
    ['ann', true],
    ['eve', false],
  ] as const) {
    own.come(table, person);
    own.go(table, person, sat);
  }
  clock.pass(MINUTE);
  const awayFor = await own.awayFor(table);
  expect([awayFor('ann'), awayFor('eve')]).toEqual([MINUTE, 3 * MINUTE]);
});
