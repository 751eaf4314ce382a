// @module-tag slow: processes, a PostgreSQL and a Redis

import { isRefusal } from '@starboard/engine';
import { expect, test } from 'vitest';
import { clusterTable } from './cluster-report.ts';
import { cluster } from './cluster.ts';
import { readSettings } from './settings.ts';

test('several processes, with and without a bus, and the bare loop are measured in one run', async () => {
  const written: Record<string, string> = { store: 'postgres', processes: '2', bus: '', rounds: '1' };
  const settings = readSettings({ has: (flag) => flag in written, text: (flag) => written[flag] });
  if (isRefusal(settings)) throw new Error(settings.reason);
  const figures = await cluster({ ...settings, tables: 3, warmUp: 0.5, seconds: 2 }, () => {});
  const { servers, shareOfBare } = figures;
  expect(servers.map(({ name }) => name)).toEqual([
    'Starboard, 2 processes',
    'Starboard, 2 processes and a bus',
    'bare WebSocket + PostgreSQL',
  ]);
  for (const { movesPerSecond, p99, cpu, databaseCpu } of servers)
    for (const each of [movesPerSecond.median, p99, cpu, databaseCpu]) expect(each).toBeGreaterThan(0);
  expect(shareOfBare).toHaveLength(2);
  expect(clusterTable(figures).rows).toHaveLength(3);
});
