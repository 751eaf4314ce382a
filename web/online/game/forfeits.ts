// Who gave a finished game up.

import type { Outcome } from '@starboard/engine';
import type { FinishedGame, TableInfo } from '@starboard/wire/schema';
import type { TableNote } from '../../table/surroundings.ts';
import type { Words } from '../../words/say.ts';
import { nameThen, seatingsOf } from '../facts/sitters.ts';
import type { OnlineWords } from '../tell.ts';

type Forfeits = FinishedGame['forfeits'];

/** Did the game end by it? Then it can be said who they were. After an agreed draw everybody shares the first place. */
export function endedByGivingUp(
  forfeits: Forfeits,
  { rule, ranks }: Pick<Outcome, 'rule' | 'ranks'>,
): boolean {
  return rule === null && forfeits.some(({ seat }) => ranks[seat] > 1);
}

/** By the names that they had then. */
export function forfeitTexts(
  forfeits: Forfeits,
  info: Pick<TableInfo, 'notes' | 'seats'>,
  tell: OnlineWords,
  say: Words,
): readonly (TableNote & { readonly seat: number })[] {
  const seatings = seatingsOf(info);
  return forfeits.map(({ at, seat, why }) => {
    const name = nameThen(seatings, seat, at, tell);
    return { at, seat, text: why === 'time' ? say.log.time(name) : say.log.resigned(name) };
  });
}
