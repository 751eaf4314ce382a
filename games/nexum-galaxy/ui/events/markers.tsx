// What events have laid on a place: markers with their rounds, and ions. Each has a shape and a pattern of its own, so that
// nobody needs to see colours.

import { memo } from 'react';
import type { PlaceReading } from '../../rules/reading.ts';
import { markerPlace } from '../board/around.ts';
import type { Spotted } from '../board/chart.ts';

/** Eight sides: stop. */
const OCTAGON = 'M-2.9 -7L2.9 -7L7 -2.9V2.9L2.9 7H-2.9L-7 2.9V-2.9Z';
const SQUARE = 'M-6.2 -6.2H6.2V6.2H-6.2Z';

export interface MarkersProps extends Pick<PlaceReading, 'noMove' | 'noManage' | 'ionized'> {
  readonly spot: Spotted;
}

export const Markers = memo(function Markers({ spot, noMove, noManage, ionized }: MarkersProps) {
  if (noMove === 0 && noManage === 0 && !ionized) return null;
  const { radius } = spot;
  return (
    <g className="nx-markers">
      {noManage === 0 ? null : <circle className="nx-idle" r={radius} fill="url(#nx-dots)" />}
      {noMove === 0 ? null : <circle className="nx-barred" r={radius} fill="url(#nx-bars)" />}
      {ionized ? <path className="nx-ions" d={zigzag(radius + 4.2)} /> : null}
    </g>
  );
});

/** How many rounds markers stay: over all places, so that no ring and no neighbour lies on a number. */
export const MarkerBadges = memo(function MarkerBadges({
  spot,
  noMove,
  noManage,
}: Omit<MarkersProps, 'ionized'>) {
  if (noMove === 0 && noManage === 0) return null;
  return (
    <g className="nx-badges" transform={`translate(${spot.x} ${spot.y})`} aria-hidden="true">
      {noMove === 0 ? null : (
        <Badge kind="move" outline={OCTAGON} rounds={noMove} at={markerPlace(spot, 0)} />
      )}
      {noManage === 0 ? null : (
        <Badge kind="manage" outline={SQUARE} rounds={noManage} at={markerPlace(spot, 1)} />
      )}
    </g>
  );
});

interface BadgeProps {
  readonly kind: 'move' | 'manage';
  readonly outline: string;
  readonly rounds: number;
  readonly at: { readonly x: number; readonly y: number };
}

function Badge({ kind, outline, rounds, at }: BadgeProps) {
  return (
    <g className={`nx-marker nx-marker-${kind}`} transform={`translate(${at.x} ${at.y})`}>
      <path d={outline} />
      <text y={0.4}>{rounds}</text>
    </g>
  );
}

/** A ring of sparks. */
function zigzag(radius: number): string {
  const teeth = Math.max(10, Math.round(radius * 0.9)) * 2;
  const points = Array.from({ length: teeth }, (_, i) => {
    const angle = (i * 2 * Math.PI) / teeth;
    const far = i % 2 === 0 ? radius - 1.6 : radius + 1.8;
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Patterns that lie over a planet; for the definitions of the map. */
export function MarkerPatterns() {
  return (
    <defs>
      <pattern id="nx-bars" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="nx-bars" width="2" height="5" />
      </pattern>
      <pattern id="nx-dots" width="5" height="5" patternUnits="userSpaceOnUse">
        <circle className="nx-dots" cx="2.5" cy="2.5" r="1.1" />
      </pattern>
    </defs>
  );
}
