import type { State } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { Moment } from '../timeline/timeline.ts';
import { chartedIn, linesIn } from './charts.tsx';

const moment = (cell: number, entry: Moment['entry']): Moment => ({
  entry,
  events: [],
  state: { cells: Int32Array.of(cell) } satisfies State,
  actors: [],
});
const order = { seat: 0, at: 0, order: ['x'] };
const cellsOf = (moments: readonly Moment[]): readonly number[] =>
  chartedIn(moments).states.map(({ cells }) => cells[0]);

test('what was taken back is not charted, nor counted', () => {
  const moments = [
    moment(1, null),
    moment(2, order),
    moment(9, order),
    moment(2, { seat: 0, at: 0, undo: true }),
    moment(3, order),
  ];
  expect(cellsOf(moments)).toEqual([1, 2, 3]);
  expect(chartedIn(moments).orders).toBe(2);
});

test('of a long game there are as many points as a screen can tell apart, and the last one', () => {
  const moments = [moment(0, null), ...Array.from({ length: 999 }, (_, i) => moment(i + 1, order))];
  const cells = cellsOf(moments);
  expect(cells.length).toBeLessThan(200);
  expect([cells[0], cells.at(-1)]).toEqual([0, 999]);
});

test('players whom nobody sits for have a line too, but none of what only seats have', () => {
  const states = [Int32Array.of(1, 5), Int32Array.of(2, 5)].map((cells) => ({ cells }) satisfies State);
  const valueOf = ({ cells }: State, player: number): number => cells[player];
  const measures = [
    { id: 'points', valueOf },
    { id: 'energy', ofSeats: true as const, valueOf },
    { id: 'same', valueOf: () => 3 },
  ];
  expect(linesIn(measures, states, 1, 1)).toEqual([
    {
      id: 'points',
      values: [
        [1, 2],
        [5, 5],
      ],
    },
    { id: 'energy', values: [[1, 2]] },
  ]);
});
