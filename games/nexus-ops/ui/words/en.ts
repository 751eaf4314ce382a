import { guide } from '../../guide/guide.ts';
import { nexusOps } from '../../rules/game.ts';
import { english } from '../../words/messages.ts';
import { optionWords } from '../../words/options.ts';
import { events, folded } from './en/events.ts';
import { labels } from './en/labels.ts';
import { lesson } from './en/lesson.ts';
import { lexicon } from './en/lexicon.ts';
import { moves } from './en/moves.ts';
import { chapters, measures, presets, terms } from './en/options.ts';
import { promptText } from './en/prompt.ts';
import type { NexusLanguage } from './nexus-words.ts';

export { speaking } from './nexus-words.ts';

export const words: NexusLanguage = {
  lexicon,
  labels,
  prompt: promptText,
  moves,
  events,
  folded,
  title: nexusOps.title,
  summary: nexusOps.summary,
  options: optionWords,
  guide,
  chapters,
  messages: english,
  presets,
  lesson,
  measures,
  terms,
};
