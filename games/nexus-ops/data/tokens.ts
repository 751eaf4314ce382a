// Exploration tokens: eighteen of the base game, and six with a border of their own that may take the place of others.

import type { Source } from './source.ts';
import type { Figure } from './units.ts';

export interface Token {
  readonly title: string;
  /** Copies in the box. */
  readonly count: number;
  /** A unit from the finder's supply. */
  readonly unit: Figure | null;
  /** The number of a mine that stays; 0: no mine. */
  readonly mine: number;
  /** Energize cards to draw. */
  readonly energize: number;
  /** Rubium to collect. */
  readonly rubium: number;
  readonly source: Source;
}

const nothing = { unit: null, mine: 0, energize: 0, rubium: 0 } as const;

export const tokens = {
  strider: { ...nothing, title: 'Rock Strider', count: 6, unit: 'strider', source: 'sourced' },
  mine2: { ...nothing, title: 'Mine 2', count: 4, mine: 2, source: 'sourced' },
  fungoid: { ...nothing, title: 'Mine 1 and Fungoid', count: 4, unit: 'fungoid', mine: 1, source: 'derived' },
  crystalline: {
    ...nothing,
    title: 'Mine 1 and Crystalline',
    count: 4,
    unit: 'crystalline',
    mine: 1,
    source: 'derived',
  },
  charge: {
    ...nothing,
    title: 'Mine 1 and an Energize card',
    count: 2,
    mine: 1,
    energize: 1,
    source: 'derived',
  },
  energy: { ...nothing, title: 'Two Energize cards', count: 2, energize: 2, source: 'derived' },
  hoard: { ...nothing, title: 'Seven rubium', count: 2, rubium: 7, source: 'derived' },
} as const satisfies Readonly<Record<string, Token>>;

export type TokenName = keyof typeof tokens;
export const TOKENS = Object.keys(tokens) as readonly TokenName[];
/** Those with a border of their own. */
export const extraTokenNames: readonly TokenName[] = ['charge', 'energy', 'hoard'];

/** How many of each lie on a board; kinds that are not named stay in the box. */
export type Pile = Readonly<Partial<Record<TokenName, number>>>;

export const MIXES = ['off', 'striders', 'each'] as const;
/** Which tokens the six extra ones replace: none, the Rock Striders, or some of each unit. */
export type Mix = (typeof MIXES)[number];

export const standardPile: Readonly<Record<Mix, Pile>> = {
  off: { strider: 6, mine2: 4, fungoid: 4, crystalline: 4 },
  striders: { mine2: 4, fungoid: 4, crystalline: 4, charge: 2, energy: 2, hoard: 2 },
  each: { strider: 2, mine2: 4, fungoid: 3, crystalline: 3, charge: 2, energy: 2, hoard: 2 },
};

/** Each half of the Energy Dependence board has a pile of its own. */
export const halfPile: Readonly<Record<Mix, Pile>> = {
  off: { strider: 2, mine2: 1, fungoid: 1, crystalline: 2 },
  striders: { mine2: 1, fungoid: 1, crystalline: 2, charge: 1, hoard: 1 },
  each: { strider: 1, mine2: 1, fungoid: 1, crystalline: 1, charge: 1, energy: 1 },
};

/** Choices of one's own, as examples: for a full board, and for each half of Energy Dependence. */
export const exampleMixes: readonly Pile[] = [
  { strider: 5, mine2: 4, fungoid: 3, crystalline: 4, energy: 1, hoard: 1 },
  { strider: 1, mine2: 2, crystalline: 1, charge: 1, energy: 1 },
];

/** For balance the mines among the tokens of a full board should add up to this. */
export const ADVISED_MINES = 16;
