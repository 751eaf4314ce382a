// The 31 printed sectors: 17 of the expansion, then 14 of the core game's second book.

import type { Sector } from './sector.ts';
import { eight } from './sectors/eight.ts';
import { pairs } from './sectors/pairs.ts';
import { trios } from './sectors/trios.ts';
import { twelveArms } from './sectors/twelve-arms.ts';
import { twelveWebs } from './sectors/twelve-webs.ts';

export const presets: readonly Sector[] = [...twelveArms, ...twelveWebs, ...eight, ...pairs, ...trios];

/** One book prints the same sector under two names. */
const OTHER_NAMES: Readonly<Record<string, string>> = { BIENEYERO: 'BINEYERO' };

export function presetByName(name: string): Sector | undefined {
  const proper = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : name;
  return presets.find((sector) => sector.name === proper);
}
