// Events in the words that the screens use. They are found by their place, as the page finds them: a game without a screen has
// none, and its events are told as they are.

import { existsSync } from 'node:fs';
import type { GameEvent, OptionValues, State } from '@starboard/engine';

type NameOf = (seat: number) => string;

type Teller = (event: GameEvent, nameOf: NameOf, state: State) => { readonly text: string } | null;

interface Words {
  /** One for all events, or by their names. */
  readonly event?: Teller;
  readonly events?: Readonly<Record<string, Teller>>;
  readonly forTable?: (options: OptionValues, nameOf: NameOf) => Words;
}

interface English {
  readonly words: Words;
  /** Where more than the names of events is needed to speak. */
  readonly speaking?: (words: Words) => Words;
}

/** An event as a sentence; null for what is not worth a line. */
export type Prose = (event: GameEvent, state: State) => string | null;

const nameOf: NameOf = (seat) => `Seat ${seat}`;

export async function loadProse(game: string, options: OptionValues): Promise<Prose | null> {
  const place = new URL(`../games/${game}/ui/words/en.ts`, import.meta.url);
  if (!existsSync(place)) return null;
  const { words, speaking } = (await import(place.href)) as English;
  const spoken = speaking?.(words) ?? words;
  const said = spoken.forTable?.(options, nameOf) ?? spoken;
  return (event, state) => {
    const tell = said.event ?? said.events?.[event.event];
    return tell?.(event, nameOf, state)?.text ?? null;
  };
}
