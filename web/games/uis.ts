// The games' screens, each found in its folder and fetched when it is needed.

import type { Game } from '@starboard/engine';
import { gameIds, loadGame } from '@starboard/games';
import {
  spoken,
  type GameText,
  type GameUi,
  type GameWords,
  type Locale,
  type Partly,
} from '../kit/index.ts';
import { laidOver } from '../kit/language.ts';
import { languages } from '../words/languages.ts';
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
  return { game, ui: screen, words: spoken(screen, await textOf(id, screen, locale)) };
}

async function textOf(id: string, { words }: GameUi, locale: Locale): Promise<GameText> {
  const [english, other] = await Promise.all([words(), languages.get(locale)?.games?.[id]?.()]);
  return other === undefined ? english : laidOver(english, other as Partly<GameText>);
}

async function loadUi(id: string): Promise<GameUi | null> {
  const load = UIS[`../../games/${id}/ui/index.tsx`];
  return load === undefined ? null : (await load()).ui;
}
