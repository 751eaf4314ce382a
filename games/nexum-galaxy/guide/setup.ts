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
    text: 'Each player has a colour and starts in the Tann system of that colour, in the order of the seats, as dealt at random, or as the table chooses: then any Tann system of the sector will do, also for two. Turns go round the table by seat. Ruling: when starting systems are dealt to teams, allies still get systems that the sector puts opposite each other.',
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
    text: 'Relics lie where the sector puts them, or are dealt anew before the game. All relics of a sector lie out whatever the number of players.',
  },
  'NG-3.7': {
    title: 'Tann systems without a player',
    text: 'With fewer players than Tann systems, those that nobody chose are turned over: if nobody did, the last ones in the order of the sector. Their backs are ordinary minor systems that anybody may conquer.',
  },
  'NG-3.8': {
    title: 'Your neighbourhood',
    text: 'At the start you hold only what your ships stand on, as a rule the planet with the gate. Ruling: the rest of your Tann system is conquered like any others, with plunder.',
  },
};
