// The one file that knows all games. Adding a game means adding its folder and one line here.

import type { Game } from '@starboard/engine';

const GAMES: Readonly<Record<string, () => Promise<{ game: Game }>>> = {
  gal4xeon: () => import('./gal4xeon/index.ts'),
  'nexum-galaxy': () => import('./nexum-galaxy/index.ts'),
  'nexus-ops': () => import('./nexus-ops/index.ts'),
  skirmish: () => import('./skirmish/index.ts'),
};

export const gameIds: readonly string[] = Object.keys(GAMES);

/** The game of that name, or null. Loaded when asked for: a browser fetches only what it plays. */
export async function loadGame(id: string): Promise<Game | null> {
  return Object.hasOwn(GAMES, id) ? (await GAMES[id]()).game : null;
}
