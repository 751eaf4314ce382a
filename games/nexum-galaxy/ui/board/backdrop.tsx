// Space behind the map: faint dust and the circles of a star chart. Drawn once for a sector.

import { memo } from 'react';
import type { ChartBox } from './chart.ts';

const GRAINS = 150;
const RINGS = 5;
const SPOKES = 12;

/** Looks like chance and is the same for everybody. */
function grains({ x, y, width, height }: ChartBox) {
  let seed = 7;
  const next = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) / 2 ** 24;
  };
  // beyond the box too: the picture seldom has the shape of its room
  return Array.from({ length: GRAINS }, () => ({
    x: x + (next() * 2 - 0.5) * width,
    y: y + (next() * 2 - 0.5) * height,
    r: 0.35 + next() * next() * 1.5,
    light: 0.25 + next() * 0.6,
  }));
}

export const Backdrop = memo(function Backdrop({ box }: { readonly box: ChartBox }) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = Math.hypot(box.width, box.height) / 2;
  return (
    <g className="nx-backdrop" aria-hidden="true">
      <circle className="nx-nebula" cx={x} cy={y} r={reach * 1.15} fill="url(#nx-nebula)" />
      {Array.from({ length: RINGS }, (_, ring) => (
        <circle key={ring} className="nx-grid" cx={x} cy={y} r={((ring + 1) * reach) / RINGS} />
      ))}
      {Array.from({ length: SPOKES }, (_, spoke) => (
        <line
          key={spoke}
          className="nx-grid"
          x1={x + Math.cos((spoke * Math.PI) / 6) * (reach / RINGS)}
          y1={y + Math.sin((spoke * Math.PI) / 6) * (reach / RINGS)}
          x2={x + Math.cos((spoke * Math.PI) / 6) * reach}
          y2={y + Math.sin((spoke * Math.PI) / 6) * reach}
        />
      ))}
      {grains(box).map((grain) => (
        <circle
          key={`${grain.x} ${grain.y}`}
          className="nx-dust"
          cx={grain.x}
          cy={grain.y}
          r={grain.r}
          opacity={grain.light}
        />
      ))}
    </g>
  );
});
