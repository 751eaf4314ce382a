// What is refused of cloaking, in English.

import type { Catalogue } from '@starboard/engine';
import { listed } from '@starboard/engine/words';
import type { RelicType } from '../data/sector.ts';
import { relicNames } from './names.ts';

interface At {
  readonly place: string;
}

export const cloaking = {
  needsCloaking: 'Cloaking a ship needs the technology Cloaking.',
  cloakingAlone: 'There is nobody else at the table to hide from.',
  cloakingTooDear: ({ price, energy }: { price: number; energy: number }) =>
    `Cloaking costs ${price} energy; you have ${energy}.`,
  noCarrier: ({ place, relic }: At & { relic: RelicType }) =>
    `No ship on ${place} carries a ${relicNames[relic]}.`,
  notFromHome: 'No ship of your Tann system can be cloaked.',
  notToHome: ({ card }: { card: string }) => `${card} is in your Tann system: no ship hides there.`,
  noPlanetForCard: ({ card }: { card: string }) => `There is no planet ${card} to hide on.`,
  othersThere: ({ place }: At) => `Somebody else has ships on ${place}.`,
  hidesThere: ({ system }: { system: string }) => `You already have a cloaked ship in ${system}.`,
  noCardsToHide: 'Cloaking takes an event card from your hand, and you hold none.',
  noCardHides: ({ cards }: { cards: readonly string[] }) =>
    `No card in your hand names a planet to which the ship could go: you hold ${listed(cards)}.`,
  hideFirst: 'First say under which card your ship is cloaked.',
  nobodyHides: 'No ship of yours is about to be cloaked.',
  noneCloaked: ({ place }: At) => `You have no cloaked ship on ${place}.`,
} satisfies Catalogue;
