// The two phases of a round.

import type { Guide } from '@starboard/engine';

export const possibilities: Guide = {
  'GX-2.1': {
    title: 'Ten rounds',
    text: 'The game lasts ten rounds. Each has two phases: Possibilities, then Progress.',
  },
  'GX-2.2': {
    title: 'Shared dice',
    text: 'Three dice are rolled for the whole table: everybody works with what they show.',
  },
  'GX-2.3': {
    title: 'Trade minimum',
    text: 'No die counts less for you than your trade minimum: the number on the first Trade die that you have not filled in.',
  },
  'GX-2.4': {
    title: 'A new minimum waits (ruling)',
    text: 'Dice are adjusted when they are rolled, so a minimum gained during a round counts from the next one.',
  },
  'GX-2.5': {
    title: 'Resources modifier',
    text: 'The number on the first Resources die that you have not filled in is your resources modifier: you have that many extra squares in every round. A modifier gained during a round counts from the next one.',
  },
};

export const progress: Guide = {
  'GX-3.1': {
    title: 'Three dice, three tracks',
    text: 'Give each of the three dice to a different track, in any order you like.',
  },
  'GX-3.2': {
    title: 'Squares',
    text: 'A die fills as many squares of its track as it counts.',
  },
  'GX-3.3': {
    title: 'Icons',
    text: 'When all squares before an icon are filled, take its action at once, before you fill another square or give another die.',
  },
  'GX-3.4': {
    title: 'Several icons',
    text: 'Squares that pass several icons bring one action for each, in the order of the track.',
  },
  'GX-3.5': {
    title: 'The end of a track (ruling)',
    text: 'Squares beyond the end of a track are lost. A die or an extra square may be spent on a full track all the same.',
  },
  'GX-3.6': {
    title: 'Extra squares',
    text: 'Fill the extra squares of your Resources modifier on the three tracks of this round: all on one, or split as you like.',
  },
  'GX-3.7': {
    title: 'When extra squares are filled (ruling)',
    text: 'Extra squares are filled one by one: before, between or after the dice, but not in the middle of a die. One on a track that has no die yet makes it one of the three tracks of the round.',
  },
  'GX-3.8': {
    title: 'No square is kept (ruling)',
    text: 'You cannot finish while you have an extra square left and there is room for it on the three tracks of the round. When all three are full, the rest is lost without asking.',
  },
  'GX-3.9': {
    title: 'Actions that cannot be used (ruling)',
    text: 'An action that cannot be used when its turn comes is lost.',
  },
  'GX-3.10': {
    title: 'Declining (ruling)',
    text: 'An action that could be used may be declined.',
  },
  'GX-3.11': {
    title: 'It counts at once (ruling)',
    text: 'Sectors and technologies gained in a round count at once for everything you do later in it.',
  },
  'GX-3.12': {
    title: 'Which icons are where',
    text: 'Most icons show the action of their track. The first icon of the Conquer track and the first of the Trade track are Research.',
  },
  'GX-3.13': {
    title: 'Round table',
    text: 'For each round your sheet records which number went to which track, and how many extra squares each got.',
  },
  'GX-3.14': {
    title: 'Pencil down (ruling)',
    text: 'When your three dice and your extra squares are used up, put the pencil down. The round ends when everybody has. Until then you may pick it up again.',
  },
};
