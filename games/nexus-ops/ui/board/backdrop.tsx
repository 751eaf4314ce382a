// The moon that the hexes lie on: its disc, craters and glowing veins. Drawn once.

import { memo, useId } from 'react';
import type { Layout } from './geometry.ts';

interface Crater {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** In units of the moon's radius. */
const CRATERS: readonly Crater[] = [
  { x: -0.62, y: -0.58, r: 0.1 },
  { x: 0.7, y: -0.5, r: 0.13 },
  { x: 0.48, y: -0.76, r: 0.06 },
  { x: -0.34, y: 0.8, r: 0.09 },
  { x: 0.62, y: 0.64, r: 0.11 },
  { x: -0.78, y: 0.42, r: 0.07 },
  { x: 0.86, y: 0.22, r: 0.05 },
  { x: -0.1, y: -0.88, r: 0.05 },
];

const VEINS: readonly string[] = [
  'M-0.95 -0.18C-0.8 -0.3 -0.74 -0.44 -0.6 -0.5S-0.36 -0.72 -0.2 -0.8',
  'M-0.88 0.34C-0.7 0.36 -0.66 0.56 -0.5 0.6S-0.24 0.8 -0.06 0.86',
  'M0.92 -0.24C0.8 -0.26 0.78 -0.44 0.62 -0.48S0.4 -0.72 0.24 -0.84',
  'M0.94 0.2C0.8 0.28 0.72 0.36 0.66 0.5S0.4 0.7 0.22 0.88',
];

const STARS: readonly (readonly [number, number, number])[] = [
  [-0.98, -0.72, 3],
  [-0.9, -0.92, 2],
  [-0.76, -0.84, 2.4],
  [0.95, -0.78, 3],
  [0.8, -0.95, 2],
  [0.99, 0.7, 2.4],
  [0.84, 0.9, 3],
  [-0.96, 0.78, 2],
  [-0.82, 0.94, 2.6],
  [0.66, -0.9, 1.8],
  [-0.66, 0.92, 1.8],
];

export const Backdrop = memo(function Backdrop({ layout }: { readonly layout: Layout }) {
  const { box } = layout;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const radius = Math.max(box.width, box.height) * 0.53;
  const light = useId();
  return (
    <g className="no-backdrop" transform={`translate(${cx} ${cy})`}>
      {STARS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} className="no-star" cx={x * radius} cy={y * radius} r={r} />
      ))}
      <defs>
        <radialGradient id={light} cx="38%" cy="30%" r="75%">
          <stop className="no-moon-day" offset="0%" />
          <stop className="no-moon-dusk" offset="55%" />
          <stop className="no-moon-night" offset="100%" />
        </radialGradient>
      </defs>
      <circle className="no-halo" r={radius * 1.05} />
      <circle className="no-halo no-halo-near" r={radius * 1.02} />
      <circle r={radius} fill={`url(#${light})`} />
      <g transform={`scale(${radius})`}>
        {CRATERS.map(({ x, y, r }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <ellipse className="no-crater" rx={r} ry={r * 0.78} />
            <path
              className="no-crater-rim"
              d={`M${-r} 0A${r} ${r * 0.78} 0 0 1 ${r} 0A${r} ${r * 0.66} 0 0 0 ${-r} 0Z`}
            />
          </g>
        ))}
        {VEINS.map((vein) => (
          <path key={vein} className="no-vein" d={vein} />
        ))}
      </g>
    </g>
  );
});
