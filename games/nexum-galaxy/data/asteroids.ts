// The asteroids of the expansion: what is in them, and the numbers of the rules around them.

import type { Source } from './disks.ts';

export const crystals = ['yellow', 'blue', 'green'] as const;
export type Crystal = (typeof crystals)[number];

export interface AsteroidKind {
  /** One crystal, or two that cannot be parted. */
  readonly crystals: readonly [Crystal] | readonly [Crystal, Crystal];
  /** As many of them are in the box. */
  readonly count: number;
  readonly source: Source;
}

/** 36 in all, 15 crystals of each colour. The book has the kinds, the mix is ours. */
export const asteroidKinds: readonly AsteroidKind[] = [
  ...crystals.map((crystal) => kind([crystal], 9)),
  ...crystals.map((crystal) => kind([crystal, crystal], 2)),
  kind(['yellow', 'blue'], 1),
  kind(['blue', 'green'], 1),
  kind(['green', 'yellow'], 1),
];

function kind(content: AsteroidKind['crystals'], count: number): AsteroidKind {
  return { crystals: content, count, source: 'reconstructed' };
}

/** `yellow`, `yellow-blue` */
export function asteroidName({ crystals: content }: AsteroidKind): string {
  return content.join('-');
}

export const ASTEROIDS = asteroidKinds.reduce((sum, { count }) => sum + count, 0);

/** Most cards in a hand, and cards for each ship that comes to a cloud. */
export const HAND_LIMIT = 3;
export const CARDS_PER_SHIP = 2;

/** Energy for cloaking a ship. */
export const CLOAK_PRICE = 15;

/** So many markers of a kind ruin a planet, and so many planets at most are ruined at a time. */
export const RUIN_MARKERS = 5;
export const MOST_RUINS = 12;
