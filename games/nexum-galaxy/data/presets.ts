// The 31 printed sectors: 17 of the expansion, then 14 of the core game's second book. One that the book prints under
// two names, BINEYERO and BIENEYERO, has the first.

import type { Sector } from './sector.ts';
import { eight } from './sectors/eight.ts';
import { pairs } from './sectors/pairs.ts';
import { trios } from './sectors/trios.ts';
import { twelveArms } from './sectors/twelve-arms.ts';
import { twelveWebs } from './sectors/twelve-webs.ts';

export const presets: readonly Sector[] = [...twelveArms, ...twelveWebs, ...eight, ...pairs, ...trios];

export function presetByName(name: string): Sector | undefined {
  return presets.find((sector) => sector.name === name);
}
