// What a client of the server says for itself, in English. Other languages have the same keys.

import { refuser, speaker, type Catalogue } from '@starboard/engine';

export const english = {
  unreachable: 'The server cannot be reached: try again.',
} satisfies Catalogue;

export const refuse = refuser(speaker('wire', english));
