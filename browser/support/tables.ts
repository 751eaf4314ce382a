// The tables at which every phase of every game is met, and the ones where something was once wrong.

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

/** The first table shows a game as it usually is. */
const TABLES: Readonly<Record<string, readonly Wanted[]>> = {
  'nexum-galaxy': [{ seats: 4, options: { sector: 'LAUBURIA' }, cadets: ['layout'], curious: ['layout'] }],
  'nexus-ops': [
    { seats: 3, options: {}, cadets: ['a', 'b'], curious: [] },
    { seats: 4, options: EVERYTHING, cadets: ['a', 'b'], curious: ['a'] },
    { seats: 3, options: { vortex: true }, cadets: ['layout'], curious: ['b'] },
    { seats: 4, options: { teams: true }, cadets: ['a'], curious: [] },
    { seats: 3, options: { interceptedTransmissions: true }, cadets: ['a'], curious: [] },
  ],
};

function usual(game: Game): readonly Wanted[] {
  return [{ seats: seatsNear(game, 3), options: {}, cadets: ['layout'], curious: [] }];
}

export function tablesOf(game: Game): readonly PlayedTable[] {
  return (TABLES[game.id] ?? usual(game)).map((table) => ({ ...table, game: game.id }));
}

/** Looked at in every run: here words were cut, or things lay on each other. */
export const ONCE_WRONG: Readonly<Record<string, readonly string[]>> = {
  'nexum-galaxy': ['1 build+done', '2 done+go', '3 bid'],
  'nexus-ops': ['0 buy+done', '7 explore', '10 pass+tactic', '12 lose'],
  gal4xeon: ['assign', 'decline+research'],
};
