// The five actions.

import type { Guide } from '@starboard/engine';

export const explore: Guide = {
  'GX-4.1': {
    title: 'Where to explore',
    text: 'Choose a sector you control that has an unexplored neighbour. At least one of the new sectors must be beside it.',
  },
  'GX-4.2': {
    title: 'Shapes',
    text: 'The new sectors have the shape of one of your exploration ranges, turned or mirrored as you like.',
  },
  'GX-4.3': {
    title: 'The whole shape (ruling)',
    text: 'Every part of the shape must be on the map and unexplored.',
  },
  'GX-4.4': {
    title: 'Dotted sectors',
    text: 'Outline the new sectors. You control the dotted ones (grey in print) at once.',
  },
  'GX-4.5': {
    title: 'Plain sectors',
    text: 'For each plain sector (white in print) roll a die. 1 or 2: an uninhabited system, marked with a cross. 3 or 4: friendly aliens; 5: neutral ones; 6: unfriendly ones.',
  },
  'GX-4.6': {
    title: 'New aliens',
    text: 'Aliens take the next letter and the next row of the table. Roll another die for their military strength.',
  },
  'GX-4.7': {
    title: 'Ruins',
    text: 'Ruins are only outlined when they are explored. They must be exploited to count.',
  },
  'GX-4.8': {
    title: 'Order of the dice (ruling)',
    text: 'The dice of an exploration are rolled sector by sector, from top to bottom and from left to right, each with its strength before the next.',
  },
  'GX-4.9': {
    title: 'A full table (ruling)',
    text: 'When all rows of the aliens table are taken, a plain sector counts as uninhabited whatever the die shows.',
  },
};

export const conquer: Guide = {
  'GX-5.1': {
    title: 'Whom to conquer',
    text: 'Aliens in a sector beside one that you control, unless you trade with them or have already conquered them.',
  },
  'GX-5.2': {
    title: 'Strength',
    text: 'Their military strength must be lower than yours.',
  },
  'GX-5.3': {
    title: 'Conquered',
    text: 'You control the sector, and the aliens count as conquered. You can no longer trade with them.',
  },
};

export const research: Guide = {
  'GX-6.1': {
    title: 'Claiming a technology',
    text: 'Claim a technology if you have every technology that a line connects to it from above.',
  },
  'GX-6.2': {
    title: 'At once',
    text: 'A technology works from the moment it is claimed.',
  },
  'GX-6.3': {
    title: 'Once',
    text: 'Each technology is claimed once.',
  },
};

export const exploit: Guide = {
  'GX-7.1': {
    title: 'Uninhabited systems',
    text: 'Exploit an uninhabited system that is explored and lies beside a sector you control.',
  },
  'GX-7.2': {
    title: 'Ruins',
    text: 'Or exploit a precursor ruin that is explored and lies beside a sector you control.',
  },
  'GX-7.3': {
    title: 'What a system brings',
    text: 'You control the system and fill in your next Resources die. From the next round on, your modifier is the number on the die after it.',
  },
  'GX-7.4': {
    title: 'What a ruin brings',
    text: 'You control the ruin and score its number at the end of the game.',
  },
  'GX-7.5': {
    title: 'Once',
    text: 'A system or ruin is exploited only once.',
  },
  'GX-7.6': {
    title: 'No die left (ruling)',
    text: 'When all Resources dice are filled in, any further system brings only its sector.',
  },
};

export const trade: Guide = {
  'GX-8.1': {
    title: 'Whom to trade with',
    text: 'Aliens in a sector beside one that you control, if you have relations for their demeanour, and unless you already trade with them or have conquered them.',
  },
  'GX-8.2': {
    title: 'Trading',
    text: 'You control the sector and trade with the aliens. You can no longer conquer them.',
  },
  'GX-8.3': {
    title: 'What a trade brings',
    text: 'For each species that you trade with, either fill in your next Trade die, or claim a technology as in Research.',
  },
  'GX-8.4': {
    title: 'What is left (ruling)',
    text: 'When all Trade dice are filled in, only the technology remains; when no technology can be claimed, only the die; and when neither is left, the trade brings only the sector.',
  },
};
