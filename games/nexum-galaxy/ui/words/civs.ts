// Names of civilizations: people's come from the table, those of the computer from the language.

import type { NexumEvent } from '../../rules/events.ts';
import type { Nexum } from '../../rules/state.ts';
import type { NexumEventWords } from './use-text.ts';

export type NameOf = (seat: number) => string;

/** What is said of events and of the computer. */
export type CosmicWords = Pick<
  NexumEventWords,
  | 'dealt'
  | 'shuffled'
  | 'row'
  | 'panel'
  | 'marked'
  | 'lifted'
  | 'ionized'
  | 'foresight'
  | 'convoy'
  | 'act'
  | 'deployed'
  | 'acted'
>;

/** The name of the only civilization of the computer, or of one of several, by its number from 1. */
type ComputerName = (number: number | null) => string;

/** By civ: a seat's name, or the computer's. */
export function namesOfCivs(computer: ComputerName): (nameOf: NameOf, state: Nexum) => NameOf {
  return (nameOf, { seats, civs }) =>
    (civ) =>
      civ < seats ? nameOf(civ) : computer(civs - seats === 1 ? null : civ - seats + 1);
}

type Said = { readonly text: string; readonly rule: string } | null;

/** The same words, asked with the names of people, for whom a civ of the computer has none. */
export function withCivs(
  words: NexumEventWords,
  civNames: (nameOf: NameOf, state: Nexum) => NameOf,
): NexumEventWords {
  const said = Object.entries(words).map(([event, say]) => {
    const told = say as (event: NexumEvent, nameOf: NameOf, state: Nexum) => Said;
    return [
      event,
      (happened: NexumEvent, nameOf: NameOf, state: Nexum) => {
        const names = civNames(nameOf, state);
        const { seats, civs } = state;
        const computers = Array.from({ length: civs - seats }, (_, i) => names(seats + i));
        return begun(told(happened, names, state), computers);
      },
    ];
  });
  return Object.fromEntries(said) as NexumEventWords;
}

/** A sentence that begins with a name that has a small letter: people's names are theirs, the computer's gets a capital. */
function begun(said: Said, computers: readonly string[]): Said {
  if (said === null || !computers.some((name) => said.text.startsWith(name))) return said;
  return { ...said, text: said.text[0].toUpperCase() + said.text.slice(1) };
}
