// What the board says of the Asteroids rules around the map, in English.

import { counted } from '@starboard/engine/words';
import { civilizations } from '../../../data/civilizations.ts';
import { asteroidTitle, civilizationNames, exoticNames, technologyNames } from '../../../words/names.ts';
import type { LabText } from '../lab-text.ts';

export const labText: LabText = {
  bar: 'Technologies, hand and civilization',
  technologies: 'Technologies',
  canDevelop: 'one can be developed now',
  hand: 'Hand',
  close: 'Close',
  civilizations: 'Civilizations',

  path: { military: 'Military', space: 'Space', exploration: 'Exploration' },
  technology: technologyNames,
  does: {
    replicator1: 'Build 4 ordinary ships in a phase.',
    replicator2: 'Build 5 ordinary ships in a phase.',
    engineering1: 'Attacks win ties against those who lack it.',
    replicator3: '4 more ships; ships lost for good come back.',
    processing1: 'Capture asteroids; your card holds 2.',
    recharge1: 'Hold 5 more energy.',
    processing2: 'Your card holds 4 asteroids.',
    recharge2: 'Hold 10 more energy.',
    hyperspace: 'Jump to unlinked systems for 3 energy a ship.',
    exploration: 'Look for exotic systems, 3 energy a card.',
    cloaking: 'Hide a relic carrier under a card of your hand, 15 energy.',
    'controlled-exploration': 'Lay what you find beside any disks.',
  },
  energyPrice: (energy) => `${energy} energy`,
  crystalPrice: { same: '2 crystals of one colour', different: '2 crystals of different colours' },
  standing: {
    developed: 'Developed',
    later: 'The one before it comes first',
    payable: 'Can be developed now',
    dear: 'Not enough energy',
    crystals: 'Not with what your card holds',
    oncePerTurn: 'One technology a turn: next turn',
    notNow: 'In a management or movement phase of yours',
  },

  asteroidsWord: 'Asteroids',
  cloakedWord: 'Cloaked ships',
  processing: 'Processing card',
  asteroid: (name) => `${asteroidTitle(name)} asteroid`,
  asteroids: (count, room) => `${count} of ${room} asteroids`,
  hiddenAsteroid: 'asteroid that only its owner knows',
  choosing: 'Point at asteroids to pay with them; otherwise you are asked which.',
  needsProcessing: 'Capturing asteroids takes Processing I.',
  cloakedAt: (place) => `Hidden on ${place}`,

  cards: (count) => counted(count, 'card', 'cards'),
  noCards: 'No cards: ships that come to a cloud bring two each.',
  discards: 'Point at the cards that you discard.',
  hides: 'Point at the card under which your ship hides.',
  handOnly: 'Only you see these. They are laid on rows of events when those are turned up.',
  asItLies: 'As it lies',
  layOn: (place) => `On card ${place}`,
  chooseCard: 'Point at a card of yours to see what the row would do with it.',
  hidesAt: (place) => `to ${place}`,
  hidesNowhere: 'leads nowhere now',

  draft: 'Draft',
  taken: 'Played by somebody else',
  civilization: civilizationNames,
  permanent: {
    psycon: 'Always: no surcharge where it is ionized.',
    biontes: null,
    clonyx: null,
    gnomicon: 'Always: you see the outer cards of rows that lie face down.',
  },
  skill: {
    unbar: 'Your next order may go to a place under No Movement markers.',
    overload: 'In management a system gives its energy once more, up to 3.',
    thaw: 'Takes all No Management markers off a planet with a ship of yours.',
    clear: 'Takes all No Movement markers off a planet of yours or one in reach.',
    revive: 'A dead planet with a ship of yours lives again, for that ship.',
    guard: 'Your next attack loses no ships.',
    bond: '+1 in your next attack with a relic; in other turns the first attack on your relics meets +1.',
    foresee: 'You see the next three event cards.',
  },
  generation: ['First generation', 'Second generation'],
  skillUsed: 'A skill was used in this turn.',
  evolves: (id) => {
    const colour = civilizations.find((each) => each.id === id)?.colour ?? null;
    return colour === null ? 'Evolves for four asteroids.' : `Evolves for two ${colour} crystals.`;
  },

  exoticSystems: 'Exotic systems',
  inPlay: 'Its disk is in play.',
  found: (letter, kind, available) =>
    available
      ? `${letter}: ${exoticNames[kind]}${kind === 'hole' ? ', in which the ship is lost' : ''}`
      : `${letter}: already in play, so the ship would be lost`,
};
