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

/** Looked at in every run: here words were cut, or things lay on each other. */
export const ONCE_WRONG: Readonly<Record<string, readonly string[]>> = {
  'nexum-galaxy': ['1 build+done', '2 done+go', '2 send+strike', '3 bid'],
  'nexus-ops': ['0 buy+done', '7 explore', '10 pass+tactic', '12 lose'],
  gal4xeon: ['assign', 'decline+research'],
};
