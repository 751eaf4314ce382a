// Rings around the planets of the panel that somebody points at.

import { memo } from 'react';
import type { Chart } from '../board/chart.ts';

export const Pointed = memo(function Pointed({
  chart,
  places,
}: {
  readonly chart: Chart;
  readonly places: readonly number[];
}) {
  return (
    <g className="nx-pointed" aria-hidden="true">
      {places.map((place) => {
        const spot = chart.byPlace.get(place);
        if (spot === undefined) return null;
        const { x, y, radius } = spot;
        return (
          <g key={place} transform={`translate(${x} ${y})`}>
            <circle r={radius + 15} />
            <path d={`M0 ${-radius - 26}L5 ${-radius - 18}H-5Z`} />
          </g>
        );
      })}
    </g>
  );
});
