// The numbers of the core game, all printed in its rule book, and those of its modes.

import type { Source } from './disks.ts';

/** The four phase cards and the phases each one plays, in order. */
export const phaseCards = {
  manage: ['management'],
  move: ['movement'],
  'manage-move': ['management', 'movement'],
  'move-manage': ['movement', 'management'],
} as const;

export const START_ENERGY = 3;
export const TANN_SHIPS = 4;
/** Where every planet of a Tann system is held from the start. */
export const PLANET_SHIPS = 2;

export const PLANET_ENERGY = 1;
export const STAR_ENERGY = 2;

/** Prices of the ordinary ships of one management phase, and how many may be built in it; technology allows more. */
export const SHIP_PRICES: readonly number[] = [2, 3, 4, 4, 4];
export const BUILD_LIMIT = 3;
export const REPLICATOR_PRICE = 1;

export const PLANET_LIMIT = 5;

/** Energy for a ship that stays in its system, goes to a neighbour, or jumps. */
export const WITHIN = 1;
export const NEARBY = 2;
export const FARAWAY = 3;

/** Loot by size: nothing, a small, medium and large planet, a star; nothing for an area of a cloud or a black hole. */
export const PLUNDER: readonly number[] = [0, 1, 2, 3, 4, 0, 0];

export interface Limits {
  readonly ships: number;
  readonly energy: number;
  /** Ships on one star. */
  readonly star: number;
  readonly source: Source;
}

export const standardLimits: Limits = { ships: 25, energy: 20, star: 2, source: 'printed' };
/** The whole box shared by two. */
export const grandBattleLimits: Limits = { ships: 50, energy: 40, star: 2, source: 'reconstructed' };
export const sterileTrapLimits: Limits = { ships: 25, energy: 30, star: 1, source: 'printed' };

/** Ship tokens in the box. */
export const BOX_SHIPS = 100;

/** In a sterile trap every ship has the same price. */
export const STERILE_PRICE = 2;

export interface Goal {
  readonly points: number;
  readonly relics: number;
  readonly source: Source;
}

/** What wins, by number of civilizations. */
export const goals: Readonly<Record<number, Goal>> = {
  2: { points: 6, relics: 4, source: 'printed' },
  3: { points: 7, relics: 5, source: 'printed' },
  4: { points: 7, relics: 5, source: 'printed' },
};

/** What wins when allies put their points and relics together, by how many they are. */
export const pooledGoals: Readonly<Record<number, Goal>> = {
  2: { points: 10, relics: 6, source: 'reconstructed' },
  3: { points: 13, relics: 7, source: 'reconstructed' },
};

/** Rows of event cards in a round where the mode does not say: by number of people, against the computer and among
 *  themselves. */
export const rowsAgainst: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3 };
export const rowsAmong: Readonly<Record<number, number>> = { 2: 2, 3: 2, 4: 3 };

export const SCORE_PER_VICTORY = 2;
export const SCORE_PER_RELIC = 3;
/** The winner's bonus, by number of civilizations. */
export const WIN_BONUS: Readonly<Record<number, number>> = { 2: 15, 3: 20, 4: 30 };
