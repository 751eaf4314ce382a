// The screen of Nexus Ops.

import { fetched, type GameUi } from '@starboard/kit';
import type { NexusEvent } from '../rules/events.ts';
import type { Nexus } from '../rules/state.ts';
import './board.css';
import { Board } from './board/board.tsx';
import { Hand } from './cards/hand.tsx';
import { lesson } from './lesson.ts';
import { measures } from './measures.ts';
import { presets } from './presets.ts';
import { Preview } from './preview.tsx';
import { SeatCard } from './seat-card.tsx';
import { speaking, type NexusLanguage } from './words/nexus-words.ts';

export const ui: GameUi<Nexus, NexusLanguage> = {
  Board,
  SeatCard,
  Hand,
  Reference: fetched(async () => (await import('./reference.tsx')).Reference),
  Preview,
  words: async () => (await import('./words/en.ts')).words,
  cues: async () => (await import('./cues.ts')).cues,
  speaking,
  turnOf: (told) => {
    const event = told as NexusEvent;
    return event.event === 'turn' ? event.seat : undefined;
  },
  marking: async () => (await import('./marks.ts')).marksOf,
  presets,
  lessons: [lesson],
  measures,
};
