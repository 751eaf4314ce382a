// Nexum Galaxy in Spanish.

import type { NexumText } from '../../../games/nexum-galaxy/ui/words/use-text.ts';
import { boardText as board } from './board.ts';
import { events, folded } from './events.ts';
import { asteroidsLesson } from './lesson-asteroids.ts';
import { eventsLesson } from './lesson-events.ts';
import { lesson } from './lesson.ts';
import { messages } from './messages.ts';
import { moves, prompt, warning } from './moves.ts';
import { chapters, measures, options, presets, terms } from './table.ts';
import { guide } from './guide/guide.ts';

export const words: NexumText = {
  title: 'Nexum Galaxy',
  summary:
    'De dos a cuatro civilizaciones luchan por planetas, estrellas y las reliquias de quienes vinieron antes.',
  prompt,
  moves,
  warning,
  events,
  folded,
  options,
  guide,
  chapters,
  messages,
  presets,
  lessons: { events: 'Partida guiada con eventos', asteroids: 'Partida guiada con Asteroides' },
  lesson: { ...lesson, ...eventsLesson, ...asteroidsLesson },
  measures,
  terms,
  board,
};
