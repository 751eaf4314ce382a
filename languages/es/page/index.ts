import type { PageText } from '../../../web/words/language.ts';
import { engine } from './engine.ts';
import { kit } from './kit.ts';
import { web } from './web.ts';
import { words } from './words.ts';

export const text: PageText = { words, kit, messages: { engine, web } };
