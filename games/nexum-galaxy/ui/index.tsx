// The screen of Nexum Galaxy.

import type { GameUi } from '@starboard/kit';
import type { Nexum } from '../rules/state.ts';
import './board.css';
import './hud.css';
import './around.css';
import './events.css';
import './lab.css';
import './small-rooms.css';
import { Board } from './board/board.tsx';
import { ComputerCards } from './events/computer-card.tsx';
import { lesson } from './lesson.ts';
import { asteroidsLesson } from './lesson-asteroids.ts';
import { eventsLesson } from './lesson-events.ts';
import { measures } from './measures.ts';
import { followingTime } from './motion/timeline.ts';
import { Preview } from './preview.tsx';
import { presets } from './presets.ts';
import { Reference } from './reference.tsx';
import { SeatCard } from './seat-card.tsx';

export const ui: GameUi<Nexum> = {
  Board,
  SeatCard,
  UnseatedCards: ComputerCards,
  Reference,
  Preview,
  words: async () => (await import('./words/en.ts')).words,
  following: followingTime,
  presets,
  lessons: [lesson, eventsLesson, asteroidsLesson],
  measures,
};
