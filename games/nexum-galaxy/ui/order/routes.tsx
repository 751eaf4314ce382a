// Arrows from the planets that send ships to where they go, with how many.

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
            <Pill
              text={String(ships)}
              x={start.x * 0.25 + mid.x * 0.5 + tip.x * 0.25}
              y={start.y * 0.25 + mid.y * 0.5 + tip.y * 0.25}
            />
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
