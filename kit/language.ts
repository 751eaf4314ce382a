// A language is laid over English phrase by phrase: what it lacks is said in English.

import type { State } from '@starboard/engine';
import type { GameText, GameUi, GameWords } from './game-ui.ts';

/** Any part of it, to any depth. Phrases and lists are whole or absent. */
export type Partly<T> = T extends ((...given: never[]) => unknown) | readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Partly<T[K]> }
    : T;

/** What a complete language names as English does: the compiler tells what it lacks. */
export type NamedAlike<T extends GameText> = {
  readonly [K in 'chapters' | 'presets' | 'lesson' | 'measures' | 'terms']: Readonly<
    Record<keyof T[K], GameText[K][string]>
  >;
};

export function laidOver<T extends object>(english: T, other: NoInfer<Partly<T>>): T {
  const said = { ...english } as Record<string, unknown>;
  for (const [name, phrase] of Object.entries(other)) {
    const below = said[name];
    said[name] = isGroup(below) && isGroup(phrase) ? laidOver(below, phrase) : (phrase ?? below);
  }
  return said as T;
}

/** Phrases under names of their own, rather than a phrase or a list. */
export function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The words that the table asks, from all that a language says of the game. */
export function spoken<S extends State, T extends object>(
  { speaking }: Pick<GameUi<S, T>, 'speaking'>,
  text: T,
): GameWords<S> {
  return speaking === undefined ? named(text as GameText<S>) : speaking(text);
}

/** Events and moves are told by their names. Of what only earlier rules knew, events are left out and moves said in notation. */
function named<S extends State>(text: GameText<S>): GameWords<S> {
  const { events, moves } = text;
  const words = text as GameWords<S>;
  return {
    ...words,
    ...(events && { event: (event, nameOf, state) => events[event.event]?.(event, nameOf, state) ?? null }),
    ...(moves && {
      move: (record, state, seat) =>
        moves[record.move]?.(record, state, seat) ?? Object.values(record).join(' '),
    }),
  };
}
