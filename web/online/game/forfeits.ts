// Who gave a finished game up.

import type { FinishedGame } from '@starboard/server/schema';
import type { Words } from '../../words/say.ts';

type Forfeits = FinishedGame['forfeits'];

/** Then the game ended by it, and it can be said who they were. */
export function allGaveUp(forfeits: Forfeits, seats: number): boolean {
  return forfeits.length > 0 && forfeits.length >= seats - 1;
}

export function forfeitText(say: Words, name: string, why: Forfeits[number]['why']): string {
  return why === 'time' ? say.log.time(name) : say.log.resigned(name);
}
