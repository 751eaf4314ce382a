// Sectors of the core game for two civilizations.

import type { Sector } from '../sector.ts';
import { relic, sectorsOf } from './preset.ts';

/** One relic of each type. */
const RELICS = [
  relic('military', 'B', 2),
  relic('transporter', 'E', 2),
  relic('extractor', 'C', 1),
  relic('replicator', 'F', 1),
];

const shared = { set: 'core', seats: ['A', 'D'], players: [1, 2] } as const;

export const pairs: readonly Sector[] = sectorsOf(shared, [
  // Advanced Guide p. 15
  {
    name: 'SPIRO',
    description: "A curl of six in a row: minor first, then major, then the enemy's.",
    links: ['AC', 'BC', 'BE', 'DF', 'EF'],
    relics: RELICS,
    layout: {
      A: [-1.33, 1.11],
      B: [-0.39, 0.33],
      C: [-0.33, 1.33],
      D: [1.33, -1.11],
      E: [0.39, -0.33],
      F: [0.33, -1.33],
    },
  },
  // Advanced Guide p. 16
  {
    name: 'FENIX',
    description: 'Two small wings joined at their majors.',
    links: ['AB', 'AC', 'BC', 'BE', 'DE', 'DF', 'EF'],
    relics: RELICS,
    cloud: { mode: 'adjacent', to: ['B', 'E'] },
    layout: {
      A: [-1.5, 0],
      B: [-0.5, 0],
      C: [-1, 0.87],
      D: [1.5, 0],
      E: [0.5, 0],
      F: [1, -0.87],
    },
  },
  // Advanced Guide p. 16
  {
    name: 'IANIA',
    description: 'A ring of six in which each way round to the enemy crosses a minor and a major.',
    links: ['AC', 'AE', 'BC', 'BD', 'DF', 'EF'],
    relics: RELICS,
    layout: {
      A: [0, 1],
      B: [0.87, -0.5],
      C: [0.87, 0.5],
      D: [0, -1],
      E: [-0.87, 0.5],
      F: [-0.87, -0.5],
    },
  },
  // Advanced Guide p. 20
  {
    name: 'RECULA',
    description: 'One empty major in the middle touches everything but the two Tanns.',
    links: ['AB', 'AC', 'BH', 'CH', 'DE', 'DF', 'EH', 'FH'],
    relics: RELICS,
    layout: {
      A: [-1.74, 0],
      B: [-0.87, 0.7],
      C: [-0.87, -0.7],
      D: [1.74, 0],
      E: [0.87, -0.7],
      F: [0.87, 0.7],
      H: [0, 0],
    },
  },
]);
