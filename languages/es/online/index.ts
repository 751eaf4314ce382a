import type { OnlineText } from '../../../web/words/language.ts';
import { server } from './server.ts';
import { words } from './words.ts';

export const text: OnlineText = { words, messages: { server } };
