// Small words of English.

import type { RelicType } from '../../../data/sector.ts';
import { listed } from '@starboard/engine/words';
import type { PhaseCard } from '../../cards.ts';

export const relicNames: Readonly<Record<RelicType, string>> = {
  military: 'Military',
  replicator: 'Replicator',
  extractor: 'Extractor',
  transporter: 'Transporter',
};

export const cardTitles: Readonly<Record<PhaseCard, string>> = {
  manage: 'Management',
  move: 'Movement',
  'manage-move': 'Management, then movement',
  'move-manage': 'Movement, then management',
};

export function ships(count: number): string {
  return count === 1 ? '1 ship' : `${count} ships`;
}

export function theRelics(types: readonly RelicType[]): string {
  return listed(types.map((type) => `the ${relicNames[type]}`));
}
