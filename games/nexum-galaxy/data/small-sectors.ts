// Small sectors of our own: for a short game, for learning, and for counting positions in tests.

import type { Sector } from './sector.ts';

const shared = { set: 'custom', source: 'custom', aiStart: 'tann', cloud: { mode: 'hyperspace' } } as const;

export const smallSectors: readonly Sector[] = [
  {
    ...shared,
    name: 'NARROWS',
    description: 'Two Tann systems with a single minor system between them.',
    systems: ['A', 'C', 'D'],
    adjacency: { A: ['C'], C: ['A', 'D'], D: ['C'] },
    relics: [
      { type: 'extractor', system: 'C', planet: 1 },
      { type: 'military', system: 'C', planet: 2 },
      { type: 'transporter', system: 'C', planet: 3 },
      { type: 'replicator', system: 'A', planet: 1 },
    ],
    seats: ['A', 'D'],
    players: [2],
    noHyperspace: [],
    start: 'tannPlanet',
    layout: { A: [-1, 0], C: [0, 0], D: [1, 0] },
  },
  {
    ...shared,
    name: 'LOCKS',
    description: 'A ring of four homes closed to hyperspace round a major full of Militaries and Extractors.',
    systems: ['A', 'B', 'D', 'G', 'J'],
    adjacency: {
      A: ['B', 'D', 'J'],
      B: ['A', 'D', 'G', 'J'],
      D: ['A', 'B', 'G'],
      G: ['B', 'D', 'J'],
      J: ['A', 'B', 'G'],
    },
    relics: [
      { type: 'military', system: 'B', planet: 1 },
      { type: 'military', system: 'B', planet: 2 },
      { type: 'extractor', system: 'B', planet: 3 },
      { type: 'extractor', system: 'J', planet: 1 },
      { type: 'transporter', system: 'G', planet: 3 },
      { type: 'transporter', system: 'G', planet: 1 },
      { type: 'replicator', system: 'J', planet: 2 },
      { type: 'replicator', system: 'D', planet: 3 },
    ],
    seats: ['A', 'D', 'G', 'J'],
    players: [2, 3, 4],
    noHyperspace: ['A', 'D', 'G', 'J'],
    start: 'everyPlanet',
    layout: { A: [0, 1], B: [0, 0], D: [1, 0], G: [0, -1], J: [-1, 0] },
  },
  {
    ...shared,
    name: 'HOARD',
    description: 'Relics are piled up on the way from home to home, too many for the first ship.',
    systems: ['A', 'B', 'D'],
    adjacency: { A: ['B'], B: ['A', 'D'], D: ['B'] },
    relics: [
      { type: 'extractor', system: 'B', planet: 1 },
      { type: 'military', system: 'B', planet: 1 },
      { type: 'transporter', system: 'B', planet: 1 },
      { type: 'replicator', system: 'A', planet: 1 },
      { type: 'extractor', system: 'A', planet: 1 },
      { type: 'replicator', system: 'D', planet: 1 },
      { type: 'transporter', system: 'D', planet: 1 },
    ],
    seats: ['A', 'D'],
    players: [2],
    noHyperspace: [],
    start: 'tannPlanet',
    layout: { A: [-1, 0], B: [0, 0], D: [1, 0] },
  },
];
