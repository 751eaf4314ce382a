// The five levels that every game has; a game says how hard each of them thinks. What they are called in English is said
// here once, for commands, servers and pages; other languages are the page's affair.

import { LEVEL_IDS, type Level } from './brain.ts';

export const characters: Readonly<Record<(typeof LEVEL_IDS)[number], Pick<Level, 'name' | 'personality'>>> = {
  cadet: {
    name: 'Cadet',
    personality: 'Fresh from the academy: quick, cheerful, and seldom looks past the next move.',
  },
  ensign: {
    name: 'Ensign',
    personality: 'Knows the manual by heart and now and then the right page of it.',
  },
  captain: {
    name: 'Captain',
    personality: 'Plans a whole turn, keeps the fleet together and takes what is left unguarded.',
  },
  commodore: {
    name: 'Commodore',
    personality: 'Patient and hard to surprise: asks what you will answer before giving an order.',
  },
  admiral: {
    name: 'Admiral',
    personality: 'Has seen this sector before. Gives nothing away and forgives little.',
  },
};

/** What makes a level as strong as it is. */
export type Effort = Omit<Level, 'id' | 'name' | 'personality'>;

/** The levels with such efforts, weakest first. */
export function levelsWith(
  efforts: readonly [cadet: Effort, ensign: Effort, captain: Effort, commodore: Effort, admiral: Effort],
): readonly Level[] {
  return LEVEL_IDS.map((id, i) => ({ id, ...characters[id], ...efforts[i] }));
}
