import { events } from './es/events.ts';
import { guide } from './es/guide/guide.ts';
import { labels } from './es/labels.ts';
import { lesson } from './es/lesson.ts';
import { lexicon } from './es/lexicon.ts';
import { messages } from './es/messages.ts';
import { moves } from './es/moves.ts';
import { chapters, measures, options, presets, terms } from './es/options.ts';
import { promptText } from './es/prompt.ts';
import { speaking, type NexusWords } from './nexus-words.ts';

export const words: NexusWords = speaking({
  lexicon,
  labels,
  prompt: promptText,
  moves,
  events,
  title: 'Nexus Ops',
  summary:
    'Corporaciones en lucha por el rubium de una luna viva: despliega, explora, combate y cumple misiones secretas.',
  options,
  guide,
  chapters,
  messages,
  phrases: {},
  presets,
  lesson,
  measures,
  terms,
});
