// Arrows from the planets that send ships to where they go, with how many.

import type { Point } from '@starboard/kit';
import { shipsPlace, writtenOn } from '../board/around.ts';
import { bend, type Chart, type Spotted } from '../board/chart.ts';
import { Pill } from '../board/pill.tsx';
import type { Ordering } from './use-order.ts';

export function Routes({ chart, order, colour }: { chart: Chart; order: Ordering; colour: number }) {
  const to = chart.byPlace.get(order.target);
  if (to === undefined) return null;
  const written = writtenOn(chart.disks, order.state);
  return (
    <g className={`nx-routes seat-${colour}`} aria-hidden="true">
      {order.plan.map(({ from, ships }) => {
        const source = chart.byPlace.get(from);
        if (source === undefined) return null;
        const { start, mid, tip } = wayOf(source, to);
        return (
          <g key={from}>
            <path className="nx-route" d={`M${start.x} ${start.y}Q${mid.x} ${mid.y} ${tip.x} ${tip.y}`} />
            <path className="nx-route-head" d={headAt(mid, tip)} />
            <Pill text={String(ships)} {...shipsPlace(along({ start, mid, tip }), written)} />
          </g>
        );
      })}
    </g>
  );
}

interface Way {
  readonly start: Point;
  readonly mid: Point;
  readonly tip: Point;
}

/** From the rim of one place to the rim of the other. */
export function wayOf(source: Spotted, to: Spotted): Way {
  const mid = bend(source, to);
  return {
    start: shortened(mid, source, source.radius + 3),
    mid,
    tip: shortened(mid, to, to.radius + 7),
  };
}

/** The points of the curve, from 0 to 1. */
export function along({ start, mid, tip }: Way): (share: number) => Point {
  return (t) => {
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return { x: a * start.x + b * mid.x + c * tip.x, y: a * start.y + b * mid.y + c * tip.y };
  };
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
