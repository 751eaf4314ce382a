// Runs of alike events that one sentence tells.

import type { GameEvent } from '@starboard/engine';
import type { Told } from '@starboard/kit';
import type { NexumEvent } from '../../rules/events.ts';
import { placeNames } from '../../rules/moves.ts';
import type { NameOf } from './civs.ts';

export interface RunWords {
  built(name: string, places: string, energy: number): string;
  sent(name: string, ships: number, from: string, to: string, energy: number): string;
}

type Of<E extends NexumEvent['event']> = Extract<NexumEvent, { readonly event: E }>;

/** Ships that are built, and ships without relics that go to the same place: only people do either. */
export function foldedIn(words: RunWords): (events: readonly GameEvent[], nameOf: NameOf) => Told | null {
  return (events, nameOf) => {
    const [first] = events as readonly NexumEvent[];
    if (first.event === 'built') {
      const built = events as readonly Of<'built'>[];
      const name = nameOf(first.seat);
      return {
        text: words.built(name, placesOf(built.map(({ place }) => place)), costOf(built)),
        rule: 'NG-5.6',
      };
    }
    if (first.event !== 'sent') return null;
    const sent = events as readonly Of<'sent'>[];
    if (sent.some(({ to, relics }) => to !== first.to || relics.length > 0)) return null;
    const name = nameOf(first.seat);
    const ships = sent.reduce((sum, each) => sum + each.ships, 0);
    const from = placesOf(sent.map((each) => each.from));
    return { text: words.sent(name, ships, from, placeNames[first.to], costOf(sent)), rule: 'NG-6.1' };
  };
}

function placesOf(places: readonly number[]): string {
  return places.map((place) => placeNames[place]).join(', ');
}

function costOf(events: readonly { readonly price: number }[]): number {
  return events.reduce((sum, { price }) => sum + price, 0);
}
