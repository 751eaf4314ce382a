// The exotic systems of the expansion: six disks with two faces each, which explorers find. What they do is printed; the
// planets of most are ours.

import { systemIds, type PlanetNumber, type Size, type Source, type SystemId } from './disks.ts';

export const exoticKinds = [
  'neutron',
  'quantum',
  'cloud',
  'magnetic',
  'drifting',
  'hole',
  'binary',
  'wormhole',
  'giant',
  'archipelago',
  'dark',
] as const;
export type ExoticKind = (typeof exoticKinds)[number];

export interface ExoticFace {
  /** The letter of the card by which it is found, and by which events find it. */
  readonly letter: SystemId;
  /** The number of its system: the disks are M to R. */
  readonly system: number;
  readonly kind: ExoticKind;
  /** In the order of their slots: the number that cards ask for, and the size. */
  readonly planets: readonly (readonly [PlanetNumber, Size])[];
  readonly stars: number;
  readonly source: Source;
}

/** The disks of the expansion follow those of the box. */
export const FIRST_EXOTIC = systemIds.length;
export const EXOTIC_DISKS = 6;

/** By letter, A to L: a disk shows the letter of one face or the one six places on. */
export const exoticFaces: readonly ExoticFace[] = [
  face(
    'A',
    'neutron',
    [
      [1, 'small'],
      [2, 'medium'],
      [3, 'large'],
    ],
    1,
  ),
  face(
    'B',
    'quantum',
    [
      [1, 'small'],
      [1, 'large'],
      [2, 'medium'],
      [2, 'large'],
    ],
    1,
    'derived',
  ),
  face('C', 'cloud', [], 0, 'derived'),
  face(
    'D',
    'magnetic',
    [
      [1, 'medium'],
      [2, 'large'],
      [3, 'large'],
    ],
    1,
  ),
  face(
    'E',
    'drifting',
    [
      [1, 'small'],
      [2, 'medium'],
      [2, 'medium'],
      [3, 'large'],
    ],
    0,
  ),
  face('F', 'hole', [], 0, 'derived'),
  face(
    'G',
    'neutron',
    [
      [1, 'medium'],
      [2, 'medium'],
      [3, 'medium'],
    ],
    1,
  ),
  face(
    'H',
    'binary',
    [
      [1, 'medium'],
      [2, 'medium'],
      [3, 'large'],
    ],
    2,
  ),
  face('I', 'wormhole', [], 0, 'derived'),
  face(
    'J',
    'giant',
    [
      [1, 'medium'],
      [2, 'large'],
    ],
    1,
  ),
  face(
    'K',
    'archipelago',
    [
      [1, 'small'],
      [1, 'medium'],
      [2, 'small'],
      [2, 'large'],
      [3, 'medium'],
      [3, 'large'],
    ],
    1,
  ),
  face(
    'L',
    'dark',
    [
      [1, 'medium'],
      [2, 'medium'],
      [3, 'large'],
    ],
    0,
  ),
];

function face(
  letter: SystemId,
  kind: ExoticKind,
  planets: ExoticFace['planets'],
  stars: number,
  source: Source = 'reconstructed',
): ExoticFace {
  const system = FIRST_EXOTIC + (systemIds.indexOf(letter) % EXOTIC_DISKS);
  return { letter, system, kind, planets, stars, source };
}

/** Energy for each card that an explorer draws. */
export const EXPLORE_PRICE = 3;
