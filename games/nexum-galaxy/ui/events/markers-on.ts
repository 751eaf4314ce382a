// What events have laid on a place, in words.

import type { PlaceReading } from '../../rules/reading.ts';
import type { CosmosText } from '../words/cosmos-text.ts';

export function markersOn({ noMove, noManage, ionized }: PlaceReading, text: CosmosText): readonly string[] {
  return [
    ...(noMove === 0 ? [] : [text.marker('noMove', noMove)]),
    ...(noManage === 0 ? [] : [text.marker('noManage', noManage)]),
    ...(ionized ? [text.ionized] : []),
  ];
}
