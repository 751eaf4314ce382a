// The tables at which every phase of every game is met, and the ones where something was once wrong.

import { smallSectors } from '../../games/nexum-galaxy/data/small-sectors.ts';
import { FIGURES } from '../../games/nexus-ops/data/units.ts';
import { seatsNear } from '@starboard/engine/match';
import type { Game } from '@starboard/engine';
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
      seats: 2,
      options: { sector: 'FENIX', ruleSet: 'events', aggressiveness: 2 },
      with: 'events',
      cadets: ['layout'],
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
export const DAILY_TABLES = 3;

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
  ],
  'nexus-ops': ['0 buy+done', '7 explore', '10 pass+tactic', '12 lose', '13 done', '14 keep'],
  gal4xeon: ['assign', 'decline+research'],
};
