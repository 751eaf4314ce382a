import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const read = (written: Record<string, string>) =>
  readSettings({ has: (flag) => Object.hasOwn(written, flag), text: (flag) => written[flag] });

test('on PostgreSQL there are so many processes as are asked for, and a bus where it is', () => {
  expect(read({})).toMatchObject({ store: 'sqlite', processes: 1, bus: false });
  expect(read({ store: 'postgres' })).toMatchObject({ store: 'postgres', processes: 1, bus: false });
  expect(read({ store: 'postgres', processes: '3', bus: '' })).toMatchObject({ processes: 3, bus: true });
});

test.each([
  [{ store: 'redis' }, '--store must be one of sqlite, postgres, not "redis".'],
  [{ store: 'postgres', processes: '0' }, '--processes must be a whole number from 1 to 32, not "0".'],
  [{ store: 'postgres', processes: 'two' }, '--processes must be a whole number from 1 to 32, not "two".'],
  [{ processes: '2' }, '--processes and --bus need --store postgres: SQLite serves one process.'],
  [{ bus: '' }, '--processes and --bus need --store postgres: SQLite serves one process.'],
  [{ store: 'postgres', write: '' }, '--store postgres and --write do not go together.'],
  [{ store: 'postgres', against: 'main' }, '--store postgres and --against do not go together.'],
])('%j is refused with a reason', (written, reason) => {
  expect(read(written)).toMatchObject({ reason });
});
