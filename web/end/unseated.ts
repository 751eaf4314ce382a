// Players whom nobody sits for, as the score sheet and the charts name and draw them.

import type { Outcome } from '@starboard/engine';
import { unseatedColours, type Person } from '@starboard/kit';
import type { Words } from '../words/say.ts';

export function unseatedIn(
  say: Pick<Words, 'end'>,
  { unseated = [] }: Pick<Outcome, 'unseated'>,
  people: readonly Person[],
): readonly Person[] {
  const colours = unseatedColours(people);
  return unseated.map((_, i) => ({
    name: unseated.length === 1 ? say.end.computerAlone : say.end.computerOf(i + 1),
    colour: colours[i],
    bot: null,
  }));
}
