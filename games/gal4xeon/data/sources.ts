// Where each table comes from (GX-13.1). What is reconstructed can be replaced by a sheet file.

import type { Source } from './sheet.ts';

export const sources = {
  rounds: 'printed',
  explorationDie: 'printed',
  points: 'printed',
  technologyEffects: 'printed',
  startingTechnologies: 'printed',
  firstIcons: 'printed',
  pioneerStrengths: 'printed',
  ruinValues: 'printed',
  rangeOfSizes: 'printed',
  trackOrder: 'derived',
  pioneerDemeanours: 'reconstructed',
  trackLengths: 'reconstructed',
  iconPlaces: 'reconstructed',
  modifierDice: 'reconstructed',
  techTreeLines: 'reconstructed',
  shapes: 'reconstructed',
  alienRows: 'reconstructed',
  maps: 'reconstructed',
  titles: 'reconstructed',
} as const satisfies Readonly<Record<string, Source>>;
