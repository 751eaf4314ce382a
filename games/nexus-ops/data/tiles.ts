// What the tiles show. The shapes are sourced; which lands they show is reconstructed so that every number the rule
// books mention comes out: five forests, five spires, six plains, two magma pools.

import type { Source } from './source.ts';
import type { Land } from './terrain.ts';

export interface HomeHex {
  readonly land: Land;
  readonly mine: number;
}

export interface Tiles {
  readonly singles: readonly Land[];
  readonly doubles: readonly (readonly [Land, Land])[];
  /** The front hexes a and b, which touch the board, and c behind them. */
  readonly home: readonly [HomeHex, HomeHex, HomeHex];
  readonly source: Source;
}

export const tiles: Tiles = {
  singles: ['magma', 'magma', 'forest', 'forest', 'spires', 'spires'],
  doubles: [
    ['forest', 'plains'],
    ['forest', 'plains'],
    ['forest', 'plains'],
    ['spires', 'plains'],
    ['spires', 'plains'],
    ['spires', 'plains'],
  ],
  home: [
    { land: 'forest', mine: 2 },
    { land: 'spires', mine: 2 },
    { land: 'plains', mine: 3 },
  ],
  source: 'reconstructed',
};

/** The tiles that Energy Dependence sets aside: singles by land, and doubles by a land they must show. */
export const energyTiles: { readonly singles: readonly Land[]; readonly doubles: readonly Land[] } = {
  singles: ['spires', 'magma', 'magma', 'forest'],
  doubles: ['forest', 'forest', 'forest', 'spires'],
};
