// The ground of the moon. The Vortex is the back of the Monolith tile.

export const TERRAINS = ['forest', 'spires', 'plains', 'magma', 'monolith', 'vortex'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What tiles show: the Monolith and the Vortex are a tile of their own. */
export const LANDS = ['forest', 'spires', 'plains', 'magma'] as const;
export type Land = (typeof LANDS)[number];

export const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  forest: 'Liquifungus Forest',
  spires: 'Crystal Spires',
  plains: 'Rock Plains',
  magma: 'Magma Pool',
  monolith: 'Monolith',
  vortex: 'Vortex',
};
