// What a ship of the planet pointed at would pay to each system.

import { systemOf } from '../../rules/board.ts';
import { priceOfWay } from '../../rules/reading.ts';
import type { Nexum } from '../../rules/state.ts';
import type { Chart } from './chart.ts';
import { ClosedSign } from './icons.tsx';
import { Pill } from './pill.tsx';

export function Fares({ chart, state, origin }: { chart: Chart; state: Nexum; origin: number }) {
  const owner = state.owner[origin];
  const seat = owner === 0 ? state.turn : owner - 1;
  return (
    <g className="nx-fares" aria-hidden="true">
      {chart.disks.map(({ system, x, y, radius }) => {
        const fare = priceOfWay(state, seat, systemOf(origin), system);
        const at = { x, y: y + radius };
        return system === systemOf(origin) || fare !== null ? (
          <Pill key={system} text={String(fare)} energy {...at} />
        ) : (
          <ClosedSign key={system} {...at} r={8} />
        );
      })}
    </g>
  );
}
