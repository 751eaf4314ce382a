// Ways between systems: links between disks that touch, and jumps through hyperspace.

import type { Sector } from '../../data/sector.ts';
import { systemIds, type SystemId } from '../../data/disks.ts';

export function neighboursOf(sector: Sector, system: SystemId): readonly SystemId[] {
  return sector.adjacency[system] ?? [];
}

export function areLinked(sector: Sector, one: SystemId, other: SystemId): boolean {
  return neighboursOf(sector, one).includes(other);
}

/** Every link once, the lower letter first. */
export function linkedPairs(sector: Sector): readonly (readonly [SystemId, SystemId])[] {
  return sector.systems.flatMap((id) =>
    neighboursOf(sector, id)
      .filter((other) => id < other)
      .map((other) => [id, other] as const),
  );
}

/** Number of links from there to each system that links reach. */
export function linksFrom(sector: Sector, start: SystemId): ReadonlyMap<SystemId, number> {
  const links = new Map<SystemId, number>([[start, 0]]);
  // A Map goes through what is added on the way: this is a search in breadth.
  for (const [system, steps] of links) {
    for (const next of neighboursOf(sector, system)) if (!links.has(next)) links.set(next, steps + 1);
  }
  return links;
}

/** The parts of the sector that hang together by links; the first holds the first letter. */
export function groupsOf(sector: Sector): readonly (readonly SystemId[])[] {
  const groups: (readonly SystemId[])[] = [];
  for (const system of sector.systems) {
    if (groups.some((group) => group.includes(system))) continue;
    const linked = linksFrom(sector, system);
    groups.push(systemIds.filter((id) => linked.has(id)));
  }
  return groups;
}

/** NG-8.3: groups of which each system is closed to hyperspace, so that no way leads in or out. */
export function cutOff(sector: Sector): readonly (readonly SystemId[])[] {
  const groups = groupsOf(sector);
  if (groups.length === 1) return [];
  return groups.filter((group) => group.every((system) => sector.noHyperspace.includes(system)));
}
