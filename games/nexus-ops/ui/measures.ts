import type { Measure } from '@starboard/kit';
import { incomeOf } from '../rules/income.ts';
import type { Nexus } from '../rules/state.ts';

/** How a seat stands, for the charts at the end. */
export const measures: readonly Measure<Nexus>[] = [
  { id: 'points', valueOf: (state, seat) => state.points[seat] },
  { id: 'rubium', valueOf: (state, seat) => state.rubium[seat] },
  { id: 'units', valueOf: (state, seat) => state.army[seat] },
  { id: 'mines', valueOf: incomeOf },
];
