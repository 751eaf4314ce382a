// The six cards that say with how many ships a civilization of the computer acts. Our own design.

import type { Source } from './disks.ts';

export interface ComputerCard {
  readonly name: 'patrol' | 'squadron' | 'armada' | 'muster';
  readonly ships: number;
  /** How many own planets with a single ship get another one after the act. */
  readonly muster: number;
  readonly source: Source;
}

const shared = { muster: 0, source: 'reconstructed' } as const;

export const computerCards: readonly ComputerCard[] = [
  { name: 'patrol', ships: 2, ...shared },
  { name: 'patrol', ships: 2, ...shared },
  { name: 'squadron', ships: 3, ...shared },
  { name: 'squadron', ships: 3, ...shared },
  { name: 'armada', ships: 4, ...shared },
  { name: 'muster', ships: 1, muster: 3, source: 'reconstructed' },
];

/** An offensive brings one ship more. */
export const OFFENSIVE_SHIPS = 1;

/** A planet lends a ship only while so many are on it. */
export const LENDER_SHIPS = 3;
