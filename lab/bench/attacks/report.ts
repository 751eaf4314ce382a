// What people noticed, attack by attack, and whether the bars were met.

import { figure, type FigureTable } from '../table.ts';

export interface Attacked {
  readonly name: string;
  readonly achieved: string;
  readonly moves: number;
  readonly middle: number;
  readonly p99: number;
  /** Without the time in which other programs had the processors. */
  readonly ownP99: number;
  readonly worst: number;
  /** Megabytes. */
  readonly memory: number;
  readonly processors: number;
  /** Bots think for the attacker: their thread is meant to be busy. */
  readonly hasBots: boolean;
}

const BARS = { p99: 150, memory: 512, processors: 1 } as const;

export type AttackBar = keyof typeof BARS;

/** Waiting says something only on a machine that is busy with nothing else; the others always do. */
export function missedBars({ p99, memory, processors, hasBots }: Attacked): readonly AttackBar[] {
  const missed = {
    p99: p99 >= BARS.p99,
    memory: memory >= BARS.memory,
    processors: processors > BARS.processors + (hasBots ? 1 : 0),
  };
  return (Object.keys(missed) as AttackBar[]).filter((bar) => missed[bar]);
}

export function tablesOf(figures: readonly Attacked[]): readonly FigureTable[] {
  return [
    {
      title: `People at their tables while somebody attacks; below ${BARS.p99} ms, ${BARS.memory} MB and ${BARS.processors} processor`,
      columns: [
        'attack',
        'moves',
        'middle ms',
        'p99 ms',
        'p99 own ms',
        'worst ms',
        'MB',
        'processors',
        'verdict',
      ],
      rows: figures.map((each) => [
        each.name,
        String(each.moves),
        figure(each.middle),
        figure(each.p99),
        figure(each.ownP99),
        figure(each.worst),
        figure(each.memory),
        figure(each.processors),
        verdictOf(missedBars(each)),
      ]),
    },
    {
      title: 'What the attackers achieved',
      columns: ['attack', 'answers'],
      rows: figures.filter(({ achieved }) => achieved !== '').map(({ name, achieved }) => [name, achieved]),
    },
  ];
}

const verdictOf = (missed: readonly AttackBar[]): string =>
  missed.length === 0 ? 'met' : `MISSED: ${missed.join(', ')}`;
