// The screen of the teaching game, as an example: a board, what belongs to a seat, words, a lesson.

import type { GameUi } from '@starboard/kit';
import type { Skirmish } from '../rules/state.ts';
import { Board, Preview } from './board.tsx';
import './board.css';
import { lesson } from './lesson.ts';
import { moonsOf, shipsOf } from './reading.ts';
import { Hand, Reference, SeatCard } from './seats.tsx';

export const ui: GameUi<Skirmish> = {
  Board,
  SeatCard,
  Hand,
  Reference,
  Preview,
  words: async () => (await import('./words/en.ts')).words,
  cues: async () => (await import('./cues.ts')).cues,
  turnOf: ({ event }) => (event === 'shown' ? null : undefined),
  marking: async () => (await import('./marks.ts')).marksOf,
  presets: [
    { id: 'duel', seats: 2, options: { rounds: 6 } },
    { id: 'four', seats: 4, options: { rounds: 8 } },
  ],
  lessons: [lesson],
  measures: [
    { id: 'moons', valueOf: moonsOf },
    { id: 'ships', valueOf: shipsOf },
  ],
};
