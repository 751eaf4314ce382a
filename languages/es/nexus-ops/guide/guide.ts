// The whole guide in Spanish, in the order of the English one.

import type { Guide } from '@starboard/engine';
import { guide as english } from '../../../../games/nexus-ops/guide/guide.ts';
import { cards } from './cards.ts';
import { fight } from './fight.ts';
import { optional } from './optional.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import { units } from './units.ts';
import { winning } from './winning.ts';

const all: Guide = { ...setup, ...turn, ...fight, ...cards, ...winning, ...units, ...optional };

export const guide: Guide = Object.fromEntries(
  Object.keys(english).flatMap((id) => (id in all ? [[id, all[id]] as const] : [])),
);
