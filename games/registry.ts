// The one file that knows all games. Adding a game means adding its folder and one line here.

import type { Brain } from '@starboard/bots';
import type { Game } from '@starboard/engine';

interface Entry {
  readonly game: () => Promise<{ game: Game }>;
  /** What its bots know. */
  readonly brain: () => Promise<{ brain: Brain }>;
}

const GAMES: Readonly<Record<string, Entry>> = {
  gal4xeon: { game: () => import('./gal4xeon/index.ts'), brain: () => import('./gal4xeon/bots/index.ts') },
  'nexum-galaxy': {
    game: () => import('./nexum-galaxy/index.ts'),
    brain: () => import('./nexum-galaxy/bots/index.ts'),
  },
  'nexus-ops': {
    game: () => import('./nexus-ops/index.ts'),
    brain: () => import('./nexus-ops/bots/index.ts'),
  },
  skirmish: { game: () => import('./skirmish/index.ts'), brain: () => import('./skirmish/bots/index.ts') },
};

export const gameIds: readonly string[] = Object.keys(GAMES);

/** The game of that name, or null. Loaded when asked for: a browser fetches only what it plays. */
export async function loadGame(id: string): Promise<Game | null> {
  return Object.hasOwn(GAMES, id) ? (await GAMES[id].game()).game : null;
}

/** What the bots of that game know, or null. */
export async function loadBrain(id: string): Promise<Brain | null> {
  return Object.hasOwn(GAMES, id) ? (await GAMES[id].brain()).brain : null;
}

/** Both, for a mind. */
export async function loadKnown(id: string): Promise<{ readonly game: Game; readonly brain: Brain } | null> {
  const [game, brain] = await Promise.all([loadGame(id), loadBrain(id)]);
  return game === null || brain === null ? null : { game, brain };
}
