// The board's words in the language of the table.

import { useWords, type GameText } from '@starboard/web/kit';
import type { Nexum } from '../../rules/state.ts';
import type { BoardText } from './board-text.ts';

/** All that the game says in one language: what every game has, and what this board says besides. */
export interface NexumText extends GameText<Nexum> {
  readonly board: BoardText;
}

export function useText(): BoardText {
  return (useWords<Nexum>() as GameText<Nexum> as NexumText).board;
}
