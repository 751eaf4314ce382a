// Events in the words that the screens use. They are found by their place, as the page finds them: a game without a screen has
// none, and its events are told as they are.

import { existsSync } from 'node:fs';
import type { GameEvent, OptionValues, State } from '@starboard/engine';
import type { Header } from '@starboard/engine/match';

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

/** An earlier version may have words of its own; otherwise the present ones are made for its events too. */
export async function loadProse({
  game,
  rules,
  options,
}: Pick<Header, 'game' | 'rules' | 'options'>): Promise<Prose | null> {
  const places = [`../games/${game}/earlier/v${rules}/ui/words/en.ts`, `../games/${game}/ui/words/en.ts`];
  const place = places.map((path) => new URL(path, import.meta.url)).find((each) => existsSync(each));
  if (place === undefined) return null;
  const { words, speaking } = (await import(place.href)) as English;
  const spoken = speaking?.(words) ?? words;
  const said = spoken.forTable?.(options, nameOf) ?? spoken;
  return (event, state) => {
    const tell = said.event ?? said.events?.[event.event];
    return tell?.(event, nameOf, state)?.text ?? null;
  };
}
