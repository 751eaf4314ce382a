// How a printed sector is written down: links in short, everything usual left out.

import { systemIds, type PlanetNumber, type SystemId } from '../disks.ts';
import type { Layout, RelicType, Sector, SectorRelic } from '../sector.ts';

/** Two disks that touch. */
type Link = `${SystemId}${SystemId}`;

interface Row extends Partial<Omit<Sector, 'systems' | 'adjacency'>> {
  readonly name: string;
  readonly description: string;
  readonly links: readonly Link[];
  readonly relics: readonly SectorRelic[];
  readonly layout: Layout;
}

/** Shapes and places are reconstructed: the books' text gives names, numbers of systems and what is closed. */
export function sectorsOf(shared: Pick<Sector, 'set' | 'seats' | 'players'>, rows: readonly Row[]): Sector[] {
  return rows.map(({ links, ...row }) => {
    const systems = systemIds.filter((id) => Object.hasOwn(row.layout, id));
    return {
      source: 'reconstructed',
      noHyperspace: [],
      start: 'tannPlanet',
      aiStart: 'tann',
      cloud: { mode: 'hyperspace' },
      ...shared,
      ...row,
      systems,
      adjacency: Object.fromEntries(systems.map((id) => [id, neighbours(links, id)])),
    };
  });
}

function neighbours(links: readonly Link[], id: SystemId): readonly SystemId[] {
  return systemIds.filter((other) => links.includes(`${id}${other}`) || links.includes(`${other}${id}`));
}

export function relic(type: RelicType, system: SystemId, planet: PlanetNumber): SectorRelic {
  return { type, system, planet };
}
