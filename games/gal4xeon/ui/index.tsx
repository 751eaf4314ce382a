// The screen of Gal4Xeon: a sheet of paper and a pencil.

import './board.css';
import type { GameUi } from '@starboard/kit';
import type { Gal4Xeon } from '../rules/state.ts';
import { Board } from './board.tsx';
import { lesson } from './lesson.ts';
import { measures } from './measures.ts';
import { presets } from './presets.ts';
import { Preview } from './preview.tsx';
import { Reference } from './reference.tsx';
import { SeatCard } from './seat-card.tsx';

export const ui: GameUi<Gal4Xeon> = {
  Board,
  SeatCard,
  Reference,
  Preview,
  words: async () => (await import('./words/en.ts')).words,
  presets,
  lessons: [lesson],
  measures,
};
