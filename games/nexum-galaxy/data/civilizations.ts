// The four civilizations of the expansion, each with two generations of skills. Colours but that of the Clonyx are ours, and
// so is the second skill of the Psycon, which the book has lost.

import type { Crystal } from './asteroids.ts';
import type { Source } from './disks.ts';

export const civilizationIds = ['psycon', 'biontes', 'clonyx', 'gnomicon'] as const;
export type CivilizationId = (typeof civilizationIds)[number];

export interface Civilization {
  readonly id: CivilizationId;
  /** Two crystals of this colour let it evolve; null where it takes four asteroids. */
  readonly colour: Crystal | null;
  readonly source: Source;
}

/** In the order of their numbers in the state, from 1. */
export const civilizations: readonly Civilization[] = [
  { id: 'psycon', colour: 'yellow', source: 'reconstructed' },
  { id: 'biontes', colour: 'green', source: 'reconstructed' },
  { id: 'clonyx', colour: null, source: 'derived' },
  { id: 'gnomicon', colour: 'blue', source: 'reconstructed' },
];

export type SkillId = 'unbar' | 'overload' | 'thaw' | 'clear' | 'revive' | 'guard' | 'bond' | 'foresee';

/** Who has a skill, and whether that takes having evolved. What is permanent is none of them. */
export const skillOwners: Readonly<Record<SkillId, readonly [CivilizationId, evolved: boolean]>> = {
  unbar: ['psycon', false],
  overload: ['psycon', true],
  thaw: ['biontes', false],
  clear: ['biontes', true],
  revive: ['biontes', true],
  guard: ['clonyx', false],
  bond: ['clonyx', true],
  foresee: ['gnomicon', true],
};

/** Asteroids for which a civilization without a colour evolves. */
export const EVOLVING_ASTEROIDS = 4;
/** Most energy that a system gives once more. */
export const OVERLOAD_LIMIT = 3;
/** Cards that are foreseen. */
export const FORESEEN = 3;
