// Players whom nobody sits for, as the score sheet and the charts name and draw them.

import type { Outcome } from '@starboard/engine';
import { unseatedColours, type Person } from '@starboard/kit';
import type { Words } from '../words/say.ts';
import { computerName } from './ending.tsx';

export function unseatedIn(
  say: Pick<Words, 'end'>,
  { unseated = [] }: Pick<Outcome, 'unseated'>,
  people: readonly Person[],
): readonly Person[] {
  const colours = unseatedColours(people);
  return unseated.map((_, i) => ({
    name: capital(computerName(say, unseated.length, i)),
    colour: colours[i],
    bot: null,
  }));
}

/** As it stands alone: some languages have an article before it. */
function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
