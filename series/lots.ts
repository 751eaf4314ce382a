// Lots that anybody can check: they come from a seed whose hash was published with the plan, mixed with words of those who
// entered, so that nobody alone has chosen them.

import type { Chance } from '@starboard/engine';
import { fairChance, FairCounts, type Fairness } from '@starboard/engine/match';

/** The lots of one question. Each question has its own stream, so that no lot depends on how many were drawn before it. */
export function lotsOf(fairness: Fairness, question: number): Chance {
  return fairChance(fairness, new FairCounts()).of(question);
}

/** The same things in an order by lot, each order equally likely. */
export function byLot<T>(things: readonly T[], chance: Chance): readonly T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = chance.die(last + 1) - 1;
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
