// Version 1: the present rules with their switches set back, and what the guide said then.

import type { Guide } from '@starboard/engine';
import { edition } from '../rules/game.ts';

export { brain } from '../bots/index.ts';

const otherwise: Guide = {
  'NO-15.7': {
    title: 'Intercepted Transmissions',
    text: 'Two Secret Missions more than there are players lie open in a line. Nobody draws any; the player whose turn it is may fulfil those in the line, one red one for each battle won as usual. In the Draw phase the line is filled up.',
  },
};

const present = edition(1);
const { 'NO-5.7': _unknownThen, ...known } = present.guide;

export const game = { ...present, guide: { ...known, ...otherwise } };
