// Final score.

import type { Guide } from '@starboard/engine';

export const scoreRules: Guide = {
  'NG-7.1': {
    title: 'Final score',
    text: 'Each victory point, for a planet or a star, scores 2. Each relic that your ships carry at the end scores 3.',
  },
  'NG-7.2': {
    title: 'Winning the sector',
    text: 'The winner adds 15 with two civilizations, 20 with three and 30 with four. In a team every member adds it; in a draw nobody does.',
  },
  'NG-7.3': {
    title: 'More than enough',
    text: 'Points beyond those needed to win are not lost: they score like the others.',
  },
  'NG-7.4': {
    title: 'Places',
    text: 'The winner is first, whatever the scores; the others follow by final score. Ruling: players who are out come behind those still in play, and allies share a place.',
  },
  'NG-7.5': {
    title: 'Tournaments',
    text: 'Final scores of several games can be added up; the highest sum wins the tournament.',
  },
};
