// Planets and stars without what lies on them.

import { memo } from 'react';
import { globeOf } from './shades.tsx';
import type { Spotted } from './chart.ts';

/** How wide a planet is at that height, both in parts of its radius. */
function chord(height: number): number {
  return Math.sqrt(1 - height * height);
}

export const Globe = memo(function Globe({ spot }: { readonly spot: Spotted }) {
  const { size, radius, place } = spot;
  if (size === 'star') return <Sun radius={radius} />;
  if (size === 'area' || size === 'hole') return <circle className="nx-orbit" r={radius} />;
  return (
    <g>
      <circle className="nx-globe" r={radius} fill={`url(#nx-globe-${globeOf(size, place)})`} />
      {size === 'large' ? <Bands radius={radius} place={place} /> : null}
      {size === 'small' ? <Craters radius={radius} place={place} /> : null}
      {size === 'medium' ? <Caps radius={radius} /> : null}
    </g>
  );
});

function Sun({ radius }: { readonly radius: number }) {
  return (
    <g>
      <circle className="nx-corona" r={radius * 1.9} fill="url(#nx-corona)" />
      <circle className="nx-sun" r={radius * 0.82} fill="url(#nx-sun)" />
    </g>
  );
}

function Bands({ radius, place }: { readonly radius: number; readonly place: number }) {
  const shift = ((place % 3) - 1) * 0.12;
  return [-0.45, 0.02, 0.42].map((height) => {
    const y = (height + shift) * radius;
    const wide = chord(height + shift) * radius * 0.97;
    return (
      <path
        key={height}
        className="nx-band"
        d={`M${-wide} ${y}Q0 ${y + radius * 0.22} ${wide} ${y}`}
        strokeWidth={radius * 0.13}
      />
    );
  });
}

const CRATERS: readonly (readonly [x: number, y: number, r: number])[] = [
  [0.32, -0.25, 0.2],
  [-0.35, 0.4, 0.16],
  [0.2, 0.5, 0.12],
];

function Craters({ radius, place }: { readonly radius: number; readonly place: number }) {
  const flip = place % 2 === 0 ? 1 : -1;
  return CRATERS.map(([x, y, r]) => (
    <circle key={x} className="nx-crater" cx={x * radius * flip} cy={y * radius} r={r * radius} />
  ));
}

/** Ice at the poles. */
function Caps({ radius }: { readonly radius: number }) {
  return [-1, 1].map((pole) => {
    const y = pole * radius * 0.78;
    const wide = chord(0.78) * radius * 0.96;
    return (
      <path
        key={pole}
        className="nx-cap"
        d={`M${-wide} ${y}Q0 ${y * 0.82} ${wide} ${y}Q0 ${pole * radius * 1.18} ${-wide} ${y}Z`}
      />
    );
  });
}
