// Sectors of the expansion with all twelve disks, part one: arms, arcs and spirals.

import type { Sector } from '../sector.ts';
import { relic, sectorsOf } from './preset.ts';

/** One relic in each major and one on the smallest planet of each minor. */
const RELICS = [
  relic('military', 'B', 2),
  relic('military', 'E', 2),
  relic('transporter', 'H', 2),
  relic('transporter', 'K', 2),
  relic('extractor', 'C', 1),
  relic('extractor', 'F', 1),
  relic('replicator', 'I', 1),
  relic('replicator', 'L', 1),
];

const shared = { set: 'asteroids', seats: ['A', 'D', 'G', 'J'], players: [1, 2, 3, 4] } as const;

export const twelveArms: readonly Sector[] = sectorsOf(shared, [
  // Asteroids p. 24
  {
    name: 'LAUBURIA',
    description:
      'Four arms curl out of a ring of majors; from each Tann a minor leads round to the next arm.',
    links: ['AB', 'AC', 'BH', 'BK', 'BL', 'CH', 'DE', 'DF', 'EH', 'EI', 'EK', 'FK', 'GH', 'GI', 'JK', 'JL'],
    relics: RELICS,
    cloud: { mode: 'adjacent', to: ['B', 'E', 'H', 'K'] },
    layout: {
      A: [0.34, 1.92],
      B: [0, 0.9],
      C: [1.38, 1.08],
      D: [-0.34, -1.92],
      E: [0, -0.9],
      F: [-1.38, -1.08],
      G: [1.92, -0.34],
      H: [0.9, 0],
      I: [1.08, -1.38],
      J: [-1.92, 0.34],
      K: [-0.9, 0],
      L: [-1.08, 1.38],
    },
  },
  // Asteroids p. 25
  {
    name: 'PSCISH',
    description: 'Two bows of two civilizations each, joined by a bar of majors where the fleets must meet.',
    links: ['AB', 'AC', 'BG', 'BH', 'DE', 'DF', 'EJ', 'EK', 'GI', 'HK', 'JL'],
    relics: RELICS,
    cloud: { mode: 'adjacent', to: ['H', 'K'] },
    layout: {
      A: [-1.8, 1],
      B: [-1.5, 0],
      C: [-2.5, 1.75],
      D: [1.8, 1],
      E: [1.5, 0],
      F: [2.5, 1.75],
      G: [-1.8, -1],
      H: [-0.5, 0],
      I: [-2.5, -1.75],
      J: [1.8, -1],
      K: [0.5, 0],
      L: [2.5, -1.75],
    },
  },
  // Asteroids p. 26
  {
    name: 'HEABEZA',
    description:
      'No jump reaches the ring of majors in the middle: whoever wants it walks in through the minors.',
    links: ['AC', 'AL', 'BC', 'BH', 'BK', 'CG', 'DF', 'DI', 'EF', 'EH', 'EK', 'FJ', 'GI', 'HI', 'JL', 'KL'],
    relics: RELICS,
    noHyperspace: ['B', 'E', 'H', 'K'],
    layout: {
      A: [0, 2.2],
      B: [0.53, 0.53],
      C: [1.24, 1.24],
      D: [0, -2.2],
      E: [-0.53, -0.53],
      F: [-1.24, -1.24],
      G: [2.2, 0],
      H: [0.53, -0.53],
      I: [1.24, -1.24],
      J: [-2.2, 0],
      K: [-0.53, 0.53],
      L: [-1.24, 1.24],
    },
  },
  // Asteroids p. 26
  {
    name: 'SHARBURO',
    description: 'Four triangles with nothing between them; every step out of your own is a jump.',
    links: ['AB', 'AC', 'BC', 'DE', 'DF', 'EF', 'GH', 'GI', 'HI', 'JK', 'JL', 'KL'],
    relics: RELICS,
    cloud: { mode: 'adjacent', to: ['B', 'E', 'H', 'K'] },
    layout: {
      A: [-0.48, 1.92],
      B: [0, 1.04],
      C: [0.58, 1.9],
      D: [0.48, -1.92],
      E: [0, -1.04],
      F: [-0.58, -1.9],
      G: [1.92, 0.48],
      H: [1.04, 0],
      I: [1.9, -0.58],
      J: [-1.92, -0.48],
      K: [-1.04, 0],
      L: [-1.9, 0.58],
    },
  },
  // Asteroids p. 27
  {
    name: 'PROFUNDIS',
    description:
      'A spiral of four arms in which the road inwards starts at a minor that two civilizations share.',
    links: ['AC', 'AI', 'BC', 'BH', 'BK', 'CJ', 'DF', 'DL', 'EF', 'EH', 'EK', 'FG', 'GI', 'HI', 'JL', 'KL'],
    relics: RELICS,
    cloud: { mode: 'adjacent', to: ['A', 'D', 'G', 'J'] },
    layout: {
      A: [1.94, 1.03],
      B: [0, 0.75],
      C: [0.58, 1.6],
      D: [-1.94, -1.03],
      E: [0, -0.75],
      F: [-0.58, -1.6],
      G: [1.03, -1.94],
      H: [0.75, 0],
      I: [1.6, -0.58],
      J: [-1.03, 1.94],
      K: [-0.75, 0],
      L: [-1.6, 0.58],
    },
  },
]);
