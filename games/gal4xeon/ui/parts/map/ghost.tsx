// What pointing at a sector would do, drawn lightly before it is done.

import { centreOf, cornersOf, polygon, SIDE } from '../../draw/geometry.ts';
import type { Sector } from '../../model/page.ts';

interface ShapeGhostProps {
  readonly places: readonly number[];
  readonly sectors: ReadonlyMap<number, Sector>;
  readonly points: number;
}

/** A shape before it is explored: dotted sectors become ours, plain ones are rolled for. */
export function ShapeGhost({ places, sectors, points }: ShapeGhostProps) {
  return (
    <g className="gx-ghost">
      {places.map((place) => (
        <polygon
          key={place}
          className={sectors.get(place)?.ground === 'grey' ? 'gx-ghost-mine' : 'gx-ghost-new'}
          points={polygon(cornersOf(centreOf(place), SIDE - 1))}
        />
      ))}
      {places.map((place) => (
        <GhostSign key={place} sector={sectors.get(place)} />
      ))}
      {points > 0 && <Tag place={places[0]} text={`+${points}`} />}
    </g>
  );
}

function GhostSign({ sector }: { readonly sector: Sector | undefined }) {
  if (sector === undefined) return null;
  const { x, y } = centreOf(sector.place);
  if (sector.ground !== 'white' && sector.ground !== 'start') return null;
  return (
    <text className="gx-ghost-roll" x={x} y={y + 5}>
      ?
    </text>
  );
}

/** Points that a sector would bring, at its upper right. */
export function Tag({ place, text }: { readonly place: number; readonly text: string }) {
  const { x, y } = centreOf(place);
  const width = 8 + text.length * 7;
  return (
    <g className="gx-tag" transform={`translate(${x + 6} ${y - 26})`}>
      <rect width={width} height={15} rx={7.5} />
      <text x={width / 2} y={11}>
        {text}
      </text>
    </g>
  );
}
