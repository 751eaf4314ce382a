import type { Guide } from '@starboard/engine';

export const setup: Guide = {
  'NO-1.1': {
    title: 'Players',
    text: 'Two to four players take turns to the left: around the board as it is drawn, clockwise. Who plays first is drawn at random, unless the table agrees on a seat.',
  },
  'NO-1.2': {
    title: 'The board',
    text: 'The Monolith lies in the middle. Six single tiles are shuffled and laid face up around it, six double tiles in a ring around those. Ruling: a double tile falls either way round, by lot.',
  },
  'NO-1.3': {
    title: 'Home bases',
    text: 'Each player has a home base of three hexes at the edge of the board: two in front, one behind. Each shows a land and carries a mine with a number.',
  },
  'NO-1.4': {
    title: 'Exploration tokens',
    text: 'One token lies face down on each of the eighteen hexes between the Monolith and the home bases. Everybody knows which tokens are used, nobody where they lie.',
  },
  'NO-1.5': {
    title: 'Decks',
    text: 'The Energize deck and the Secret Mission deck are shuffled. Mission cards lie open in a stack.',
  },
  'NO-1.6': {
    title: 'First rubium',
    text: 'The first player gets 8 rubium, each player to the left 3 more than the one before: 8, 11, 14, 17.',
  },
  'NO-1.7': { title: 'The bank', text: 'Ruling: the bank always has enough rubium.' },
  'NO-1.8': {
    title: 'Figures',
    text: 'Each player has twelve Humans, eight Fungoids, eight Crystallines, six Rock Striders, four Lava Leapers and three Rubium Dragons.',
  },
};
