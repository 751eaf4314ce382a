// What the options are called, in English.

import type { OptionWords } from '@starboard/engine';

export const optionWords = {
  rounds: { title: 'Rounds', help: 'How many rounds the game lasts.' },
} satisfies Readonly<Record<string, OptionWords>>;
