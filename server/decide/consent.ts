// What needs the others: taking back, a draw, a pause. Bots leave such things to people.

import { isRefusal } from '@starboard/engine';
import { NO_TAKE_BACKS } from '@starboard/series/group';
import { refused } from '../base/refused.ts';
import type { OfferKind } from '../tables/deed.ts';
import { isManned } from '../tables/seating.ts';
import { isOfGroup } from '../tables/series-rows.ts';
import { missing } from '../tables/state.ts';
import type { Table } from '../tables/table.ts';
import { whyNoMoreUndone, whyNotAside } from './play.ts';
import { mySeat, mySeatInGame, whyUnplayable, type Asker, type DeedDecided } from './decision.ts';

/** How many orders a take-back leaves, which only the whole log tells: null where there are not so many to take back. */
export interface OrdersLeft {
  /** After so many deeds. */
  readonly deedCount: number;
  readonly keep: number | null;
}

/** `left` is what must be known of a take-back; 'unknown' where it is not, or not as the table is now. */
export function offer(
  table: Table,
  asker: Asker,
  kind: OfferKind,
  said: number,
  left: OrdersLeft | null,
): DeedDecided | 'unknown' {
  const seat = mySeatInGame(table, asker);
  if (isRefusal(seat)) return seat;
  const unplayable = kind === 'draw' ? null : whyUnplayable(table);
  if (unplayable !== null) return unplayable;
  const { state } = table;
  if (kind === 'takeBack' && isOfGroup(table.row)) return NO_TAKE_BACKS;
  if (state.offer !== null) return refused('illegal', 'offerAlready');
  if (kind === 'draw' && state.seats.filter(isManned).length < 2)
    return refused('illegal', state.seats.length === 1 ? 'drawAlone' : 'drawIsForPeople');
  const tooOften = whyNotAside(table, seat);
  if (tooOften !== null) return tooOften;
  if (kind !== 'takeBack') return { deed: { do: 'offer', seat, offer: kind } };
  const tooMany = whyNoMoreUndone(table, seat);
  if (tooMany !== null) return tooMany;
  if (left?.deedCount !== table.deedCount) return 'unknown';
  const { keep } = left;
  if (keep === null) return refused('illegal', 'tooManyTakenBack');
  return { deed: { do: 'offer', seat, offer: kind, keep, said } };
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
