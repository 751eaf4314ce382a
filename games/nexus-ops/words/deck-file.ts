// What is wrong with a deck file or a mix of tokens, in English. Names of fields are those of the file.

import type { Catalogue } from '@starboard/engine';
import { alternateUnits } from '../data/alternate-units.ts';
import { units, type Figure } from '../data/units.ts';

interface Stranger {
  readonly unit: Figure;
  readonly alternate: boolean;
  /** What the deck file calls it; null where it keeps its name. */
  readonly called: string | null;
}

export const deckFile = {
  orderTaken: 'Every unit needs a place of its own in the battle order.',
  allTooDear: ({ rubium }: { rubium: number }) =>
    `At least one unit must cost ${rubium} rubium or less: otherwise nobody could begin.`,
  oneAbility: 'Only one kind of unit may shatter, and only one may spread.',
  twoFirst: 'Two kinds of unit cannot both attack first in the same land.',
  tooManyCards: ({ cards, most }: { cards: number; most: number }) =>
    `There are ${cards} Energize cards; at most ${most} are allowed.`,
  wrongMissions: ({ missions, fewest, most }: { missions: number; fewest: number; most: number }) =>
    `There are ${missions} Secret Missions; there must be ${fewest} to ${most}.`,

  homeBarred: ({ unit, alternate, called }: Stranger) =>
    `${called ?? (alternate ? alternateUnits : units)[unit].title}: this unit could not enter its own home base.`,
  inPile: ({ place, problem }: { place: string; problem: string }) => `${place}: ${problem}`,
} satisfies Catalogue;
