// Nexum Galaxy in English.

import type { GameWords } from '@starboard/kit';
import { guide } from '../../guide/guide.ts';
import type { Nexum } from '../../rules/state.ts';
import { event } from './en/events.ts';
import { lesson } from './en/lesson.ts';
import { move, prompt } from './en/moves.ts';
import { chapters, measures, options, presets, terms } from './en/table.ts';

export const words: GameWords<Nexum> = {
  title: 'Nexum Galaxy',
  summary:
    'Two to four civilizations fight for planets, stars and the relics of those who were there before.',
  prompt,
  move,
  event,
  options,
  guide,
  chapters,
  phrases: {},
  presets,
  lesson,
  measures,
  terms,
};
