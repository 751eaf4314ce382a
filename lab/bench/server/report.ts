// The figures as tables, and whether the bars are met.

import type { Extent } from '../statistics.ts';
import { figure, type FigureTable } from '../table.ts';
import type { Crowd } from './crowd.ts';
import type { Duel } from './duel.ts';
import type { LongLog } from './long-log.ts';

export interface Figures {
  readonly duel: Duel;
  readonly crowd: Crowd;
  readonly longLog: LongLog;
}

export interface Bar {
  readonly what: string;
  readonly wanted: string;
  readonly measured: number;
  readonly met: boolean;
}

const kilobytes = (bytes: number): number => bytes / 1000;

export function barsOf({ duel, crowd, longLog }: Figures): readonly Bar[] {
  const atLeast = (what: string, least: number, measured: number): Bar => ({
    what,
    wanted: `at least ${least}`,
    measured,
    met: measured >= least,
  });
  const below = (what: string, most: number, measured: number): Bar => ({
    what,
    wanted: `below ${most}`,
    measured,
    met: measured < most,
  });
  return [
    atLeast('moves/s, times boardgame.io', 4, duel.timesPeer.median),
    below('p99 latency, times boardgame.io', 1, duel.p99OverPeer),
    atLeast('moves/s, share of the bare loop', 0.6, duel.shareOfBare.median),
    below(`p99 with ${crowd.tables} tables, ms`, 150, crowd.p99),
    below('memory per idle connected seat, kB', 60, kilobytes(crowd.memoryPerSeat)),
    below(`a move at log length ${longLog.long}, times one at ${longLog.short}`, 1.2, longLog.times),
  ];
}

export function tablesOf(figures: Figures): readonly FigureTable[] {
  const { duel, crowd, longLog } = figures;
  return [
    {
      title: `nexum-lite at ${duel.tables} tables with ${duel.tables * 2} seats, as fast as it is answered`,
      columns: ['server', 'moves/s', 'range', 'middle ms', 'p99 ms', 'processor µs/move'],
      rows: duel.servers.map(({ name, movesPerSecond, middle, p99, cpu }) => [
        name,
        figure(movesPerSecond.median),
        range(movesPerSecond),
        figure(middle),
        figure(p99),
        figure(cpu),
      ]),
    },
    {
      title: 'A crowd at the pace of people',
      columns: [
        'tables',
        'seats',
        'a move every',
        'middle ms',
        'p99 ms',
        'worst ms',
        'processors',
        'kB per seat',
      ],
      rows: [
        [
          String(crowd.tables),
          String(crowd.seats),
          `${crowd.every} s`,
          figure(crowd.middle),
          figure(crowd.p99),
          figure(crowd.worst),
          figure(crowd.processor),
          figure(kilobytes(crowd.memoryPerSeat)),
        ],
      ],
    },
    {
      title: 'A move at the end of a long log',
      columns: ['entries', 'processor µs/move'],
      rows: [
        [String(longLog.short), figure(longLog.atShort)],
        [String(longLog.long), figure(longLog.atLong)],
      ],
    },
    {
      title: 'Bars of the server',
      columns: ['what', 'wanted', 'measured', 'verdict'],
      rows: barsOf(figures).map(({ what, wanted, measured, met }) => [
        what,
        wanted,
        figure(measured),
        met ? 'met' : 'MISSED',
      ]),
    },
  ];
}

function range({ min, max }: Extent): string {
  return `${figure(min)} to ${figure(max)}`;
}
