// Cloaked ships, in English prose: moves, and what happened.

import { CLOAK_PRICE } from '../../../data/asteroids.ts';
import { cardName, eventCards } from '../../../data/events.ts';
import type { RelicType } from '../../../data/sector.ts';
import { placeNames } from '../../../rules/moves.ts';
import { relicOf } from '../facts.ts';
import type { CloakEventWords, CloakMoveWords } from '../use-text.ts';
import { relicNames, ships, theRelics } from './phrasing.ts';

export const cloakMoves: CloakMoveWords = {
  cloak: ({ from, relic }) =>
    `Cloak the ship with the ${relicNames[relic as RelicType]} on ${from} (${CLOAK_PRICE} energy)`,
  under: ({ card }) => `Cloak it under ${card}`,
  appear: ({ planet }) => `Let your cloaked ship appear on ${planet}`,
};

export const cloakEvents: CloakEventWords = {
  cloaked: ({ seat, from, type, card, to }, nameOf) => {
    const where =
      card === null || to === null
        ? ''
        : `, which goes to ${placeNames[to]} with ${cardName(eventCards[card])}`;
    return {
      text: `${nameOf(seat)} cloaks the ship with the ${relicNames[relicOf(type)]} on ${placeNames[from]}${where}.`,
      rule: 'NG-16.3',
    };
  },
  appeared: ({ seat, place, type }, nameOf) => ({
    text: `${nameOf(seat)}’s cloaked ship with the ${relicNames[relicOf(type)]} appears on ${placeNames[place]}.`,
    rule: 'NG-16.8',
  }),
  discovered: ({ seat, by, place, type }, nameOf) => {
    const ship = `${nameOf(seat)}’s cloaked ship with the ${relicNames[relicOf(type)]}`;
    return by === null
      ? { text: `${ship} is lost with ${placeNames[place]}.`, rule: 'NG-14.1' }
      : { text: `${nameOf(by)} comes upon ${ship} on ${placeNames[place]}.`, rule: 'NG-16.5' };
  },
  repelled: ({ seat, by, place, ships: count, relics }, nameOf) => {
    const left = relics.length === 0 ? '' : ` and leaves ${theRelics(relics.map(relicOf))} there`;
    return {
      text: `${nameOf(seat)} loses ${ships(count)} on ${placeNames[place]}${left}: ${nameOf(by)} holds it.`,
      rule: 'NG-16.6',
    };
  },
};
