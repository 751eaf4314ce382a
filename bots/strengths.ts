// How strong our bots are as rivals, in points as ratings are shown: 1500 is a Captain. A rating means something from the
// first game against one of them. Rounded from docs/bots.md over all games; when bots change, so does the version, and results
// that are booked already keep what was said then.

import type { LEVEL_IDS } from './brain.ts';

export const STRENGTHS_VERSION = 1;

const POINTS: Readonly<Record<string, number>> = {
  random: 200,
  greedy: 900,
  cadet: 1000,
  ensign: 1200,
  captain: 1500,
  commodore: 1750,
  admiral: 1950,
} satisfies Record<(typeof LEVEL_IDS)[number] | 'random' | 'greedy', number>;

/** Null for bots that nobody has measured. */
export function strengthOf(level: string): number | null {
  return Object.hasOwn(POINTS, level) ? POINTS[level] : null;
}
