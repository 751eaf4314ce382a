// What was measured of several processes, as a table.

import { figure, type FigureTable } from '../table.ts';
import type { ClusterFigures } from './cluster.ts';

export function clusterTable({ processes, tables, servers, shareOfBare }: ClusterFigures): FigureTable {
  const extent = processes === 1 ? 'one process' : `${processes} processes`;
  return {
    title: `nexum-lite at ${tables} tables on one PostgreSQL, ${extent}, a move at a time until both seats have seen it`,
    columns: [
      'server',
      'moves/s',
      'range',
      'share of bare',
      'middle ms',
      'p99 ms',
      'server µs/move',
      'database µs/move',
      'bus µs/move',
    ],
    rows: servers.map(({ name, movesPerSecond, middle, p99, cpu, databaseCpu, busCpu }, place) => [
      name,
      figure(movesPerSecond.median),
      `${figure(movesPerSecond.min)} to ${figure(movesPerSecond.max)}`,
      place < shareOfBare.length ? figure(shareOfBare[place].median) : '1',
      figure(middle),
      figure(p99),
      figure(cpu),
      figure(databaseCpu),
      figure(busCpu),
    ]),
  };
}
