// The tables at which every phase of every game is met, and the ones where something was once wrong.

import { smallSectors } from '../../games/nexum-galaxy/data/small-sectors.ts';
import { FIGURES } from '../../games/nexus-ops/data/units.ts';
import { seatsNear } from '@starboard/engine/match';
import type { Game } from '@starboard/engine';
import { EVOLVING, EXPLORING, SECRETIVE, TRAVELLING } from './aims.ts';
import type { PlayedTable } from './situations.ts';

type Wanted = Omit<PlayedTable, 'game'>;

const EVERYTHING = {
  alternateUnits: true,
  extraTokens: 'each',
  kingOfTheHill: true,
  topPriority: true,
  executiveOrders: true,
};

/** Nobody hits anybody, so that enemies stay in each other's hexes; there dragons, which cost next to nothing, breathe on several. */
const MANY_DRAGONS = {
  name: 'Many dragons',
  units: {
    ...Object.fromEntries(FIGURES.map((figure) => [figure, { hitsOn: 6 }])),
    dragon: { cost: 1, hitsOn: 6, breathOn: 2 },
  },
};

/** Two relics on one planet: a ship that lands there takes one. */
const HEAPED = smallSectors.find(({ name }) => name === 'HOARD');

/** Everybody has relics and a cloud next door. */
const CLOSE = {
  set: 'custom',
  source: 'custom',
  name: 'CLOSE',
  description: 'Relics at home, a cloud next door.',
  systems: ['A', 'B', 'D'],
  adjacency: { A: ['B', 'D'], B: ['A', 'D'], D: ['A', 'B'] },
  relics: [
    { type: 'military', system: 'A', planet: 3 },
    { type: 'transporter', system: 'A', planet: 2 },
    { type: 'military', system: 'D', planet: 3 },
    { type: 'transporter', system: 'D', planet: 2 },
    { type: 'extractor', system: 'B', planet: 1 },
    { type: 'replicator', system: 'B', planet: 1 },
  ],
  seats: ['A', 'D'],
  players: [2],
  noHyperspace: [],
  start: 'everyPlanet',
  aiStart: 'tann',
  cloud: { mode: 'adjacent', to: ['A', 'D'] },
  layout: { A: [-1, 0], B: [0, 0.6], D: [1, 0] },
};

/** What only the house of several tables decides. */
export const BY_HOUSE = { 'nexum-galaxy': ['parcel', 'unpack', 'gates'] } as const;

/** The first table shows a game as it usually is. */
const TABLES: Readonly<Record<string, readonly Wanted[]>> = {
  'nexum-galaxy': [
    { seats: 4, options: { sector: 'LAUBURIA' }, cadets: ['layout'], curious: ['layout'] },
    { seats: 2, options: { customSector: HEAPED }, aimless: ['layout'] },
    {
      seats: 1,
      options: { sector: 'LAUBURIA', ruleSet: 'events', mode: 'solo-normal', aggressiveness: 3 },
      with: 'the computer',
      cadets: ['layout'],
    },
    {
      seats: 4,
      options: { sector: 'LAUBURIA', ruleSet: 'asteroids', civilizations: 'drafted' },
      with: 'asteroids',
      byKind: true,
      cadets: ['layout'],
      curious: ['layout'],
    },
    {
      seats: 3,
      options: { sector: 'IHX', ruleSet: 'asteroids', group: { table: 1, tables: 3 } },
      with: 'a group',
      byKind: true,
      byHouse: BY_HOUSE['nexum-galaxy'],
      aimless: ['layout'],
      aimed: ['k0', 'k1'],
      aims: TRAVELLING,
    },
    ...(['clonyx biontes', 'psycon gnomicon'] as const).map((civilizations) => ({
      seats: 2,
      options: {
        customSector: CLOSE,
        ruleSet: 'asteroids',
        aggressiveness: 3,
        civilizations: 'agreed',
        chosenCivilizations: civilizations.split(' '),
      },
      with: 'asteroids',
      byKind: true,
      aimed: civilizations === 'clonyx biontes' ? ['k21', 'k3'] : ['k1', 'k18'],
      aims: SECRETIVE,
    })),
    {
      seats: 2,
      options: {
        sector: 'LAUBURIA',
        ruleSet: 'asteroids',
        aggressiveness: 3,
        civilizations: 'agreed',
        chosenCivilizations: ['clonyx', 'biontes'],
      },
      with: 'asteroids',
      byKind: true,
      aimed: ['k5', 'k22'],
      aims: EVOLVING,
    },
    {
      seats: 3,
      options: { sector: 'IHX', ruleSet: 'asteroids', civilizations: 'drafted' },
      with: 'exotic systems',
      byKind: true,
      aimed: ['lookout'],
      aims: EXPLORING,
    },
    {
      seats: 2,
      options: { sector: 'FENIX', ruleSet: 'events', aggressiveness: 2 },
      with: 'events',
      cadets: ['layout'],
    },
    {
      seats: 2,
      options: {
        sector: 'FENIX',
        ruleSet: 'events',
        firstPlayer: '1',
        campaign: { ships: [24, 8], holes: [0, 2], kind: 'scorching', chosenBy: 1, heldBy: 2 },
      },
      with: 'a campaign',
      aimless: ['layout'],
    },
  ],
  'nexus-ops': [
    { seats: 3, options: {}, cadets: ['a', 'b'] },
    { seats: 4, options: EVERYTHING, cadets: ['a', 'b'], curious: ['a'] },
    { seats: 3, options: { vortex: true }, cadets: ['layout'], curious: ['b'] },
    { seats: 4, options: { teams: true }, cadets: ['a'] },
    { seats: 3, options: { interceptedTransmissions: true }, cadets: ['a'] },
    { seats: 4, options: { deckFile: MANY_DRAGONS }, aimless: ['r27'] },
  ],
};

function usual(game: Game): readonly Wanted[] {
  return [{ seats: seatsNear(game, 3), options: {}, cadets: ['layout'] }];
}

export function tablesOf(game: Game): readonly PlayedTable[] {
  return (TABLES[game.id] ?? usual(game)).map((table) => ({ ...table, game: game.id }));
}

/** So many of a game's first tables are played in every run. */
export const DAILY_TABLES = 6;

/** Looked at in every run: here words were cut, or things lay on each other. */
export const ONCE_WRONG: Readonly<Record<string, readonly string[]>> = {
  'nexum-galaxy': [
    '1 build+done',
    '2 attach',
    '2 done+go',
    '2 send',
    '2 send+strike',
    '3 bid',
    '0 card with the computer',
    '0 choose with asteroids',
    '0 cover with asteroids',
    '2 send with asteroids',
    '2 under with asteroids',
    '2 done with a group',
  ],
  'nexus-ops': ['0 buy+done', '7 explore', '10 pass+tactic', '12 lose', '13 done', '14 keep'],
  gal4xeon: ['assign', 'decline+research'],
};
