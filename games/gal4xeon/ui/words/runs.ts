// Runs of alike events that one sentence tells.

import type { GameEvent } from '@starboard/engine';
import type { Told } from '@starboard/kit';
import type { Gal4XeonEvent } from '../../rules/events.ts';

type NameOf = (seat: number) => string;
type Of<E extends Gal4XeonEvent['event']> = Extract<Gal4XeonEvent, { readonly event: E }>;

export interface RunWords {
  /** Dice with the tracks they go to. */
  assigned(name: string, dice: readonly Of<'assigned'>[]): string;
  extra(name: string, squares: readonly Of<'extra'>[]): string;
  lost(name: string, actions: readonly Of<'lost'>[]): string;
}

/** What a seat does with its dice. */
export function foldedIn(words: RunWords): (events: readonly GameEvent[], nameOf: NameOf) => Told | null {
  return (events, nameOf) => {
    const [first] = events as readonly Gal4XeonEvent[];
    switch (first.event) {
      case 'assigned':
        return {
          text: words.assigned(nameOf(first.seat), events as readonly Of<'assigned'>[]),
          rule: 'GX-3.1',
        };
      case 'extra':
        return { text: words.extra(nameOf(first.seat), events as readonly Of<'extra'>[]), rule: 'GX-3.6' };
      case 'lost':
        return { text: words.lost(nameOf(first.seat), events as readonly Of<'lost'>[]), rule: 'GX-3.9' };
      default:
        return null;
    }
  };
}

/** Each once, with how many times where that is more. */
export function timesEach(names: readonly string[]): string {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, number]) => (number === 1 ? name : `${name} ×${number}`)).join(', ');
}
