// The printed map: what is on the paper before anybody writes on it.

import { memo } from 'react';
import type { Offset } from '../../../data/sheet.ts';
import { offsetOf, placeNames, placeOf } from '../../../rules/hexes.ts';
import { centreAt, centreOf, cornersOf, polygon, round, SIDE } from '../../draw/geometry.ts';
import { STAR } from '../../draw/icons.tsx';
import type { PrintedSector } from '../../model/printed.ts';

type Plot = Omit<PrintedSector, 'hit'>;

const GAP = 0.6;

export const PrintedMap = memo(function PrintedMap({ sectors }: { readonly sectors: readonly Plot[] }) {
  return (
    <g className="gx-printed" aria-hidden="true">
      <Dots />
      {sectors.map(({ place, ground, worth }) => {
        const centre = centreOf(place);
        return (
          <g key={place}>
            <polygon
              className={`gx-ground gx-ground-${ground}`}
              points={polygon(cornersOf(centre, SIDE - GAP))}
            />
            {ground === 'grey' && (
              <polygon fill="url(#gx-dots)" points={polygon(cornersOf(centre, SIDE - 2))} />
            )}
            {ground === 'ruin' && <Ruin x={centre.x} y={centre.y} worth={worth} />}
          </g>
        );
      })}
      <Coordinates sectors={sectors} />
      <path className="gx-ring" d={ringPath(sectors, 1)} />
      <path className="gx-ring" d={ringPath(sectors, 2)} />
    </g>
  );
});

/** Sectors are named by row and diagonal: letters stand at the left end of the rows, numbers at the lower end of the diagonals. */
function Coordinates({ sectors }: { readonly sectors: readonly Plot[] }) {
  const ends = new Map<string, Offset>();
  for (const { place } of sectors) {
    const [q, r] = offsetOf(place);
    const [row, diagonal] = [`row ${r}`, `diagonal ${q}`];
    if (q < (ends.get(row)?.[0] ?? Infinity)) ends.set(row, [q, r]);
    if (r > (ends.get(diagonal)?.[1] ?? -Infinity)) ends.set(diagonal, [q, r]);
  }
  return [...ends].map(([line, [q, r]]) => {
    const name = placeNames[placeOf(q, r)];
    const { x, y } = centreAt([q, r]);
    const inRow = line.startsWith('row');
    const at = inRow ? { x: x - SIDE - 5, y } : { x: x + SIDE * 0.62, y: y + SIDE * 1.15 };
    return (
      <text key={line} className="gx-coordinate" {...at}>
        {inRow ? name[0] : name.slice(1)}
      </text>
    );
  });
}

/** Grey is told by dots too, not by its shade alone. */
function Dots() {
  return (
    <defs>
      <pattern id="gx-dots" width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle className="gx-dots" cx={2.5} cy={2.5} r={1.05} />
      </pattern>
    </defs>
  );
}

export function Ruin({ x, y, worth }: { readonly x: number; readonly y: number; readonly worth: number }) {
  return (
    <g className="gx-ruin" transform={`translate(${x - 14.4} ${y - 15.2}) scale(1.2)`}>
      <path d={STAR} />
      <text x={12} y={16.4}>
        {worth}
      </text>
    </g>
  );
}

/** Around all sectors up to that many steps from home, along their sides. */
function ringPath(sectors: readonly Plot[], steps: number): string {
  const inside = new Set(sectors.filter(({ ring }) => ring <= steps).map(({ place }) => place));
  const sides = [...inside].flatMap((place) => {
    const corners = cornersOf(centreOf(place));
    return SIDES.flatMap(([step, from, to]) => {
      const [q, r] = offsetOf(place);
      if (inside.has(placeOf(q + step[0], r + step[1]))) return [];
      return [
        `M${round(corners[from].x)} ${round(corners[from].y)}L${round(corners[to].x)} ${round(corners[to].y)}`,
      ];
    });
  });
  return sides.join('');
}

/** By neighbour: the two corners of the side towards it. */
const SIDES: readonly (readonly [step: Offset, from: number, to: number])[] = [
  [[1, -1], 0, 1],
  [[1, 0], 1, 2],
  [[0, 1], 2, 3],
  [[-1, 1], 3, 4],
  [[-1, 0], 4, 5],
  [[0, -1], 5, 0],
];
