// Sectors of the expansion with eight disks: four Tanns, two majors and two minors.

import type { Sector } from '../sector.ts';
import { relic, sectorsOf } from './preset.ts';

/** Two relics in each system without a gate. */
const RELICS = [
  relic('military', 'B', 1),
  relic('military', 'E', 1),
  relic('transporter', 'B', 3),
  relic('transporter', 'E', 3),
  relic('extractor', 'C', 1),
  relic('extractor', 'F', 1),
  relic('replicator', 'C', 2),
  relic('replicator', 'F', 2),
];

const shared = { set: 'asteroids', seats: ['A', 'D', 'G', 'J'], players: [1, 2, 3, 4] } as const;

export const eight: readonly Sector[] = sectorsOf(shared, [
  // Asteroids p. 21-22
  {
    name: 'TABULA',
    description: 'No relics and two ships on every planet at home: the four systems in the middle decide.',
    links: ['AB', 'AC', 'BC', 'BF', 'BJ', 'CD', 'CE', 'DE', 'EF', 'EG', 'FG', 'FJ'],
    relics: [],
    start: 'everyPlanet',
    layout: {
      A: [1.1, 1.1],
      B: [0, 0.75],
      C: [0.75, 0],
      D: [1.1, -1.1],
      E: [0, -0.75],
      F: [-0.75, 0],
      G: [-1.1, -1.1],
      J: [-1.1, 1.1],
    },
  },
  // Asteroids p. 23
  {
    name: 'IHX',
    description: 'Two crowded halves, each with two civilizations, meet over one link between majors.',
    links: ['AB', 'AC', 'BC', 'BE', 'BJ', 'CJ', 'DE', 'DF', 'EF', 'EG', 'FG'],
    relics: RELICS,
    cloud: { mode: 'adjacent', to: ['B', 'E'] },
    layout: {
      A: [-1, 0.87],
      B: [-0.5, 0],
      C: [-1.5, 0],
      D: [1, 0.87],
      E: [0.5, 0],
      F: [1.5, 0],
      G: [1, -0.87],
      J: [-1, -0.87],
    },
  },
  // Asteroids p. 23
  {
    name: 'LIMIT',
    description:
      'A ring of eight: everybody has a major on one hand, a minor on the other and an enemy behind each.',
    links: ['AB', 'AF', 'BD', 'CD', 'CG', 'EG', 'EJ', 'FJ'],
    relics: RELICS,
    layout: {
      A: [0, 1.35],
      B: [0.95, 0.95],
      C: [0.95, -0.95],
      D: [1.35, 0],
      E: [-0.95, -0.95],
      F: [-0.95, 0.95],
      G: [0, -1.35],
      J: [-1.35, 0],
    },
  },
  // Asteroids p. 27
  {
    name: 'QUANTUM',
    description: 'Packed so tightly that most systems are one or two steps from all the others.',
    links: ['AB', 'AC', 'AD', 'BC', 'BE', 'BF', 'BJ', 'CD', 'CE', 'DE', 'EF', 'EG', 'FG', 'FJ', 'GJ'],
    relics: RELICS,
    layout: {
      A: [1.65, 1.05],
      B: [0, 0.8],
      C: [0.85, 0],
      D: [1.65, -1.05],
      E: [0, -0.8],
      F: [-0.85, 0],
      G: [-1.65, -1.05],
      J: [-1.65, 1.05],
    },
  },
  // Asteroids p. 28
  {
    name: 'URSUCTUM',
    description:
      'Trade lanes join every Tann to two others and to a major; the minors lie deep in the middle.',
    links: ['AB', 'AD', 'AJ', 'BC', 'BF', 'BG', 'CE', 'DE', 'DG', 'EF', 'EJ', 'GJ'],
    relics: RELICS,
    layout: {
      A: [1.75, 1.55],
      B: [-0.9, 0.45],
      C: [0, 0],
      D: [1.75, -1.95],
      E: [0.9, 0.45],
      F: [0, -1.35],
      G: [-1.75, -1.95],
      J: [-1.75, 1.55],
    },
  },
  // Asteroids p. 29
  {
    name: 'OCULUS',
    description: 'An eye: the Tanns form the lids, and a thin line of majors and minors the pupil.',
    links: ['AC', 'AJ', 'BC', 'BE', 'CD', 'DG', 'EF', 'FG', 'FJ'],
    relics: RELICS,
    cloud: { mode: 'adjacent', to: ['B', 'E'] },
    layout: {
      A: [-1.4, 0.8],
      B: [0, 0.5],
      C: [0, 1.5],
      D: [1.4, 0.8],
      E: [0, -0.5],
      F: [0, -1.5],
      G: [1.4, -0.8],
      J: [-1.4, -0.8],
    },
  },
  // Asteroids p. 29
  {
    name: 'SAURI',
    description: 'One narrow backbone of two minors carries all traffic, and each end hides a major.',
    links: ['AC', 'BC', 'CD', 'CF', 'EF', 'FG', 'FJ'],
    relics: RELICS,
    cloud: { mode: 'adjacent', to: ['C', 'F'] },
    layout: {
      A: [-1, 0.6],
      B: [0, 1.5],
      C: [0, 0.5],
      D: [1, 0.6],
      E: [0, -1.5],
      F: [0, -0.5],
      G: [1, -0.6],
      J: [-1, -0.6],
    },
  },
]);
