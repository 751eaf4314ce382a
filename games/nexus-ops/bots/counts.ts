// What the evaluation looks at, as people count it.

import { controlledBy } from '../rules/army.ts';
import { countHexes } from '../rules/board.ts';
import { incomeOf } from '../rules/income.ts';
import type { Nexus } from '../rules/state.ts';

/** In the order of the terms; having the turn is not counted. */
export function count(state: Nexus, seat: number, into: Float64Array): void {
  into[0] = state.points[seat];
  into[1] = state.army[seat];
  into[2] = incomeOf(state, seat);
  into[3] = state.rubium[seat];
  into[4] = state.missionSize[seat] + state.energizeSize[seat];
  into[5] = countHexes(controlledBy(state, seat));
  into[6] = 0;
}
