import type { Message } from '@starboard/engine';
import { usePhrase } from '../words/phrase.ts';

/** A message in the language of the page and with the words of the game around it. */
export function Said({ message }: { readonly message: Message }) {
  return usePhrase()(message);
}
