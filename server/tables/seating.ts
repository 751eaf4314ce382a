// Who sits where, and who plays there: a person, or a bot that has the seat or stands in for somebody.

import type { Absence, Deed } from './deed.ts';

export interface TableSeat {
  readonly person: string | null;
  /** The level of the bot that plays here. */
  readonly bot: string | null;
  /** The number of the name that a bot has here; it goes along when seats move on, so that bots keep their names. */
  readonly star: number;
  /** Why a bot plays though the seat is a person's, or could be; null where nobody stands in. */
  readonly away: Absence | null;
  readonly ready: boolean;
  /** What the person adds to the dice. */
  readonly word: string | null;
}

export const FREE: TableSeat = { person: null, bot: null, star: 0, away: null, ready: false, word: null };

export function seatOf(seats: readonly TableSeat[], person: string | null): number {
  return person === null ? -1 : seats.findIndex((seat) => seat.person === person);
}

export function isFree({ person, bot, away }: TableSeat): boolean {
  return person === null && (bot === null || away === 'vacant');
}

/** Does a person decide here now? */
export function isManned({ person, bot }: TableSeat): boolean {
  return person !== null && bot === null;
}

export function isReady({ person, bot, ready }: TableSeat): boolean {
  return person === null ? bot !== null : ready;
}

type SeatDeed = Extract<Deed, { seat: number }>;

/** The seat after a deed that is about it. */
export function seatAfter(seat: TableSeat, deed: SeatDeed): TableSeat {
  const free: TableSeat = { ...FREE, star: seat.star };
  switch (deed.do) {
    case 'sit':
      return { ...free, person: deed.person };
    case 'hand':
      return { ...seat, person: deed.person };
    case 'rise':
      return free;
    case 'bot':
      return { ...free, bot: deed.level };
    case 'ready':
      return { ...seat, ready: deed.ready, word: deed.ready ? (deed.word ?? null) : null };
    case 'standIn':
      return {
        ...seat,
        person: deed.why === 'vacant' ? null : seat.person,
        bot: deed.level,
        away: deed.why,
      };
    case 'back':
      return { ...seat, bot: null, away: null };
    default:
      return seat;
  }
}

/** All seats after a deed, from the deeds alone. */
export function seatsAfter(seats: readonly TableSeat[], deed: Deed): readonly TableSeat[] {
  if (deed.do === 'open') return deed.seats.map((sitter) => ({ ...FREE, ...sitter }));
  if (!('seat' in deed) || deed.seat === undefined) return seats;
  return seats.with(deed.seat, seatAfter(seats[deed.seat], deed as SeatDeed));
}
