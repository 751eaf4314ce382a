// The board's words in the language of the table.

import { useLocale, type Locale } from '@starboard/kit';
import type { BoardText } from './board-text.ts';
import { boardText as english } from './en/board.ts';
import { boardText as spanish } from './es/board.ts';

const boardTexts: Readonly<Record<Locale, BoardText>> = { en: english, es: spanish };

export function useText(): BoardText {
  return boardTexts[useLocale()];
}
