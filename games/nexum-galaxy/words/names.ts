// What relics and phase cards are called in English, in refusals as on the board.

import type { phaseCards } from '../data/numbers.ts';
import type { RelicType } from '../data/sector.ts';

export const relicNames: Readonly<Record<RelicType, string>> = {
  military: 'Military',
  replicator: 'Replicator',
  extractor: 'Extractor',
  transporter: 'Transporter',
};

export const cardTitles: Readonly<Record<keyof typeof phaseCards, string>> = {
  manage: 'Management',
  move: 'Movement',
  'manage-move': 'Management, then movement',
  'move-manage': 'Movement, then management',
};
