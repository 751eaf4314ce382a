// The list of best solo results: the client keeps it, this says how a new result goes into it.

import { BESTS_KEPT } from '../data/numbers.ts';

export interface Best {
  /** The map's name. */
  readonly map: string;
  readonly score: number;
  /** When and by whom, in the words of whoever keeps the list. */
  readonly note: string;
}

/** GX-11.3: the list with the result in it; each map keeps its ten best, the older first among equals. */
export function withResult(bests: readonly Best[], result: Best): readonly Best[] {
  const same = bests.filter(({ map }) => map === result.map);
  const better = same.filter(({ score }) => score >= result.score);
  const worse = same.filter(({ score }) => score < result.score);
  const others = bests.filter(({ map }) => map !== result.map);
  return [...others, ...[...better, result, ...worse].slice(0, BESTS_KEPT)];
}
