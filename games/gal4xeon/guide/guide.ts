// The rules in our own words, in the rule book's order. "Ruling" marks what the rule book leaves open.

import type { Guide } from '@starboard/engine';
import { conquer, exploit, explore, research, trade } from './actions.ts';
import { scoring, solo } from './end.ts';
import { possibilities, progress } from './round.ts';
import { setupRules } from './setup.ts';
import { sheets, together } from './table.ts';
import { technologies } from './technologies.ts';

export const guide: Guide = {
  ...setupRules,
  ...possibilities,
  ...progress,
  ...explore,
  ...conquer,
  ...research,
  ...exploit,
  ...trade,
  ...technologies,
  ...scoring,
  ...solo,
  ...together,
  ...sheets,
};
