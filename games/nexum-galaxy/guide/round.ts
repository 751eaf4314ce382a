// How to play: rounds, turns, cards and initiative.

import type { Guide } from '@starboard/engine';

export const roundRules: Guide = {
  'NG-4.1': {
    title: 'Rounds and turns',
    text: 'In a round everybody has one turn, beginning with the first player and going round the table by seat. Who is first may change, the order of the seats never does.',
  },
  'NG-4.2': {
    title: 'One card each turn',
    text: 'In your turn you must play one of your phase cards that lie face up, and only one.',
  },
  'NG-4.3': {
    title: 'The four cards',
    text: 'A card gives you a management phase, a movement phase, management and then movement, or movement and then management. Ships are built in the one and moved in the other.',
  },
  'NG-4.4': {
    title: 'Recovery',
    text: 'A card that was played lies face down. At the end of the turn in which you play the fourth, all four are turned up again.',
  },
  'NG-4.5': {
    title: 'Nothing must be done',
    text: 'Extraction happens by itself. Everything else in a phase is up to you, and you may do nothing. A phase in which nothing is left that you could do is over.',
  },
  'NG-4.6': {
    title: 'Bidding for initiative',
    text: 'At the end of your turn you may bid energy that you have for the first place. You must bid more than everybody before you in this round; the bid of somebody who is out by then does not bind you. The first player may bid too.',
  },
  'NG-4.7': {
    title: 'The next first player',
    text: 'When everybody has had a turn, whoever bid most of those in play is first in the next round. If none of them bid, the first player stays. Ruling: if that player is out by then, the next seat in play begins.',
  },
  'NG-4.8': {
    title: 'Bids are lost',
    text: 'A bid leaves your stock at once and is lost, whether it wins or not. It does not count against your energy limit.',
  },
};
