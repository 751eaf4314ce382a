// Everything there is to say about a sector: errors that keep it from being played, and advice on its balance.

import type { Sector } from '../../data/sector.ts';
import { balanceAdvice } from './advice.ts';
import type { Finding } from './finding.ts';
import { structureErrors } from './structure.ts';

export interface Verdict {
  readonly errors: readonly Finding[];
  /** Empty as long as there are errors: balance of what cannot be played means nothing. */
  readonly advice: readonly Finding[];
}

export function validateSector(sector: Sector): Verdict {
  const errors = structureErrors(sector);
  return { errors, advice: errors.length > 0 ? [] : balanceAdvice(sector) };
}
