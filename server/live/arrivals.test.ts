import { SPECTATOR } from '@starboard/engine';
import type { ServerMessage } from '@starboard/wire/schema';
import { expect, test } from 'vitest';
import type { TableKeeper } from '../keepers/table-keeper.ts';
import type { NameBook } from '../people/names.ts';
import { StandingClock } from '../testing/clock.ts';
import { until } from '../testing/table.ts';
import { Arrivals, type ArrivalParts } from './arrivals.ts';
import type { Watcher } from './audiences.ts';

const TABLE = 'a table';

/** A table that so many follow, and what the spectators among them were told. */
function followedBy(followers: number) {
  const clock = new StandingClock();
  const here: string[] = [];
  const told: string[][] = [];
  const look: TableKeeper['look'] = async (see) =>
    see({ row: { id: TABLE }, state: { status: 'open', seats: [] } } as unknown as Parameters<typeof see>[0]);
  const names = { fetch: () => Promise.resolve(new Map()) } as unknown as NameBook;
  const parts: ArrivalParts = {
    clock,
    names,
    presence: { here: () => Promise.resolve([...here]), awayFor: () => Promise.resolve(() => 0) },
    keepers: { of: () => Promise.resolve({ look } as TableKeeper) },
    audiences: {
      followed: [TABLE],
      follows: (table) => table === TABLE,
      followers: () => followers,
      tell(_table, message: ServerMessage, to = () => true) {
        if (message.type === 'presence' && to({ viewer: SPECTATOR } as Watcher))
          told.push(message.here.map(({ id }) => id));
      },
    },
  };
  const arrivals = new Arrivals(parts, (ms, call) => void clock.at(clock.now() + ms, call));
  return { arrivals, clock, here, told };
}

test('the first who comes is told of at once, and the last of many in the end', async () => {
  const { arrivals, clock, here, told } = followedBy(2);
  for (let i = 0; i < 100; i++) {
    here.push(`person ${i}`);
    arrivals.heard(TABLE);
    await Promise.resolve();
  }
  await until(() => told.length === 1);
  clock.pass(99);
  expect(told).toHaveLength(1);
  clock.pass(1);
  await until(() => told.length === 2);
  expect(told.at(-1)).toHaveLength(100);
  clock.pass(1000);
  expect(told).toHaveLength(2);
});

test('the more follow a table, the more seldom all of them are told', async () => {
  const { arrivals, clock, told } = followedBy(100);
  for (let passed = 0; passed < 1000; passed += 10) {
    arrivals.heard(TABLE);
    await new Promise((resolve) => setImmediate(resolve));
    clock.pass(10);
  }
  // 4 ms for each of them lie between
  expect(told).toHaveLength(3);
});

test('what was not heard of is told afterwards, at tables that somebody follows', async () => {
  const { arrivals, here, told } = followedBy(1);
  here.push('Ann');
  arrivals.heard('another');
  arrivals.missed();
  await until(() => told.length > 0);
  expect(told).toEqual([['Ann']]);
});
