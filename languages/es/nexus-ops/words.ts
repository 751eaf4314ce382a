import { events, folded } from './events.ts';
import { guide } from './guide/guide.ts';
import { labels } from './labels.ts';
import { lesson } from './lesson.ts';
import { lexicon } from './lexicon.ts';
import { messages } from './messages.ts';
import { moves } from './moves.ts';
import { chapters, measures, options, presets, terms } from './options.ts';
import { promptText } from './prompt.ts';
import type { NexusLanguage } from '../../../games/nexus-ops/ui/words/nexus-words.ts';

export const words: NexusLanguage = {
  lexicon,
  labels,
  prompt: promptText,
  moves,
  events,
  folded,
  title: 'Nexus Ops',
  summary:
    'Corporaciones en lucha por el rubium de una luna viva: despliega, explora, combate y cumple misiones secretas.',
  options,
  guide,
  chapters,
  messages,
  presets,
  lesson,
  measures,
  terms,
};
