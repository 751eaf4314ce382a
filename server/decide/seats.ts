// Coming, going and getting ready.

import { isRefusal, Refusal } from '@starboard/engine';
import { refused, type Refused } from '../base/refused.ts';
import { isFree, seatOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import {
  mySeat,
  whyEnded,
  whyLost,
  whyOfSeries,
  whyUnplayable,
  type Asker,
  type DeedDecided,
} from './decision.ts';

/** So many deeds a table may have before its game begins: people need a few dozen, and a log has an end. */
const MOST_ARRANGED = 2000;

/** Leaving a seat and closing the table is always possible: there are no more of those than of what comes before. */
function whyArrangedEnough({ deedCount, state }: Table): Refusal | null {
  return state.status === 'open' && deedCount >= MOST_ARRANGED ? refused('limit', 'arrangedTooOften') : null;
}

export function sit(table: Table, asker: Asker, wanted: number | undefined): DeedDecided {
  const { status, seats, insiders } = table.state;
  const { person } = asker;
  const mine = seatOf(seats, person);
  if (mine >= 0) return (wanted ?? mine) === mine ? null : refused('illegal', 'sitAlready');
  if (status !== 'open' && status !== 'playing') return whyEnded(table);
  if (!asker.invited) return refused('forbidden', 'notInvited');
  const ofSeries = whyOfSeries(table);
  if (ofSeries !== null) return ofSeries;
  const unplayable = whyUnplayable(table);
  if (unplayable !== null) return unplayable;
  if (asker.blocked) return refused('forbidden', 'blockedByHost');
  if (table.row.rated !== null && !asker.isAccount) return ratedNeedsAccount();
  if (status === 'playing' && insiders.includes(person)) return refused('illegal', 'seenFromASeat');
  const seat = wanted ?? seats.findIndex(isFree);
  if (seat < 0) return refused('illegal', 'allTaken');
  if (seats[seat] === undefined) return noSeat(seat);
  if (!isFree(seats[seat])) return refused('illegal', 'seatTaken');
  return whyArrangedEnough(table) ?? { deed: { do: 'sit', seat, person } };
}

/** Before the start the seat is free again; later a bot plays on until somebody takes it. */
export function rise(table: Table, asker: Asker): DeedDecided {
  const seat = mySeat(table, asker);
  if (isRefusal(seat)) return seat;
  const ofSeries = whyOfSeries(table);
  if (ofSeries !== null) return ofSeries;
  if (table.state.status === 'open') return { deed: { do: 'rise', seat } };
  if (table.state.status !== 'playing') return whyEnded(table);
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
  const isAlone = seats.every(({ bot }, place) => place === seat || bot !== null);
  if (isAlone && asker.isGuest) return botsAlone();
  if (seats[seat].bot === level) return null;
  return whyArrangedEnough(table) ?? { deed: { do: 'bot', seat, level } };
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
    whyUnplayable(table) ??
    whyArrangedEnough(table) ?? {
      deed: { do: 'ready', seat, ready: isReady, ...(word === undefined ? {} : { word }) },
    }
  );
}

export function close(table: Table, asker: Asker): DeedDecided {
  if (table.state.status === 'closed') return null;
  return mayArrange(table, asker) ?? { deed: { do: 'close' } };
}

function mayArrange(table: Table, { person }: Asker): Refusal | null {
  const { state } = table;
  if (state.status !== 'open') return refused('illegal', 'hasBegun');
  const ofSeries = whyOfSeries(table);
  if (ofSeries !== null) return ofSeries;
  return state.host === person ? null : refused('forbidden', 'onlyHost');
}

/** They would take from everybody's time for nobody in particular, and guests come without end. */
export function botsAlone(): Refused {
  return refused('forbidden', 'botsAloneNeedAccount');
}

/** SE-6.2: whoever can come back under another name is no rival for those who cannot. */
export function ratedNeedsAccount(): Refused {
  return refused('forbidden', 'ratedNeedsAccount');
}

export function noSeat(seat: number): Refusal {
  return refused('illegal', 'noSuchSeat', { seat });
}
