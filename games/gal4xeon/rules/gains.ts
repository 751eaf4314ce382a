// What everybody learns of a seat when a round closes: what its sheet has gained in the round (GX-12.3).

import type { TableEvent } from './events.ts';
import { scoreOf } from './scoring.ts';
import { countAll } from './sectors.ts';
import { openedPage, pageOf, TECHNOLOGIES, type Gal4Xeon } from './state.ts';

export type Gains = Extract<TableEvent, { readonly event: 'gained' }>;

/** Asked before the pages change places: what was written against what was known when the round opened. */
export function gainsOf(state: Gal4Xeon, seat: number): Gains {
  const [before, now] = [openedPage(state, seat), pageOf(state, seat)];
  const total = scoreOf(state, now).total;
  const claimed = state.technology[now] & ~state.technology[before];
  return {
    event: 'gained',
    seat,
    total,
    points: total - scoreOf(state, before).total,
    explored: countAll(state.outlined, now) - countAll(state.outlined, before),
    controlled: countAll(state.controlled, now) - countAll(state.controlled, before),
    met: state.met[now] - state.met[before],
    technologies: numbersIn(claimed),
  };
}

function numbersIn(technologies: number): number[] {
  return Array.from({ length: TECHNOLOGIES }, (_, each) => each).filter(
    (each) => ((technologies >>> each) & 1) === 1,
  );
}
