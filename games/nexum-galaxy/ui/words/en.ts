// Nexum Galaxy in English.

import { guide } from '../../guide/guide.ts';
import { english } from '../../words/messages.ts';
import { optionWords } from '../../words/options.ts';
import { boardText as board } from './en/board.ts';
import { events, folded } from './en/events.ts';
import { asteroidsLesson } from './en/lesson-asteroids.ts';
import { eventsLesson } from './en/lesson-events.ts';
import { lesson } from './en/lesson.ts';
import { moves, prompt, warning } from './en/moves.ts';
import { chapters, measures, presets, terms } from './en/table.ts';
import type { NexumText } from './use-text.ts';

export const words: NexumText = {
  title: 'Nexum Galaxy',
  summary: 'Two to four civilizations fight for planets, stars and the relics of those who came before.',
  prompt,
  moves,
  warning,
  events,
  folded,
  options: optionWords,
  guide,
  chapters,
  messages: english,
  presets,
  lessons: { events: 'Guided game with events', asteroids: 'Guided game with Asteroids' },
  lesson: { ...lesson, ...eventsLesson, ...asteroidsLesson },
  measures,
  terms,
  board,
};
