// What each way to lay an exploration would cover, worked out once for each printed sheet.

import { PLACEMENT, type Chart } from '../rules/chart.ts';
import { bits } from '../rules/sectors.ts';
import { WORDS } from '../rules/state.ts';

/** Sectors of a placement by kind, and those of them in the outer ring. */
export interface Cover {
  readonly grey: number;
  readonly rolled: number;
  readonly ruins: number;
  readonly ring: number;
}

const known = new WeakMap<Chart, ReadonlyMap<number, Cover>>();

/** By move. */
export function coversOf(chart: Chart): ReadonlyMap<number, Cover> {
  let covers = known.get(chart);
  if (covers === undefined) {
    covers = measured(chart);
    known.set(chart, covers);
  }
  return covers;
}

function measured({ placements, grey, rolled, ruins, outerRing }: Chart): Map<number, Cover> {
  const covers = new Map<number, Cover>();
  for (let i = 0; i < placements.length; i += PLACEMENT) {
    const count = (other: Int32Array): number => {
      let sum = 0;
      for (let word = 0; word < WORDS; word++) sum += bits(placements[i + word] & other[word]);
      return sum;
    };
    covers.set(placements[i + WORDS], {
      grey: count(grey),
      rolled: count(rolled),
      ruins: count(ruins),
      ring: count(outerRing),
    });
  }
  return covers;
}
