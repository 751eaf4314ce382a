// What needs the others: taking back, a draw, a pause. Bots leave such things to people.

import { isRefusal } from '@starboard/engine';
import { keptOrders, type Entry, type Match } from '@starboard/engine/match';
import { isSecret } from '@starboard/engine/view';
import { refused } from '../base/refused.ts';
import type { OfferKind } from '../tables/deed.ts';
import { isManned } from '../tables/seating.ts';
import { missing } from '../tables/state.ts';
import type { Table } from '../tables/table.ts';
import { whyNoMoreUndone } from './play.ts';
import { mySeat, mySeatInGame, whyUnplayable, type Asker, type DeedDecided } from './decision.ts';

/** `whole` fetches the match with its whole log, which is dear: it is asked for only by who may take back. */
export async function offer(
  table: Table,
  asker: Asker,
  kind: OfferKind,
  said: number,
  whole: () => Promise<Match | null>,
): Promise<DeedDecided> {
  const seat = mySeatInGame(table, asker);
  if (isRefusal(seat)) return seat;
  const unplayable = kind === 'draw' ? null : whyUnplayable(table);
  if (unplayable !== null) return unplayable;
  const { state } = table;
  if (state.offer !== null) return refused('illegal', 'offerAlready');
  if (kind === 'draw' && state.seats.filter(isManned).length < 2 && state.seats.length > 1)
    return refused('illegal', 'drawIsForPeople');
  if (kind !== 'takeBack') return { deed: { do: 'offer', seat, offer: kind } };
  const tooMany = whyNoMoreUndone(table, seat);
  if (tooMany !== null) return tooMany;
  const match = await whole();
  const keep = match && ordersLeft(match, seat, said);
  if (keep === null) return refused('illegal', 'tooManyTakenBack');
  return { deed: { do: 'offer', seat, offer: kind, keep, said } };
}

/** A seat counts the orders that it can see; taking back one of them takes back the hidden ones after it too. */
function ordersLeft(match: Match, seat: number, said: number): number | null {
  const standing = keptOrders(match.log);
  const isSeen = (entry: Entry): boolean =>
    entry.seat === seat || !('order' in entry) || !isSecret(match.game, match.state, entry.order);
  let left = said;
  for (let i = standing.length - 1; i >= 0; i--) {
    if (isSeen(standing[i])) left--;
    if (left === 0) return i;
  }
  return null;
}

export function agree(table: Table, asker: Asker): DeedDecided {
  const seat = mySeat(table, asker);
  if (isRefusal(seat)) return seat;
  const open = table.state.offer;
  if (open === null) return refused('stale', 'noOffer');
  return open.agreed.includes(seat) ? null : { deed: { do: 'agree', seat } };
}

/** Declines what another offers, or withdraws the own offer. */
export function decline(table: Table, asker: Asker): DeedDecided {
  const seat = mySeat(table, asker);
  if (isRefusal(seat)) return seat;
  return table.state.offer === null ? null : { deed: { do: 'decline', seat } };
}

export function resume(table: Table, asker: Asker): DeedDecided {
  const seat = mySeat(table, asker);
  if (isRefusal(seat)) return seat;
  return table.state.paused ? { deed: { do: 'resume', seat } } : null;
}

/** Have all people agreed to what is offered? */
export function isAgreed({ state }: Table): boolean {
  return state.offer !== null && missing(state.seats, state.offer) === 0;
}
