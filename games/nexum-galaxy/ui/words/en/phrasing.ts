// Small words of English.

import type { RelicType } from '../../../data/sector.ts';
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

/** `A`, `A and B`, `A, B and C`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export function theRelics(types: readonly RelicType[]): string {
  return listed(types.map((type) => `the ${relicNames[type]}`));
}
