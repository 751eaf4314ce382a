// What is refused of what the expansion adds, in English.

import type { Catalogue } from '@starboard/engine';
import { counted } from '@starboard/engine/words';
import type { TechnologyId } from '../data/technologies.ts';
import { asteroidTitle, technologyNames } from './names.ts';

interface At {
  readonly place: string;
}

interface Of {
  readonly technology: TechnologyId;
}

export const clouds = {
  noHands: 'There are no hands of event cards in this game: they belong to the Asteroids rules.',
  otherArea: ({ place }: At) => `${place} is not your area of the cloud: your ships go to your own.`,
  needsHyperspace: 'No link leads there, and jumps need the technology Hyperspace.',
  tooFewNear: ({ place }: At) => `Too few ships can reach ${place} without the technology Hyperspace.`,
  notSoMany: ({ place, ships }: At & { ships: number }) =>
    `There ${ships === 1 ? 'is' : 'are'} only ${counted(ships, 'ship', 'ships')} on ${place}.`,
  noPlanetsLeft: ({ place }: At) =>
    `The planets around ${place} are destroyed: nobody can enter it any more.`,
  notInHand: ({ card }: { card: string }) => `You do not hold the card ${card}.`,
  handTooLarge: ({ cards, most }: { cards: number; most: number }) =>
    `You hold ${cards} cards and may keep ${most}: discard the others first.`,
  keepFirst: 'First say which cards you keep.',
  nothingToKeep: 'Cards are discarded when ships have come to a cloud.',
  windowFirst: 'First lay a card on the row, or pass.',
  noWindow: 'Cards are laid when a row of events has been turned up and you are asked.',
} satisfies Catalogue;

export const technology = {
  noTechnology: 'There are no asteroids or technologies in this game: they belong to the Asteroids rules.',
  noAsteroidsThere: ({ place }: At) => `There is no asteroid on ${place}.`,
  noCaptor: ({ place }: At) => `You need a ship on ${place} to capture its asteroid.`,
  needsProcessing: 'Capturing asteroids needs the technology Processing I.',
  cardFull: ({ room }: { room: number }) =>
    `Your Processing card has room for ${room} asteroids and is full.`,
  asteroidMissing: ({ asteroid }: { asteroid: string }) =>
    `There is no ${asteroidTitle(asteroid)} asteroid left on your Processing card.`,
  droppedAlready: 'You have already dropped asteroids in this turn, and done something else since.',
  hasTechnology: ({ technology: id }: Of) => `You already have ${technologyNames[id]}.`,
  needsTechnology: ({ technology: id, first }: Of & { first: TechnologyId }) =>
    `${technologyNames[id]} needs ${technologyNames[first]} first.`,
  developedAlready: 'You have already developed a technology in this turn.',
  technologyTooDear: ({ technology: id, price, energy }: Of & { price: number; energy: number }) =>
    `${technologyNames[id]} costs ${price} energy; you have ${energy}.`,
  paidWithAsteroids: ({ technology: id }: Of) => `${technologyNames[id]} is paid for with asteroids.`,
  paidWithEnergy: ({ technology: id, price }: Of & { price: number }) =>
    `${technologyNames[id]} is paid for with ${price} energy.`,
  oneIsEnough: 'One of these asteroids is enough: no more are spent than it takes.',
  needsSameColour: ({ technology: id }: Of) => `${technologyNames[id]} takes two crystals of one colour.`,
  needsTwoColours: ({ technology: id }: Of) =>
    `${technologyNames[id]} takes two crystals of different colours.`,
} satisfies Catalogue;
