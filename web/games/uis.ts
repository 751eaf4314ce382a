// The games' screens, each found in its folder and fetched when it is needed.

import type { Game } from '@starboard/engine';
import { gameIds, loadGame } from '@starboard/games';
import type { GameUi, GameWords, Locale } from '@starboard/kit';
import { plainUi } from './plain.tsx';

const UIS = import.meta.glob<{ readonly ui: GameUi }>('../../games/*/ui/index.tsx');

export interface Shown {
  readonly game: Game;
  readonly ui: GameUi;
  readonly words: GameWords;
}

/** A game with its screen in that language; null where there is no such game. */
export async function loadShown(id: string, locale: Locale): Promise<Shown | null> {
  if (!gameIds.includes(id)) return null;
  const [game, ui] = await Promise.all([loadGame(id), loadUi(id)]);
  if (game === null) return null;
  const screen = ui ?? plainUi(game);
  return { game, ui: screen, words: await screen.words[locale]() };
}

async function loadUi(id: string): Promise<GameUi | null> {
  const load = UIS[`../../games/${id}/ui/index.tsx`];
  return load === undefined ? null : (await load()).ui;
}
