// What the expansion adds, in English prose: moves, and what happened.

import { asteroidKinds, asteroidName } from '../../../data/asteroids.ts';
import { cardName, eventCards } from '../../../data/events.ts';
import { technologyIds, type TechnologyId } from '../../../data/technologies.ts';
import { placeNames } from '../../../rules/moves.ts';
import { listed } from '@starboard/engine/words';
import { asteroidTitle, technologyNames } from '../../../words/names.ts';
import type { AsteroidEventWords, AsteroidMoveWords } from '../use-text.ts';
import { relicOf, technologyPrice } from '../facts.ts';
import { ships, theRelics } from './phrasing.ts';

const cards = (count: number): string => (count === 1 ? '1 event card' : `${count} event cards`);

/** `a yellow asteroid`, by its number. */
const asteroidOf = (number: number): string =>
  `a ${asteroidTitle(asteroidName(asteroidKinds[number]))} asteroid`;

const cardOf = (number: number): string => cardName(eventCards[number]);

export const asteroidMoves: AsteroidMoveWords = {
  capture: ({ planet }) => `Capture the asteroid of ${planet}`,
  drop: ({ asteroid }) => `Drop a ${asteroidTitle(String(asteroid))} asteroid`,
  develop: ({ technology }) =>
    `Develop ${technologyNames[technology as TechnologyId]} (${technologyPrice(technology)} energy)`,
  pay: ({ technology, asteroids }) =>
    `Develop ${technologyNames[technology as TechnologyId]} (${listed(String(asteroids).split('+').map(asteroidTitle))})`,
  discard: ({ card }) => `Discard ${card}`,
  keep: (_record, { handSize, turn }) => `Keep ${cards(handSize[turn])}`,
  cover: ({ card, place }) => `Lay ${card} on card ${place} of the row`,
  pass: () => 'Lay no card',
  passRound: ({ round }) => `Lay no card on the rows of round ${round}`,
};

export const asteroidEvents: AsteroidEventWords = {
  mined: ({ seat, place, asteroid }, nameOf) => ({
    text:
      asteroid === null
        ? `${nameOf(seat)} captures the asteroid of ${placeNames[place]}.`
        : `${nameOf(seat)} captures ${asteroidOf(asteroid)} on ${placeNames[place]}.`,
    rule: 'NG-13.3',
  }),
  dropped: ({ seat, asteroid }, nameOf) => ({
    text: `${nameOf(seat)} drops ${asteroid === null ? 'an asteroid' : asteroidOf(asteroid)}.`,
    rule: 'NG-13.5',
  }),
  developed: ({ seat, technology, energy, asteroids }, nameOf) => {
    const price = asteroids.length === 0 ? `${energy} energy` : listed(asteroids.map(asteroidOf));
    return {
      text: `${nameOf(seat)} develops ${technologyNames[technologyIds[technology]]} for ${price}.`,
      rule: 'NG-13.6',
    };
  },
  drew: ({ seat, count, cards: drawn }, nameOf) => ({
    text: `${nameOf(seat)} draws ${cards(count)} in the cloud${drawn === null ? '' : `: ${listed(drawn.map(cardOf))}`}.`,
    rule: 'NG-12.6',
  }),
  discarded: ({ seat, card }, nameOf) => ({
    text: `${nameOf(seat)} discards ${cardOf(card)}.`,
    rule: 'NG-12.6',
  }),
  covered: ({ seat, card, under }, nameOf) => ({
    text: `${nameOf(seat)} lays ${cardOf(card)} over ${cardOf(under)}.`,
    rule: 'NG-12.9',
  }),
  burned: ({ seat, ships: count, relics }, nameOf) => {
    const left = relics.length === 0 ? '' : ` and leaves ${theRelics(relics.map(relicOf))} there`;
    return { text: `${nameOf(seat)} loses ${ships(count)} in the cloud${left}.`, rule: 'NG-12.5' };
  },
  died: ({ place }) => ({ text: `${placeNames[place]} dies.`, rule: 'NG-14.3' }),
  destroyed: ({ place, seat, ships: count, relics }, nameOf) => {
    const lost = seat === null ? '' : ` with ${ships(count)} of ${nameOf(seat)}`;
    const moved =
      relics.length === 0
        ? ''
        : `; ${theRelics(relics.map(relicOf))} ${relics.length === 1 ? 'drifts' : 'drift'} into the cloud`;
    return { text: `${placeNames[place]} is destroyed${lost}${moved}.`, rule: 'NG-14.1' };
  },
};
