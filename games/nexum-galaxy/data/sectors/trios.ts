// Sectors of the core game for up to three civilizations.

import type { Sector } from '../sector.ts';
import { relic, sectorsOf } from './preset.ts';

/** Half of the relics in the only major. */
const CENTRE_RELICS = [
  relic('military', 'B', 1),
  relic('military', 'B', 3),
  relic('transporter', 'B', 2),
  relic('extractor', 'C', 1),
  relic('replicator', 'F', 1),
  relic('replicator', 'I', 1),
];

/** One relic waits in the major that lies apart. */
const APART_RELICS = [
  relic('military', 'B', 1),
  relic('military', 'E', 1),
  relic('transporter', 'B', 2),
  relic('extractor', 'C', 1),
  relic('replicator', 'F', 1),
  relic('replicator', 'I', 1),
];

/** One relic for each major and each minor. */
const RELICS = [
  relic('military', 'B', 2),
  relic('military', 'H', 2),
  relic('transporter', 'E', 2),
  relic('extractor', 'C', 1),
  relic('replicator', 'F', 1),
  relic('replicator', 'I', 1),
];

const shared = { set: 'core', seats: ['A', 'D', 'G'], players: [1, 2, 3] } as const;

export const trios: readonly Sector[] = sectorsOf(shared, [
  // Advanced Guide p. 19
  {
    name: 'LIBRADABRA',
    description: 'Three arms hang from a single major with three relics, a minor on each arm.',
    links: ['AC', 'BC', 'BF', 'BI', 'DF', 'GI'],
    relics: CENTRE_RELICS,
    aiStart: 'home:B',
    layout: {
      A: [0, 2.01],
      B: [0, 0],
      C: [0, 1],
      D: [1.74, -1],
      F: [0.87, -0.5],
      G: [-1.74, -1],
      I: [-0.87, -0.5],
    },
  },
  // Advanced Guide p. 20
  {
    name: 'TRIPARTUM',
    description: 'All three Tanns touch the one major with its three relics; the minors lie safe behind.',
    links: ['AB', 'AC', 'BD', 'BG', 'DF', 'GI'],
    relics: CENTRE_RELICS,
    aiStart: 'home:B',
    layout: {
      A: [0, 1],
      B: [0, 0],
      C: [0, 2.01],
      D: [0.87, -0.5],
      F: [1.74, -1],
      G: [-0.87, -0.5],
      I: [-1.74, -1],
    },
  },
  // Advanced Guide p. 23
  {
    name: 'GREGATU',
    description:
      'Three minors crowd round a major, and a second major far outside is reached by jumps alone.',
    links: ['AC', 'BC', 'BF', 'BI', 'CF', 'CI', 'DF', 'FI', 'GI'],
    relics: APART_RELICS,
    aiStart: 'home:E',
    layout: {
      A: [0, 2.35],
      B: [0, 0],
      C: [0, 1.25],
      D: [2.03, -1.17],
      E: [2.7, 1.9],
      F: [1.08, -0.62],
      G: [-2.03, -1.17],
      I: [-1.08, -0.62],
    },
  },
  // Advanced Guide p. 17
  {
    name: 'TREX-B',
    description: 'Three minors touch in the middle; behind each lies a corner with a Tann and a major.',
    links: ['AB', 'AC', 'BC', 'CF', 'CI', 'DE', 'DF', 'EF', 'FI', 'GH', 'GI', 'HI'],
    relics: RELICS,
    aiStart: 'majorRelics',
    layout: {
      A: [0.53, 1.61],
      B: [-0.59, 1.47],
      C: [0, 0.66],
      D: [1.14, -1.26],
      E: [1.58, -0.22],
      F: [0.57, -0.33],
      G: [-1.66, -0.35],
      H: [-0.97, -1.25],
      I: [-0.57, -0.33],
    },
  },
  // Advanced Guide p. 17
  {
    name: 'TREX',
    description: 'Three corners of three systems, each with its major turned to the gate in the middle.',
    links: ['AB', 'AC', 'BC', 'BJ', 'DE', 'DF', 'EF', 'EJ', 'GH', 'GI', 'HI', 'HJ'],
    relics: RELICS,
    players: [3],
    aiStart: 'tann:J',
    layout: {
      A: [-0.48, 1.92],
      B: [0, 1.04],
      C: [0.54, 1.91],
      D: [1.91, -0.54],
      E: [0.91, -0.52],
      F: [1.38, -1.43],
      G: [-1.43, -1.38],
      H: [-0.91, -0.52],
      I: [-1.92, -0.48],
      J: [0, 0],
    },
  },
  // Advanced Guide p. 18
  {
    name: 'BRAGULIA',
    description: 'Tanns and majors alternate in a ring, and every Tann has a minor outside.',
    links: ['AB', 'AC', 'AH', 'BD', 'DE', 'DF', 'EG', 'GH', 'GI'],
    relics: RELICS,
    aiStart: 'majorRelics',
    layout: {
      A: [0, 1],
      B: [0.87, 0.5],
      C: [0, 2.01],
      D: [0.87, -0.5],
      E: [0, -1],
      F: [1.74, -1],
      G: [-0.87, -0.5],
      H: [-0.87, 0.5],
      I: [-1.74, -1],
    },
  },
  // Advanced Guide p. 18
  {
    name: 'XPLOTIA',
    description: 'Three majors touch in the middle, each with a Tann and a minor at its back.',
    links: ['AB', 'BC', 'BE', 'BH', 'DE', 'EF', 'EH', 'GH', 'HI'],
    relics: RELICS,
    aiStart: 'majorRelics',
    layout: {
      A: [-0.58, 1.44],
      B: [0, 0.6],
      C: [0.58, 1.44],
      D: [1.53, -0.22],
      E: [0.52, -0.3],
      F: [0.95, -1.22],
      G: [-0.95, -1.22],
      H: [-0.52, -0.3],
      I: [-1.53, -0.22],
    },
  },
  // Advanced Guide p. 21
  {
    name: 'TRISKELION',
    description: 'Three legs run outwards from a triangle of majors: major, minor, Tann.',
    links: ['AC', 'BC', 'BE', 'BH', 'DF', 'EF', 'EH', 'GI', 'HI'],
    relics: RELICS,
    aiStart: 'majorRelics',
    layout: {
      A: [1.53, 1.69],
      B: [0, 0.65],
      C: [0.34, 1.6],
      D: [0.71, -2.17],
      E: [0.56, -0.33],
      F: [1.21, -1.09],
      G: [-2.23, 0.48],
      H: [-0.56, -0.33],
      I: [-1.55, -0.5],
    },
  },
  // Advanced Guide p. 23
  {
    name: 'RAIA',
    description: 'Three minors in the middle, and majors that each lie between two Tanns.',
    links: ['AB', 'AH', 'BC', 'BD', 'CF', 'CI', 'DE', 'EF', 'EG', 'FI', 'GH', 'HI'],
    relics: RELICS,
    players: [3],
    aiStart: 'majorRelics',
    layout: {
      A: [0, 1.9],
      B: [1.39, 0.8],
      C: [0.52, 0.3],
      D: [1.65, -0.95],
      E: [0, -1.6],
      F: [0, -0.6],
      G: [-1.65, -0.95],
      H: [-1.39, 0.8],
      I: [-0.52, 0.3],
    },
  },
  // Advanced Guide p. 22
  {
    name: 'BIZARDO',
    description: 'A wheel of nine round a major, with the fourth gate far away from everything.',
    links: ['AC', 'AE', 'BC', 'BG', 'BK', 'DF', 'DH', 'EF', 'EK', 'GI', 'HI', 'HK'],
    relics: RELICS,
    players: [3],
    aiStart: 'tann:J',
    layout: {
      A: [-1.72, 0.3],
      B: [0, 1.25],
      C: [-1.12, 1.34],
      D: [0.6, -1.64],
      E: [-1.08, -0.63],
      F: [-0.6, -1.64],
      G: [1.12, 1.34],
      H: [1.08, -0.63],
      I: [1.72, 0.3],
      J: [2.9, 1.9],
      K: [0, 0],
    },
  },
]);
