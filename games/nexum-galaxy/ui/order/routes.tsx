// Arrows from the planets that send ships to where they go, with how many.

import { letterPlace } from '../board/around.ts';
import { bend, type Chart } from '../board/chart.ts';
import { Pill } from '../board/pill.tsx';
import type { Ordering } from './use-order.ts';

export function Routes({ chart, order, colour }: { chart: Chart; order: Ordering; colour: number }) {
  const to = chart.byPlace.get(order.target);
  if (to === undefined) return null;
  return (
    <g className={`nx-routes seat-${colour}`} aria-hidden="true">
      {order.plan.map(({ from, ships }) => {
        const source = chart.byPlace.get(from);
        if (source === undefined) return null;
        const mid = bend(source, to);
        const tip = shortened(mid, to, to.radius + 7);
        const start = shortened(mid, source, source.radius + 3);
        return (
          <g key={from}>
            <path className="nx-route" d={`M${start.x} ${start.y}Q${mid.x} ${mid.y} ${tip.x} ${tip.y}`} />
            <path className="nx-route-head" d={headAt(mid, tip)} />
            <Pill text={String(ships)} {...clearOf(chart, start, mid, tip)} />
          </g>
        );
      })}
    </g>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Along the way: in its middle, or else as near to that as no letter of a system lies under it. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

function clearOf({ disks }: Chart, start: Point, mid: Point, tip: Point): Point {
  const points = ALONG.map((t) => {
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return { x: a * start.x + b * mid.x + c * tip.x, y: a * start.y + b * mid.y + c * tip.y };
  });
  const covers = ({ x, y }: Point): boolean =>
    disks.some((disk) => {
      const letter = letterPlace(disk);
      return Math.abs(disk.x + letter.x - x) < 15 && Math.abs(disk.y + letter.y - y) < 17;
    });
  return points.find((point) => !covers(point)) ?? points[0];
}

/** The point on the way from one to the other that is so far from the other. */
function shortened(from: Point, to: Point, gap: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.max(0, 1 - gap / far);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function headAt(from: Point, tip: Point): string {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  const wing = (turn: number): string =>
    `${tip.x - Math.cos(angle + turn) * 7} ${tip.y - Math.sin(angle + turn) * 7}`;
  return `M${wing(0.5)}L${tip.x} ${tip.y}L${wing(-0.5)}`;
}
