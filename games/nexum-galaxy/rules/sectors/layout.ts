// Where disks lie in a drawing. One unit is the diameter of a disk.

import type { SystemId } from '../../data/disks.ts';
import type { Layout, MapPoint, Sector } from '../../data/sector.ts';
import { arrange } from './arrange.ts';
import { linkedPairs, linksFrom } from './topology.ts';

/** Systems without a way over links are drawn as far apart as if there were so many. */
const NO_LINKS = 3;

/** Where to draw the disks: as the sector says, or else after its links. That takes a moment, so keep the answer. */
export function layoutOf(sector: Sector): Layout {
  return sector.layout ?? afterLinks(sector);
}

function afterLinks(sector: Sector): Layout {
  const { systems } = sector;
  const steps = systems.map((id) => linksFrom(sector, id));
  const places = arrange({
    disks: systems.length,
    links: linkedPairs(sector).map(([one, other]) => [systems.indexOf(one), systems.indexOf(other)]),
    steps: (one, other) => steps[one].get(systems[other]) ?? NO_LINKS,
  });
  return Object.fromEntries(systems.map((id, i) => [id, rounded(places[i])]));
}

/** To hundredths of a disk; adding zero turns minus zero into zero. */
export function rounded([x, y]: MapPoint): MapPoint {
  return [Math.round(x * 100) / 100 + 0, Math.round(y * 100) / 100 + 0];
}

/** Coordinates are rounded to hundredths, so disks that touch may come out a little nearer than one diameter. */
const TOUCHING = 0.98;

/** The first two disks that lie on top of each other, or null. */
export function overlap(sector: Sector): readonly [SystemId, SystemId] | null {
  const { systems, layout = {} } = sector;
  for (const [i, one] of systems.entries()) {
    for (const other of systems.slice(i + 1)) {
      if (distance(layout[one], layout[other]) < TOUCHING) return [one, other];
    }
  }
  return null;
}

function distance(one: MapPoint | undefined, other: MapPoint | undefined): number {
  if (!one || !other) return Infinity;
  return Math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2);
}
