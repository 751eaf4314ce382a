// The games there are, for tests that go through all of them.

import { existsSync } from 'node:fs';
import type { Game } from '@starboard/engine';
import { gameIds, loadGame } from '@starboard/games';

export const games: readonly Game[] = (await Promise.all(gameIds.map((id) => loadGame(id)))).filter(
  (game) => game !== null,
);

/** Does the game's screen have that part? */
export function hasPart({ id }: Game, file: string): boolean {
  return existsSync(new URL(`../../games/${id}/ui/${file}`, import.meta.url));
}
