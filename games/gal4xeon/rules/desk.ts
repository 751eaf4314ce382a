// A seat at work on its page: what every rule of the Progress phase needs at hand.

import type { Chance } from '@starboard/engine';
import { chartOf, type Chart } from './chart.ts';
import type { OnPage, Tell } from './events.ts';
import { pageOf, type Gal4Xeon } from './state.ts';

export interface Desk {
  readonly state: Gal4Xeon;
  readonly chart: Chart;
  readonly seat: number;
  readonly page: number;
  readonly chance: Chance;
  readonly tell: ((deed: OnPage) => void) | undefined;
}

export function deskOf(state: Gal4Xeon, seat: number, chance: Chance, report?: Tell): Desk {
  const secret = state.open === 0;
  const tell = report === undefined ? undefined : (deed: OnPage): void => report({ ...deed, seat, secret });
  return { state, chart: chartOf(state), seat, page: pageOf(state, seat), chance, tell };
}
