// Civilizations as the board draws them: the people at the table, and after them those of the computer, which nobody sits for.

import { unseatedColours, type Person } from '@starboard/kit';
import { useMemo } from 'react';
import type { Nexum } from '../rules/state.ts';
import type { BoardText } from './words/board-text.ts';
import { useText } from './words/use-text.ts';

/** By civ, so that the numbers of events and owners lead to them. */
export function civsOf(
  people: readonly Person[],
  { seats, civs }: Pick<Nexum, 'seats' | 'civs'>,
  text: Pick<BoardText, 'computer'>,
): readonly Person[] {
  if (civs <= seats) return people;
  const free = unseatedColours(people);
  const computers = Array.from({ length: civs - seats }, (_, i) => ({
    name: text.computer(civs - seats === 1 ? null : i + 1),
    colour: free[i],
    bot: null,
  }));
  return [...people.slice(0, seats), ...computers];
}

export function useCivs(people: readonly Person[], state: Nexum): readonly Person[] {
  const text = useText();
  const { seats, civs } = state;
  return useMemo(() => civsOf(people, { seats, civs }, text), [people, seats, civs, text]);
}
