import type { Guide } from '@starboard/engine';

export const guide: Guide = {
  'SK-1.1': {
    title: 'The moons',
    text: 'Moons A, C and E each lie beside B, D and F. Every seat starts with five ships on its home moon.',
  },
  'SK-1.2': {
    title: 'The cards',
    text: 'The deck holds four each of barrage, shield and convoy. Every seat starts with two cards, seen by it alone.',
  },
  'SK-2.1': {
    title: 'Plan',
    text: 'A round begins with all seats choosing at the same time: one card from the hand, or none.',
  },
  'SK-2.2': {
    title: 'Show',
    text: 'When the last seat has chosen, the chosen cards are shown together. They work for this round.',
  },
  'SK-3.1': {
    title: 'Act',
    text: 'Then each seat in turn gives one order: muster, strike or pass. The first seat moves on by one every round.',
  },
  'SK-3.2': {
    title: 'Muster',
    text: 'Put two new ships on a moon of yours, or three if you showed a convoy. A moon holds nine ships at most.',
  },
  'SK-3.3': {
    title: 'Strike',
    text: 'Name a moon that is not yours, beside a moon of yours that can spare a ship.',
  },
  'SK-3.4': {
    title: 'Ships for a strike',
    text: 'Take ships from one or more moons of yours beside the target, in the order of their letters. One must stay on each.',
  },
  'SK-4.1': {
    title: 'An empty moon',
    text: 'A moon without an owner is simply taken by the ships that arrive.',
  },
  'SK-4.2': {
    title: 'Battle',
    text: 'Both sides roll a die and add their ships; a barrage adds two to the striker, a shield two to the owner.',
  },
  'SK-4.3': {
    title: 'Losses',
    text: 'The higher sum wins, the owner on a tie. The loser loses all ships there, the winner one if it has more.',
  },
  'SK-5.1': {
    title: 'New cards',
    text: 'After the last order the shown cards are discarded, and every seat still in play draws up to two cards.',
  },
  'SK-5.2': {
    title: 'Empty deck',
    text: 'When the deck is empty, the discarded cards become the new deck.',
  },
  'SK-6.1': {
    title: 'Out of play',
    text: 'A seat without a moon is out. The last seat with a moon wins at once.',
  },
  'SK-6.2': {
    title: 'The end',
    text: 'After the agreed number of rounds the seat with most moons wins; ships break ties, then it is shared.',
  },
};
