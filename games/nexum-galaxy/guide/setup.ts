// Before the first turn.

import type { Guide } from '@starboard/engine';

export const setupRules: Guide = {
  'NG-3.1': {
    title: 'The sector',
    text: 'Choose a sector that is made for your number of players, or lay out one of your own. Which systems are neighbours matters, and how large their planets are; nothing else does.',
  },
  'NG-3.2': {
    title: 'First player',
    text: 'Agree on who plays first, or draw a seat at random.',
  },
  'NG-3.3': {
    title: 'Civilizations',
    text: 'Each player has a colour and starts in the Tann system of that colour, in seat order, at random, or as the table chooses; if the table chooses, any Tann system of the sector will do, even with two players. Turns go round the table by seat. Ruling: when starting systems are dealt to teams, allies still get systems that the sector puts opposite each other.',
  },
  'NG-3.4': {
    title: 'Phase cards',
    text: 'Everybody starts with all four phase cards face up.',
  },
  'NG-3.5': {
    title: 'Ships and energy',
    text: 'Everybody starts with 4 ships on the planet with the gate, the largest of their Tann system, and with 3 energy. Some sectors and scenarios put 2 ships on each planet of that system instead.',
  },
  'NG-3.6': {
    title: 'Relics',
    text: 'Relics lie where the sector puts them, or are dealt again before the game. All relics of a sector are used, whatever the number of players.',
  },
  'NG-3.7': {
    title: 'Tann systems without a player',
    text: 'With fewer players than Tann systems, the ones nobody chose are turned over; if nobody chose, the last ones in the sector’s order. Their backs are ordinary minor systems that anybody may conquer.',
  },
  'NG-3.8': {
    title: 'Your neighbourhood',
    text: 'At the start you hold only the places where your ships are, usually just the planet with the gate. Ruling: the rest of your Tann system is conquered like any other, with plunder.',
  },
};
