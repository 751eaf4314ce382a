// Nexus Ops by version 1 of its rules: a unit found in a contested hex fought at once, and missions scored in the Draw phase left gaps in
// the transmission line.

import type { Game, Guide } from '@starboard/engine';
import { guide } from '../guide/guide.ts';
import { edition } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import type { Nexus } from '../rules/state.ts';

const { 'NO-5.7': _unknownThen, ...rest } = guide;

const guideThen: Guide = {
  ...rest,
  'NO-15.7': {
    title: 'Intercepted Transmissions',
    text: 'Two Secret Missions more than there are players lie open in a line. Nobody draws any; the player whose turn it is may fulfil those in the line, one red one for each battle won as usual. In the Draw phase the line is filled up.',
  },
};

export const game: Game<Nexus, Options> = { ...edition(1), guide: guideThen };
export { brain } from '../bots/index.ts';
