// What a map must be to be played on.

import type { GalaxyMap } from '../../data/sheet.ts';
import { beside, distanceFromHome, HOME, placeNames, PLACES } from '../hexes.ts';
import { MOST_SECTORS, START } from '../state.ts';
import { readDrawing } from './drawing.ts';

/** What is wrong with the map, in words that follow on its place in the file. */
export function mapProblem({ rows, start }: GalaxyMap): string | null {
  const ground = readDrawing(rows);
  if (typeof ground === 'string') return ground;
  if (ground.size > MOST_SECTORS) return `has ${ground.size} sectors; ${MOST_SECTORS} are the most`;
  return ringsProblem(ground) ?? islandProblem(ground) ?? startProblem(start);
}

/** GX-13.2: the six around home are the ones set up at the start, and the twelve around those are there too. */
function ringsProblem(ground: ReadonlyMap<number, number>): string | null {
  for (let place = 0; place < PLACES; place++) {
    const far = distanceFromHome(place);
    const isStart = ground.get(place) === START;
    if (isStart && far !== 1) return 'has an s that is not beside home';
    if (far === 1 && !isStart) return 'lacks one of the six s around home';
    if (far === 2 && !ground.has(place)) return 'lacks one of the twelve sectors at distance two from home';
  }
  return null;
}

function islandProblem(ground: ReadonlyMap<number, number>): string | null {
  const reached = new Set([HOME]);
  for (const place of reached) for (const near of beside[place]) if (ground.has(near)) reached.add(near);
  const island = [...ground.keys()].find((place) => !reached.has(place));
  return island === undefined ? null : `has a sector that cannot be reached from home: ${placeNames[island]}`;
}

function startProblem(start: GalaxyMap['start']): string | null {
  if (start === null || new Set(start.map(({ at }) => at)).size === start.length) return null;
  return 'names a neighbour of home twice in start';
}
