// What the evaluation looks at, as people count it.

import { chartOf } from '../rules/chart.ts';
import { bits } from '../rules/sectors.ts';
import { pageOf, TRACKS, type Gal4Xeon } from '../rules/state.ts';
import { scoreParts } from './score.ts';

/** In the order of the terms. */
export function count(state: Gal4Xeon, seat: number, into: Float64Array): void {
  const page = pageOf(state, seat);
  into[0] = scoreParts(state, chartOf(state), page);
  into[1] = bits(state.technology[page]);
  into[2] = state.resources[page];
  into[3] = state.trades[page];
  into[4] = 0;
  for (let track = 0; track < TRACKS; track++) into[4] += state.filled[page * TRACKS + track];
}
