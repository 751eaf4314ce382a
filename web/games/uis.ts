// The games' screens, each found in its folder and fetched when it is needed.

import type { Game, OptionValues } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import {
  laidOver,
  spoken,
  type GameText,
  type GameUi,
  type GameWords,
  type Locale,
  type Partly,
} from '@starboard/kit';
import { guideThen } from './guides.ts';
import { languages } from '../words/languages.ts';

const UIS = import.meta.glob<{ readonly ui: GameUi }>([
  '../../games/*/ui/index.tsx',
  '../../games/*/earlier/*/ui/index.tsx',
]);

export interface Shown {
  readonly game: Game;
  readonly ui: GameUi;
  readonly words: GameWords;
}

/** A game with its screen in that language, in that version of its rules or the present one; null where it is not kept. With options
 *  all is there that a table with them draws. */
export async function loadShown(
  id: string,
  locale: Locale,
  rules?: number,
  options?: OptionValues,
): Promise<Shown | null> {
  const [present, game] = await Promise.all([loadGame(id), loadGame(id, rules)]);
  if (present === null || game === null) return null;
  const ui = (await loadUi(game)) ?? (await import('./plain.tsx')).plainUi(game);
  const whole = options === undefined ? null : ui.complete?.(options);
  const [text] = await Promise.all([textOf(id, ui, locale), whole]);
  const words = spoken(ui, text);
  return game.rules === present.rules
    ? { game, ui, words }
    : { game, ui, words: { ...words, guide: guideThen(game.guide, present.guide, words.guide) } };
}

async function textOf(id: string, { words }: GameUi, locale: Locale): Promise<GameText> {
  const [english, other] = await Promise.all([words(), languages.get(locale)?.games?.[id]?.()]);
  return other === undefined ? english : laidOver(english, other as Partly<GameText>);
}

/** An earlier version may have a screen of its own; otherwise the present one draws it too. */
async function loadUi({ id, rules }: Game): Promise<GameUi | null> {
  const load =
    UIS[`../../games/${id}/earlier/v${rules}/ui/index.tsx`] ?? UIS[`../../games/${id}/ui/index.tsx`];
  return load === undefined ? null : (await load()).ui;
}
