// Planets and stars without what lies on them.

import { memo } from 'react';
import { globeOf } from './shades.tsx';
import type { Spotted } from './chart.ts';

/** How wide a planet is at that height, both in parts of its radius. */
function chord(height: number): number {
  return Math.sqrt(1 - height * height);
}

export interface GlobeProps {
  readonly spot: Spotted;
  /** Does nothing live there any more? */
  readonly dead?: boolean;
}

export const Globe = memo(function Globe({ spot, dead = false }: GlobeProps) {
  const { size, radius, place } = spot;
  if (size === 'star') return spot.exotic === 'neutron' ? <Pulsar radius={radius} /> : <Sun spot={spot} />;
  if (size === 'hole') return <circle className="nx-hole" r={radius} />;
  if (size === 'area') return <circle className="nx-area" r={radius} />;
  if (dead) return <Dead radius={radius} />;
  return (
    <g>
      <circle className="nx-globe" r={radius} fill={`url(#nx-globe-${globeOf(size, place)})`} />
      {size === 'large' ? <Bands radius={radius} place={place} /> : null}
      {size === 'small' ? <Craters radius={radius} place={place} /> : null}
      {size === 'medium' ? <Caps radius={radius} /> : null}
    </g>
  );
});

function Sun({ spot: { radius, exotic } }: { readonly spot: Spotted }) {
  return (
    <g>
      <circle className="nx-corona" r={radius * 1.9} fill="url(#nx-corona)" />
      <circle
        className="nx-sun"
        r={radius * 0.82}
        fill={exotic === 'giant' ? 'url(#nx-giant)' : 'url(#nx-sun)'}
      />
    </g>
  );
}

/** A neutron star: small, and nobody gets there. */
function Pulsar({ radius }: { readonly radius: number }) {
  return (
    <g>
      <circle className="nx-pulsar" r={radius * 0.42} />
      <path
        className="nx-pulsar-closed"
        d={`M${-radius * 0.6} ${radius * 0.6}L${radius * 0.6} ${-radius * 0.6}`}
      />
    </g>
  );
}

/** Burnt out: grey, and cracked. */
function Dead({ radius }: { readonly radius: number }) {
  const at = (x: number, y: number): string => `${(x * radius).toFixed(1)} ${(y * radius).toFixed(1)}`;
  return (
    <g>
      <circle className="nx-dead" r={radius} />
      <path
        className="nx-crack"
        d={`M${at(-0.15, -0.95)}L${at(0.1, -0.5)}L${at(-0.2, -0.1)}L${at(0.15, 0.35)}L${at(-0.1, 0.95)}M${at(-0.2, -0.1)}L${at(-0.75, 0.15)}M${at(0.1, -0.5)}L${at(0.7, -0.35)}`}
      />
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
