// How a rating went over the latest games, as a line from where everybody begins.

import { EDGE, HEIGHT, ROOM, WIDTH } from './course.ts';

export interface RatingCourseProps {
  readonly points: readonly number[];
  /** The same in a sentence. */
  readonly label: string;
}

/** The line is not drawn steeper than with so many points between its ends. */
const LEAST_SPAN = 100;

export function RatingCourse({ points, label }: RatingCourseProps) {
  const middle = (Math.min(...points) + Math.max(...points)) / 2;
  const span = Math.max(LEAST_SPAN, Math.max(...points) - Math.min(...points));
  const x = (i: number): number => ROOM + ((WIDTH - ROOM - EDGE) * i) / Math.max(1, points.length - 1);
  const y = (value: number): number => HEIGHT / 2 - ((HEIGHT - 2 * EDGE) * (value - middle)) / span;
  const ticks = [Math.round(middle + span / 2), Math.round(middle - span / 2)];
  const last = points.length - 1;
  return (
    <svg className="rating-course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={ROOM} x2={WIDTH - EDGE} y1={y(tick)} y2={y(tick)} />
          <text x={ROOM - 6} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <polyline points={points.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />
      <circle cx={x(last)} cy={y(points[last])} r={3.5} />
    </svg>
  );
}
