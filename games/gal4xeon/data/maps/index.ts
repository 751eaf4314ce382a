// The four maps. Pioneer's six neighbours and the values of the ruins are printed; the rest was rebuilt: 61 sectors
// each, home, six around it, 18 white, 30 grey and six ruins, with both rings around home complete.

import type { GalaxyMap } from '../sheet.ts';
import { bar } from './bar.ts';
import { halo } from './halo.ts';
import { pioneer } from './pioneer.ts';
import { spiral } from './spiral.ts';

export const mapNames = ['Pioneer', 'Bar', 'Halo', 'Spiral'] as const;
export type MapName = (typeof mapNames)[number];

export const maps: Readonly<Record<MapName, GalaxyMap>> = {
  Pioneer: pioneer,
  Bar: bar,
  Halo: halo,
  Spiral: spiral,
};
