// What a map must be to be played on.

import { isRefusal, type Refusal } from '@starboard/engine';
import type { GalaxyMap } from '../../data/sheet.ts';
import { refuse } from '../../words/messages.ts';
import { beside, distanceFromHome, HOME, placeNames, PLACES } from '../hexes.ts';
import { MOST_SECTORS, START } from '../state.ts';
import { readDrawing } from './drawing.ts';
import { SHEET_RULE } from './rule.ts';

export function wrongMap({ rows, start }: GalaxyMap, place: string): Refusal | null {
  const ground = readDrawing(rows, place);
  if (isRefusal(ground)) return ground;
  if (ground.size > MOST_SECTORS)
    return refuse(SHEET_RULE, 'tooManySectors', { place, sectors: ground.size, most: MOST_SECTORS });
  return wrongRings(ground, place) ?? islandIn(ground, place) ?? wrongStart(start, place);
}

/** GX-13.2: the six around home are the ones set up at the start, and the twelve around those are there too. */
function wrongRings(ground: ReadonlyMap<number, number>, place: string): Refusal | null {
  for (let sector = 0; sector < PLACES; sector++) {
    const far = distanceFromHome(sector);
    const isStart = ground.get(sector) === START;
    if (isStart && far !== 1) return refuse(SHEET_RULE, 'strayStart', { place });
    if (far === 1 && !isStart) return refuse(SHEET_RULE, 'lacksStart', { place });
    if (far === 2 && !ground.has(sector)) return refuse(SHEET_RULE, 'lacksRing', { place });
  }
  return null;
}

function islandIn(ground: ReadonlyMap<number, number>, place: string): Refusal | null {
  const reached = new Set([HOME]);
  for (const sector of reached) for (const near of beside[sector]) if (ground.has(near)) reached.add(near);
  const island = [...ground.keys()].find((sector) => !reached.has(sector));
  return island === undefined ? null : refuse(SHEET_RULE, 'island', { place, sector: placeNames[island] });
}

function wrongStart(start: GalaxyMap['start'], place: string): Refusal | null {
  if (start === null || new Set(start.map(({ at }) => at)).size === start.length) return null;
  return refuse(SHEET_RULE, 'startTwice', { place });
}
