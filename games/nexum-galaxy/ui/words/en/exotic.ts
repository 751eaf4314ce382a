// Exploring and exotic systems, in English prose: moves, and what happened.

import { cardName, eventCards } from '../../../data/events.ts';
import { exoticFaces, EXPLORE_PRICE } from '../../../data/exotic.ts';
import { systemIds } from '../../../data/disks.ts';
import { placeNames, systemNames } from '../../../rules/moves.ts';
import { listed } from '@starboard/engine/words';
import { exoticNames } from '../../../words/names.ts';
import { systemsIn } from '../facts.ts';
import type { ExoticEventWords, ExoticMoveWords } from '../use-text.ts';
import { kindNames } from './cosmos.ts';

const cardOf = (number: number): string => cardName(eventCards[number]);

export const exoticMoves: ExoticMoveWords = {
  explore: ({ from }) => `Explore with a ship from ${from} (${EXPLORE_PRICE} energy)`,
  onward: () => `Explore further (${EXPLORE_PRICE} energy)`,
  stay: (_record, { found }) => `Stay with ${found === 0 ? 'this card' : systemIds[found - 1]}`,
  beside: ({ system }) => `Lay the disk beside ${system}`,
  enough: (_record, { beside }) =>
    beside === 0 ? 'Lay the disk apart from all' : `Lay the disk beside ${listed(systemsIn(beside))}`,
  land: ({ planet }) => `Land on ${planet}`,
};

export const exoticEvents: ExoticEventWords = {
  explored: ({ seat, from, card }, nameOf) => ({
    text:
      from === null
        ? `${nameOf(seat)} explores further and draws ${cardOf(card)}.`
        : `${nameOf(seat)} explores with a ship from ${placeNames[from]} and draws ${cardOf(card)}.`,
    rule: from === null ? 'NG-15.3' : 'NG-15.2',
  }),
  lost: ({ seat, letter }, nameOf) => ({
    text: `The explorer of ${nameOf(seat)} is lost for good at ${systemIds[letter]}.`,
    rule: 'NG-15.4',
  }),
  found: ({ seat, system, letter, beside }, nameOf) => {
    const where = beside === 0 ? 'apart from all others' : `beside ${listed(systemsIn(beside))}`;
    const what = exoticNames[exoticFaces[letter].kind];
    return {
      text: `${nameOf(seat)} finds ${what}: the disk ${systemNames[system]}, laid ${where}.`,
      rule: 'NG-15.5',
    };
  },
  quantum: ({ seat, cards, kind, places }, nameOf) => {
    const where = places.length === 0 ? '' : ` on ${listed(places.map((place) => placeNames[place]))}`;
    const what = kind === null ? 'nothing happens' : `${kindNames[kind]}${where}`;
    return {
      text: `Unstable space: ${nameOf(seat)} draws ${listed(cards.map(cardOf))}: ${what}.`,
      rule: 'NG-15.11',
    };
  },
};
