// Small words of Spanish.

import { listed } from '../listed.ts';
import type { RelicType } from '../../../games/nexum-galaxy/data/sector.ts';
import type { PhaseCard } from '../../../games/nexum-galaxy/ui/cards.ts';

export const relicNames: Readonly<Record<RelicType, string>> = {
  military: 'Militar',
  replicator: 'Replicador',
  extractor: 'Extractor',
  transporter: 'Transportador',
};

export const cardTitles: Readonly<Record<PhaseCard, string>> = {
  manage: 'Gestión',
  move: 'Movimiento',
  'manage-move': 'Gestión y movimiento',
  'move-manage': 'Movimiento y gestión',
};

export function ships(count: number): string {
  return count === 1 ? '1 nave' : `${count} naves`;
}

/** `el Militar y 2 Transportadores` */
export function theRelics(types: readonly RelicType[]): string {
  return listed(
    [...new Set(types)].map((type) => {
      const count = types.filter((other) => other === type).length;
      return count === 1 ? `el ${relicNames[type]}` : `${count} ${relicNames[type]}es`;
    }),
  );
}
