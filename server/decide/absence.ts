// Bots that stand in: because somebody asked for it, vanished, or left.

import { isRefusal, type Refusal } from '@starboard/engine';
import { refused } from '../base/refused.ts';
import { PATIENCE } from '../tables/clock.ts';
import { isManned } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import {
  mySeat,
  mySeatInPlay,
  whyEnded,
  whyLost,
  whyOfSeries,
  type Asker,
  type DeedDecided,
} from './decision.ts';
import { giveUp, whyNotAside } from './play.ts';
import { noSeat } from './seats.ts';

const SECOND = 1000;

export function standIn(table: Table, asker: Asker): DeedDecided {
  const seat = mySeatInPlay(table, asker);
  if (isRefusal(seat)) return seat;
  if (!isManned(table.state.seats[seat])) return null;
  return whyNotAside(table, seat) ?? { deed: { do: 'standIn', seat, level: table.row.level, why: 'asked' } };
}

export function back(table: Table, asker: Asker): DeedDecided {
  const seat = mySeat(table, asker);
  if (isRefusal(seat)) return seat;
  if (table.state.status !== 'playing') return whyEnded(table);
  if (isManned(table.state.seats[seat])) return null;
  return whyLost(table, seat) ?? { deed: { do: 'back', seat } };
}

/** A bot plays for who is not here; where one does already, the seat is offered to others. */
export function replace(table: Table, asker: Asker, seat: number): DeedDecided {
  const not = whyNotAbsent(table, asker, seat) ?? whyLost(table, seat);
  if (not !== null) return not;
  const why = isManned(table.state.seats[seat]) ? 'away' : 'vacant';
  const ofSeries = why === 'vacant' ? whyOfSeries(table) : null;
  if (ofSeries !== null) return ofSeries;
  return { deed: { do: 'standIn', seat, level: table.row.level, why } };
}

/** The seat of who is not here gives up. */
export function claim(table: Table, asker: Asker, seat: number): DeedDecided {
  return whyNotAbsent(table, asker, seat) ?? giveUp(table, seat, 'time', asker.now);
}

function whyNotAbsent(table: Table, asker: Asker, seat: number): Refusal | null {
  const mine = mySeatInPlay(table, asker);
  if (isRefusal(mine)) return mine;
  const other = table.state.seats[seat];
  if (other === undefined) return noSeat(seat);
  if (seat === mine || other.person === null) return refused('illegal', 'nobodyMissing');
  const patience = PATIENCE[table.time.kind];
  if (patience === null) return refused('illegal', 'clockDecides');
  const away = asker.awayFor(other.person);
  if (away >= patience) return null;
  const left = Math.ceil((patience - away) / SECOND);
  return away === 0 ? refused('illegal', 'playerHere') : refused('illegal', 'mayComeBack', { seconds: left });
}
