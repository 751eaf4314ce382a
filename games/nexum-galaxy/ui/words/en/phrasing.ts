// Small words of English.

import type { RelicType } from '../../../data/sector.ts';
import { listed } from '@starboard/engine/words';
import { relicNames } from '../../../words/names.ts';

export { cardTitles, relicNames } from '../../../words/names.ts';

export function ships(count: number): string {
  return count === 1 ? '1 ship' : `${count} ships`;
}

/** `the Military and 2 Transporter relics` */
export function theRelics(types: readonly RelicType[]): string {
  return listed(
    [...new Set(types)].map((type) => {
      const count = types.filter((other) => other === type).length;
      return count === 1 ? `the ${relicNames[type]}` : `${count} ${relicNames[type]} relics`;
    }),
  );
}
