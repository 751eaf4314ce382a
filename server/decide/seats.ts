// Coming, going and getting ready.

import { isRefusal, Refusal } from '@starboard/engine';
import { refused } from '../base/refused.ts';
import { isFree, seatOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import { mySeat, whyLost, whyUnplayable, type Asker, type DeedDecided } from './decision.ts';

export function sit(table: Table, asker: Asker, wanted: number | undefined): DeedDecided {
  const { status, seats, insiders } = table.state;
  const { person } = asker;
  const mine = seatOf(seats, person);
  if (mine >= 0) return (wanted ?? mine) === mine ? null : refused('illegal', 'sitAlready');
  if (status !== 'open' && status !== 'playing') return refused('illegal', 'isOver');
  if (!asker.invited) return refused('forbidden', 'notInvited');
  const unplayable = whyUnplayable(table);
  if (unplayable !== null) return unplayable;
  if (asker.blocked) return refused('forbidden', 'blockedByHost');
  if (status === 'playing' && insiders.includes(person)) return refused('illegal', 'seenFromASeat');
  const seat = wanted ?? seats.findIndex(isFree);
  if (seat < 0) return refused('illegal', 'allTaken');
  if (seats[seat] === undefined) return noSeat(seat);
  if (!isFree(seats[seat])) return refused('illegal', 'seatTaken');
  return { deed: { do: 'sit', seat, person } };
}

/** Before the start the seat is free again; later a bot plays on until somebody takes it. */
export function rise(table: Table, asker: Asker): DeedDecided {
  const seat = mySeat(table, asker);
  if (isRefusal(seat)) return seat;
  if (table.state.status === 'open') return { deed: { do: 'rise', seat } };
  if (table.state.status !== 'playing') return refused('illegal', 'isOver');
  return whyLost(table, seat) ?? { deed: { do: 'standIn', seat, level: table.row.level, why: 'vacant' } };
}

export function addBot(
  table: Table,
  asker: Asker,
  seat: number,
  level: string,
  levels: readonly string[],
): DeedDecided {
  const not = mayArrange(table, asker) ?? whyUnplayable(table);
  if (not !== null) return not;
  if (!levels.includes(level)) return refused('illegal', 'noSuchLevel', { level, levels });
  const { seats } = table.state;
  if (seats[seat] === undefined) return noSeat(seat);
  if (seats[seat].person !== null) return refused('illegal', 'seatTaken');
  return seats[seat].bot === level ? null : { deed: { do: 'bot', seat, level } };
}

export function remove(table: Table, asker: Asker, seat: number): DeedDecided {
  const host = mayArrange(table, asker);
  if (host !== null) return host;
  const { seats } = table.state;
  if (seats[seat] === undefined) return noSeat(seat);
  if (seats[seat].person === asker.person) return rise(table, asker);
  const empty = seats[seat].person === null && seats[seat].bot === null;
  return empty ? null : { deed: { do: 'rise', seat, removed: true } };
}

export function ready(table: Table, asker: Asker, isReady: boolean, word: string | undefined): DeedDecided {
  const seat = mySeat(table, asker);
  if (isRefusal(seat)) return seat;
  const { status, seats } = table.state;
  // whoever is not sure that it was heard says it again
  if (status === 'playing' && isReady) return null;
  if (status !== 'open') return refused('illegal', 'hasBegun');
  if (seats[seat].ready === isReady) return null;
  return (
    whyUnplayable(table) ?? {
      deed: { do: 'ready', seat, ready: isReady, ...(word === undefined ? {} : { word }) },
    }
  );
}

export function close(table: Table, asker: Asker): DeedDecided {
  if (table.state.status === 'closed') return null;
  return mayArrange(table, asker) ?? { deed: { do: 'close' } };
}

function mayArrange({ state }: Table, { person }: Asker): Refusal | null {
  if (state.status !== 'open') return refused('illegal', 'hasBegun');
  return state.host === person ? null : refused('forbidden', 'onlyHost');
}

export function noSeat(seat: number): Refusal {
  return refused('illegal', 'noSuchSeat', { seat });
}
