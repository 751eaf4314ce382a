// The figures as tables.

import { barTable, range } from '../engine/report.ts';
import { figure, type FigureTable } from '../table.ts';
import type { BotFigures } from './figures.ts';
import { DEPTH, ITERATIONS } from './lite.ts';
import { LITE, NEXUM, PEER, PEER_LISTS } from './workloads.ts';

export function botTables({ speeds, times, timesLists, turns, bars }: BotFigures): readonly FigureTable[] {
  const row = (name: string, key: string, ratio = ''): string[] => [
    name,
    figure(speeds[key].median),
    range(speeds[key]),
    ratio,
  ];
  return [
    {
      title: 'Search in the middle of Nexum Galaxy, 2 seats, the evaluation speaks at the end of a line',
      columns: ['who', 'iterations/s', 'range'],
      rows: [row('Starboard', NEXUM).slice(0, 3)],
    },
    {
      title: `Search in the middle of nexum-lite, 4 seats, ${ITERATIONS} iterations, random playouts of ${DEPTH} moves`,
      columns: ['who', 'iterations/s', 'range', 'ours is so many times that'],
      rows: [
        row('Starboard', LITE),
        row('boardgame.io', PEER, `${figure(times.median)} (${range(times)})`),
        row(
          'boardgame.io, written for speed',
          PEER_LISTS,
          `${figure(timesLists.median)} (${range(timesLists)})`,
        ),
      ],
    },
    {
      title: 'How long the Admiral thinks about a whole turn, on one core',
      columns: ['game', 'seats', 'turns', 'median, s', '95th percentile, s', 'longest, s'],
      rows: turns.map(({ title, seats, turns: count, median, p95, longest }) => [
        title,
        String(seats),
        String(count),
        figure(median),
        figure(p95),
        figure(longest),
      ]),
    },
    barTable(bars),
  ];
}
