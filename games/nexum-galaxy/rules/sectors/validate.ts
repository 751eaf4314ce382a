// Everything there is to say about a sector: errors that keep it from being played, and advice on its balance.

import type { Sector } from '../../data/sector.ts';
import { balanceAdvice } from './advice.ts';
import type { SectorFinding } from './finding.ts';
import { structureErrors } from './structure.ts';

export interface SectorVerdict {
  readonly errors: readonly SectorFinding[];
  /** Empty as long as there are errors: balance of what cannot be played means nothing. */
  readonly advice: readonly SectorFinding[];
}

export function validateSector(sector: Sector): SectorVerdict {
  const errors = structureErrors(sector);
  return { errors, advice: errors.length > 0 ? [] : balanceAdvice(sector) };
}
