import type { SeriesText } from '../../../web/words/language.ts';
import { guide } from './guide.ts';
import { groupWords } from './group.ts';
import { series } from './messages.ts';

export const text: SeriesText = { guide, groups: groupWords, messages: { series } };
