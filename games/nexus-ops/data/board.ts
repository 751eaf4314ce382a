// Where the hexes lie, in axial coordinates (q, r), and which of them each board uses. The shape is sourced, the outline of the
// home bases and the alternate two-player boards are reconstructed.

import type { Source } from './source.ts';

export type BoardPoint = readonly [q: number, r: number];

/** Six ways out of a hex, in turn. */
export const DIRECTIONS: readonly BoardPoint[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export const BOARDS = ['standard', 'energy-dependence', 'bad-neighbors'] as const;
export type BoardName = (typeof BOARDS)[number];

/** Sides of the board at which home bases lie, in turn order. Side i faces away between directions i and i + 1. */
export const homeSides: Readonly<Record<BoardName, Readonly<Record<number, readonly number[]>>>> = {
  standard: { 2: [0, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4] },
  'energy-dependence': { 2: [1, 4] },
  'bad-neighbors': { 2: [0, 1] },
};

const INNER = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'] as const;
const OUTER = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10', 'B11', 'B12'] as const;

/** All hexes of the largest board: Monolith, inner ring, outer ring, three for each home base. */
export const HEX_NAMES: readonly string[] = [
  'M',
  ...INNER,
  ...OUTER,
  ...[1, 2, 3, 4].flatMap((seat) => [`H${seat}a`, `H${seat}b`, `H${seat}c`]),
];

/** Two hexes that a double tile covers. */
type Pair = readonly [string, string];

/** Which hexes take single tiles, which take double ones, and in which of two piles the tokens on them belong. */
export interface Ground {
  readonly singles: readonly string[];
  readonly doubles: readonly Pair[];
  readonly halves: readonly (readonly string[])[];
  /** Of the layout; where the home bases touch it is reconstructed everywhere. */
  readonly source: Source;
}

const fullGround: Ground = {
  singles: INNER,
  doubles: [
    ['B1', 'B2'],
    ['B3', 'B4'],
    ['B5', 'B6'],
    ['B7', 'B8'],
    ['B9', 'B10'],
    ['B11', 'B12'],
  ],
  halves: [[...INNER, ...OUTER]],
  source: 'sourced',
};

export const grounds: Readonly<Record<BoardName, Ground>> = {
  standard: fullGround,
  'bad-neighbors': fullGround,
  'energy-dependence': {
    singles: ['A1', 'A2', 'A4', 'A5'],
    doubles: [
      ['B3', 'B4'],
      ['A3', 'B5'],
      ['B9', 'B10'],
      ['A6', 'B11'],
    ],
    halves: [
      ['A1', 'A2', 'A3', 'B3', 'B4', 'B5'],
      ['A4', 'A5', 'A6', 'B9', 'B10', 'B11'],
    ],
    source: 'reconstructed',
  },
};
