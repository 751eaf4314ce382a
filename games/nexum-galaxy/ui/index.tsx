// The screen of Nexum Galaxy.

import type { GameUi } from '@starboard/web/kit';
import type { Nexum } from '../rules/state.ts';
import './board.css';
import './hud.css';
import './around.css';
import './small-rooms.css';
import { Board } from './board/board.tsx';
import { lesson } from './lesson.ts';
import { measures } from './measures.ts';
import { Preview } from './preview.tsx';
import { presets } from './presets.ts';
import { Reference } from './reference.tsx';
import { SeatCard } from './seat-card.tsx';

export const ui: GameUi<Nexum> = {
  Board,
  SeatCard,
  Reference,
  Preview,
  words: async () => (await import('./words/en.ts')).words,
  presets,
  lesson,
  measures,
};
