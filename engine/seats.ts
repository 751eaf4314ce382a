// Seats are numbers from 0; a set of seats is a number with one bit per seat.

/** A viewer that sits nowhere and sees only what everybody may see. */
export const SPECTATOR = -1;

export const NOBODY = 0;

/** The set of one seat. */
export function seatSet(seat: number): number {
  return 1 << seat;
}

export function hasSeat(set: number, seat: number): boolean {
  return seat >= 0 && ((set >>> seat) & 1) === 1;
}

export function allSeats(count: number): number {
  return (1 << count) - 1;
}

/** The lowest seat of a set that is not empty. */
export function firstSeat(set: number): number {
  return 31 - Math.clz32(set & -set);
}

export function seatsOf(set: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; set >>> seat !== 0; seat++) if (hasSeat(set, seat)) seats.push(seat);
  return seats;
}

/** As many seats as wanted, or as near to it as the game allows. */
export function seatsNear(
  { seats: { min, max } }: { readonly seats: { readonly min: number; readonly max: number } },
  wanted: number,
): number {
  return Math.min(Math.max(wanted, min), max);
}
