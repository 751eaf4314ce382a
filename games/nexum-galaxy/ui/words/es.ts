// Nexum Galaxy in Spanish.

import type { GameWords } from '@starboard/kit';
import type { Nexum } from '../../rules/state.ts';
import { event } from './es/events.ts';
import { lesson } from './es/lesson.ts';
import { move, prompt } from './es/moves.ts';
import { phrases } from './es/phrases.ts';
import { chapters, measures, options, presets, terms } from './es/table.ts';
import { guide } from './guide-es/index.ts';

export const words: GameWords<Nexum> = {
  title: 'Nexum Galaxy',
  summary:
    'De dos a cuatro civilizaciones luchan por planetas, estrellas y las reliquias de quienes estuvieron antes.',
  prompt,
  move,
  event,
  options,
  guide,
  chapters,
  phrases,
  presets,
  lesson,
  measures,
  terms,
};
