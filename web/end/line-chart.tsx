// Numbers of the seats over the course of a game, drawn as lines with each seat's glyph at its end.

import { SeatGlyph, type Person } from '@starboard/kit';

export interface LineChartProps {
  readonly title: string;
  readonly label: string;
  readonly people: readonly Person[];
  /** By seat, one number per moment. */
  readonly values: readonly (readonly number[])[];
  /** What the first and the last moment are called. */
  readonly ends: readonly [string, string];
}

const [WIDTH, HEIGHT, LEFT, RIGHT, EDGE] = [360, 150, 30, 26, 10];
/** Below the lines, for the course of time. */
const FOOT = 16;
/** The room that a glyph takes. */
const GLYPH = 13;

export function LineChart({ title, label, people, values, ends: [first, last] }: LineChartProps) {
  const all = values.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const points = values[0]?.length ?? 0;
  const x = (i: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * i) / Math.max(1, points - 1);
  const y = (value: number): number =>
    HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - least)) / (most - least);
  const heights = spread(values.map((line) => y(line.at(-1) ?? 0)));
  return (
    <figure className="line-chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} role="img" aria-label={label}>
        {ticks(least, most).map((tick) => (
          <g key={tick} className="line-chart-tick">
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 6} y={y(tick) + 4}>
              {tick}
            </text>
          </g>
        ))}
        {values.map((line, seat) => (
          <g key={people[seat].colour} className={`seat-${people[seat].colour}`}>
            <polyline
              points={line.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
            />
            <SeatGlyph colour={people[seat].colour} size={12} x={WIDTH - RIGHT + 6} y={heights[seat] - 6} />
          </g>
        ))}
        <g className="line-chart-time">
          <text x={LEFT} y={HEIGHT + FOOT - 4}>
            {first}
          </text>
          <text x={WIDTH - RIGHT} y={HEIGHT + FOOT - 4} textAnchor="end">
            {last}
          </text>
        </g>
      </svg>
    </figure>
  );
}

/** A few round numbers between the ends. */
function ticks(least: number, most: number): readonly number[] {
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((each) => (most - least) / each <= 4) ?? most;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
}

/** The glyphs at the ends must not cover each other, nor leave the picture. */
export function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, i) => i).toSorted((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  for (let i = 1; i < order.length; i++) {
    placed[order[i]] = Math.max(placed[order[i]], placed[order[i - 1]] + GLYPH);
  }
  let lowest = HEIGHT - GLYPH / 2;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i], lowest);
    lowest = placed[i] - GLYPH;
  }
  return placed;
}
