// Management phase.

import type { Guide } from '@starboard/engine';

export const managementRules: Guide = {
  'NG-5.1': {
    title: 'First extract, then build',
    text: 'A management phase begins with energy extraction. After that you may replicate ships.',
  },
  'NG-5.2': {
    title: 'Extraction',
    text: 'You gain 1 energy for each planet and 2 for each star on which you have ships, however many they are. A system that is all yours gives 5.',
  },
  'NG-5.3': {
    title: 'Extraction with an Extractor',
    text: 'The planet on which an Extractor of yours works gives 2 energy instead of 1. The rest of the system gives what it always does.',
  },
  'NG-5.4': {
    title: 'Energy limit',
    text: 'You never hold more than 20 energy; some modes set another limit. What you gain in one extraction or in the plunder of one phase is added up first; what goes beyond the limit is lost.',
  },
  'NG-5.5': {
    title: 'Where ships are built',
    text: 'A ship is built on a planet where you have a ship, never on a star.',
  },
  'NG-5.6': {
    title: 'Prices',
    text: 'The first ship of a phase costs 2 energy, the second 3 and the third 4.',
  },
  'NG-5.7': {
    title: 'Three ships',
    text: 'You build at most 3 ships in a phase, not counting those of Replicators.',
  },
  'NG-5.8': {
    title: 'One for each planet',
    text: 'On each planet you build at most one ship in a phase.',
  },
  'NG-5.9': {
    title: 'Five on a planet',
    text: 'No ship can be built where there are already 5.',
  },
  'NG-5.10': {
    title: 'Your reserve',
    text: 'You never have more than 25 ships on the board; in a Grand Battle it is 50. Destroyed ships return to the reserve and can be built again.',
  },
  'NG-5.11': {
    title: 'Building with a Replicator',
    text: 'On the planet where a Replicator of yours works, a ship costs 1 energy. It counts neither as one of the three nor for their prices: with one Replicator you can build four ships for 1, 2, 3 and 4 energy. It is still one ship on that planet. Two Replicators on different planets build one ship each.',
  },
  'NG-5.12': {
    title: 'New ships',
    text: 'A new ship is in play as soon as it is built. If a movement phase follows in the same turn, the ship can move in it.',
  },
};
