// The screen of Gal4Xeon: a sheet of paper and a pencil.

import './board.css';
import { fetched, type GameText, type GameUi } from '@starboard/kit';
import { titles } from '../data/numbers.ts';
import type { Gal4Xeon } from '../rules/state.ts';
import { Board } from './board.tsx';
import { lesson } from './lesson.ts';
import { measures } from './measures.ts';
import { presets } from './presets.ts';
import { Preview } from './preview.tsx';
import { SeatCard } from './seat-card.tsx';
import type { Gal4XeonWords } from './words/words.ts';

export const ui: GameUi<Gal4Xeon> = {
  Board,
  SeatCard,
  Reference: fetched(async () => (await import('./reference.tsx')).Reference),
  Preview,
  words: async () => (await import('./words/en.ts')).words,
  cues: async () => (await import('./cues.ts')).cues,
  // each round begins with its dice
  turnOf: ({ event }) => (event === 'rolled' ? null : undefined),
  marking: async () => (await import('./marks.ts')).marksOf,
  presets,
  lessons: [lesson],
  measures,
  titles: (words) => {
    const { titles: names } = (words as GameText<Gal4Xeon> as Gal4XeonWords).sheet;
    return titles.map(({ from, title }) => ({ from, title: names[title] }));
  },
};
