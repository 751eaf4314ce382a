// What wins, and when a game ends otherwise.

import type { Guide } from '@starboard/engine';

export const victoryRules: Guide = {
  'NG-1.1': {
    title: 'Victory points',
    text: 'With two civilizations you win with 6 victory points, with three or four you need 7.',
  },
  'NG-1.2': {
    title: 'Relics',
    text: 'With two civilizations you win when your ships carry 4 relics, with three or four when they carry 5. A relic that waits on your planet without a ship of its own does not count. A sector without relics has no such goal, in every mode.',
  },
  'NG-1.3': {
    title: 'At once',
    text: 'The goals are checked after every battle, every relic attached and everything an event does. Whoever reaches one on their turn wins on the spot: nothing else is played, not even the plunder of that phase.',
  },
  'NG-1.4': {
    title: 'Without ships',
    text: 'Ruling: a civilization that has no ship left on the board is out. Its turns are skipped and it cannot return; the energy it bid is lost like any other. As long as you have ships you play on, whether you can do much or not. With events, ships on stars alone are not enough: whoever holds no planet leaves the stars too, and nobody scores for it.',
  },
  'NG-1.5': {
    title: 'The last one standing',
    text: 'Ruling: when only one civilization, or one team, still has ships, it wins at once; not while the computer is in play.',
  },
  'NG-1.6': {
    title: 'Round limit',
    text: 'If you agreed on a last round, the game ends with it and the highest final score wins. Ruling: only those still in play can win, allied players add up their scores, and equal scores are a draw.',
  },
  'NG-1.7': {
    title: 'A draw by agreement',
    text: 'The players can agree on a draw at any time. That happens at the table, not by a move.',
  },
};
