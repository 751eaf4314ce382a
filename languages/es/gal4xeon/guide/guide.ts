// Las reglas en español, en el orden del reglamento. «Aclaración» marca lo que el reglamento deja abierto.

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
