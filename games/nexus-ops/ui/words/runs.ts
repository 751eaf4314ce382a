// Runs of alike events that one sentence tells.

import { counted, type Names } from './names.ts';
import { hexName, told, type EventOf, type NexusLanguage } from './nexus-words.ts';

export interface RunWords {
  bought(name: string, units: string, hexes: string): string;
  moved(name: string, units: string, from: string, to: string): string;
  /** Each with its way. */
  movedApart(name: string, units: string): string;
  explored(name: string, finds: string): string;
}

/** Units that are bought, that move, and what is found. */
export function foldedIn(words: RunWords): NonNullable<NexusLanguage['folded']> {
  return (events, { names, nameOf }) => {
    const [first] = events;
    switch (first.event) {
      case 'bought': {
        const bought = events as readonly EventOf<'bought'>[];
        const hexes = [...new Set(bought.map(({ hex }) => hexName(hex)))].join(', ');
        const units = unitsOf(
          names,
          bought.map(({ unit }) => ({ unit, number: 1 })),
        );
        return told(words.bought(nameOf(first.seat), units, hexes), 'NO-2.2');
      }
      case 'moved':
        return told(movedText(words, events as readonly EventOf<'moved'>[], names, nameOf), 'NO-3.1');
      case 'explored': {
        const explored = events as readonly EventOf<'explored'>[];
        const finds = explored.map(({ hex, token }) => `${hexName(hex)} (${names.tokens[token]})`).join(', ');
        return told(words.explored(nameOf(first.seat), finds), 'NO-5.1');
      }
      default:
        return null;
    }
  };
}

function movedText(
  words: RunWords,
  moved: readonly EventOf<'moved'>[],
  names: Names,
  nameOf: (seat: number) => string,
): string {
  const [{ seat, from, to }] = moved;
  if (moved.every((each) => each.from === from && each.to === to))
    return words.moved(nameOf(seat), unitsOf(names, moved), hexName(from), hexName(to));
  const ways = moved.map(
    (each) => `${counted(each.number, names.units[each.unit])} ${hexName(each.from)}–${hexName(each.to)}`,
  );
  return words.movedApart(nameOf(seat), ways.join(', '));
}

/** How many of each kind. */
function unitsOf(names: Names, units: readonly { readonly unit: number; readonly number: number }[]): string {
  const numbers = new Map<number, number>();
  for (const { unit, number } of units) numbers.set(unit, (numbers.get(unit) ?? 0) + number);
  return [...numbers].map(([unit, number]) => counted(number, names.units[unit])).join(', ');
}
