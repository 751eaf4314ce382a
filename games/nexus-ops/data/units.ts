// The six units of the standard board, in the order of the player board from left to right.

import type { Source } from './source.ts';
import type { Land, Terrain } from './terrain.ts';

/** Figures in the box. Alternate units use the same figures, so a figure is also the name of a unit in notation. */
export const FIGURES = ['human', 'fungoid', 'crystalline', 'strider', 'leaper', 'dragon'] as const;
export type Figure = (typeof FIGURES)[number];

/** How a unit may go farther than one hex. */
export const GAITS = ['step', 'stride', 'leap', 'fly', 'dive'] as const;
export type Gait = (typeof GAITS)[number];

export interface Unit {
  readonly title: string;
  readonly cost: number;
  /** An attack roll of this or more hits. */
  readonly hitsOn: number;
  /** Place in the battle order; 1 attacks first. */
  readonly order: number;
  /** Figures of each colour. */
  readonly figures: number;
  /** Does it work mines? */
  readonly mines: boolean;
  readonly forbidden: readonly Terrain[];
  /** Added to its attack rolls there. */
  readonly bonus: Readonly<Partial<Record<Land, number>>>;
  readonly gait: Gait;
  /** Its owner picks the casualty of a hit with this roll or more; 0: never. */
  readonly picksOn: number;
  /** Breathes plasma into a hex beside it, which hits on this; 0: does not breathe. */
  readonly breathOn: number;
  /** Rolls again after each breath that hits. */
  readonly breathAgain: boolean;
  /** Where it attacks before all others. */
  readonly firstIn: readonly Land[];
  /** How many may be bought per home-base hex and turn; 0: any number. */
  readonly perHex: number;
  /** Dice that a group of them does not roll. */
  readonly fewerDice: number;
  /** May be destroyed by its owner at the start of a battle, for a hit each. */
  readonly shatters: boolean;
  /** Moves on after a battle won. */
  readonly spreads: boolean;
  /** Where cost, number to hit, figures and terrain come from; and where abilities and the size of bonuses do. */
  readonly numbers: Source;
  readonly abilities: Source;
}

/** A unit without anything special. */
export const plain = {
  forbidden: [],
  bonus: {},
  gait: 'step',
  picksOn: 0,
  breathOn: 0,
  breathAgain: false,
  firstIn: [],
  perHex: 0,
  fewerDice: 0,
  shatters: false,
  spreads: false,
} as const satisfies Partial<Unit>;

export const units: Readonly<Record<Figure, Unit>> = {
  human: {
    ...plain,
    title: 'Human',
    cost: 2,
    hitsOn: 6,
    order: 6,
    figures: 12,
    mines: true,
    forbidden: ['magma', 'monolith'],
    numbers: 'sourced',
    abilities: 'sourced',
  },
  fungoid: {
    ...plain,
    title: 'Fungoid',
    cost: 3,
    hitsOn: 5,
    order: 5,
    figures: 8,
    mines: true,
    forbidden: ['monolith'],
    bonus: { forest: 1, spires: -1 },
    numbers: 'sourced',
    abilities: 'remembered',
  },
  crystalline: {
    ...plain,
    title: 'Crystalline',
    cost: 3,
    hitsOn: 5,
    order: 4,
    figures: 8,
    mines: true,
    forbidden: ['monolith'],
    bonus: { spires: 1, forest: -1 },
    numbers: 'sourced',
    abilities: 'remembered',
  },
  strider: {
    ...plain,
    title: 'Rock Strider',
    cost: 6,
    hitsOn: 4,
    order: 3,
    figures: 6,
    mines: false,
    gait: 'stride',
    numbers: 'sourced',
    abilities: 'sourced',
  },
  leaper: {
    ...plain,
    title: 'Lava Leaper',
    cost: 8,
    hitsOn: 3,
    order: 2,
    figures: 4,
    mines: false,
    bonus: { magma: 1 },
    gait: 'leap',
    picksOn: 5,
    numbers: 'sourced',
    abilities: 'remembered',
  },
  dragon: {
    ...plain,
    title: 'Rubium Dragon',
    cost: 12,
    hitsOn: 2,
    order: 1,
    figures: 3,
    mines: false,
    gait: 'fly',
    breathOn: 4,
    numbers: 'sourced',
    abilities: 'sourced',
  },
};
