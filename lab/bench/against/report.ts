import type { FigureTable } from '../table.ts';
import { figure } from '../table.ts';
import type { Compared } from './turns.ts';

export function comparedTable(commit: string, compared: readonly Compared[]): FigureTable {
  return {
    title: `Processor time per move, against ${commit.slice(0, 7)} (below 1: less than there)`,
    columns: ['what', 'µs here', 'µs there', 'ratio', '95 % interval'],
    rows: compared.map(({ title, micros, ratio }) => [
      title,
      figure(micros.ours),
      figure(micros.theirs),
      ratio.median.toFixed(3),
      `${ratio.low.toFixed(3)} to ${ratio.high.toFixed(3)}`,
    ]),
  };
}
