// What a tip is told when it is shown: the board's latest.

import type { Person } from '@starboard/kit';
import type { Nexum } from '../../rules/state.ts';
import type { Chart } from '../board/chart.ts';

export interface Live {
  readonly state: Nexum;
  readonly people: readonly Person[];
  /** The seat that looks and may act now; null when it has nothing to decide. */
  readonly actor: number | null;
  readonly chart: Chart;
  /** The planet whose ships were pointed at. */
  readonly origin: number | null;
}
