// GX-10: what a paper is worth, and who is ahead.

import { tracks } from '../../data/sheet.ts';
import { fromHome } from './galaxy.ts';
import type { Paper } from './paper.ts';

export function points(paper: Paper) {
  const { galaxy, controlled, aliens } = paper;
  const ruins = galaxy.sectors
    .filter(({ name }) => controlled.has(name))
    .reduce((sum, { worth }) => sum + worth, 0);
  const ring = (distance: number): boolean =>
    galaxy.sectors.every((sector) => fromHome(sector) !== distance || controlled.has(sector.name));
  const sphere = ring(1) ? (ring(2) ? 10 : 5) : 0;
  const met = aliens.length;
  const conquests = 3 * aliens.filter(({ fate }) => fate === 'conquered').length;
  const sectors = controlled.size;
  return { ruins, sphere, met, conquests, sectors, total: ruins + sphere + met + conquests + sectors };
}

/** GX-10.7 to GX-10.9: 1 for whoever nobody is ahead of. */
export function ranks(papers: readonly Paper[]): number[] {
  const merits = papers.map((paper) => [points(paper).total, ...tracks.map((track) => paper.filled[track])]);
  const isAhead = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((merit, i) => merit !== other[i]);
    return at >= 0 && one[at] > other[at];
  };
  return merits.map((mine) => 1 + merits.filter((other) => isAhead(other, mine)).length);
}
