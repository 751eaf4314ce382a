// What of a game counts for ratings: who is rated, and in which order they came.

/** What happened to who sat in a seat when the game began. */
export interface RatedSeat {
  /** Null for bots. */
  readonly person: string | null;
  readonly bot: string | null;
  /** The seat gave at least one order, or somebody for it. */
  readonly moved: boolean;
  /** When its person left for good, as a number that only grows; null for those who stayed to the end. */
  readonly leftAt: number | null;
}

export interface RatedGame {
  readonly seats: readonly RatedSeat[];
  /** By seat, as in the outcome. */
  readonly ranks: readonly number[];
  readonly takenBack: boolean;
}

export type WhyNotRated = 'takenBack' | 'notAllMoved' | 'nobodyElse';

/** SE-6.2: against bots alone one may ask for hints and take back as one likes. */
const LEAST_PEOPLE = 2;

/** SE-6.4 to SE-6.6: the ranks for ratings by seat, or why there are none. */
export function placing({ seats, ranks, takenBack }: RatedGame): readonly number[] | WhyNotRated {
  if (takenBack) return 'takenBack';
  if (seats.some(({ moved }) => !moved)) return 'notAllMoved';
  if (seats.filter(({ person }) => person !== null).length < LEAST_PEOPLE) return 'nobodyElse';
  return placesOf({ seats, ranks });
}

/** SE-6.5: the places by seat, where who left comes behind those who stayed. */
export function placesOf({ seats, ranks }: Pick<RatedGame, 'seats' | 'ranks'>): readonly number[] {
  const order = seats.map(({ leftAt }, seat) => ({ seat, leftAt, rank: ranks[seat] }));
  const sorted = order.toSorted((a, b) => later(a.leftAt, b.leftAt) || a.rank - b.rank);
  const placed = ranks.map(() => 0);
  sorted.forEach((one, i) => {
    const last = i > 0 ? sorted[i - 1] : null;
    const shares =
      last !== null &&
      later(last.leftAt, one.leftAt) === 0 &&
      (one.leftAt !== null || last.rank === one.rank);
    placed[one.seat] = shares && last !== null ? placed[last.seat] : i + 1;
  });
  return placed;
}

/** Who stayed comes before who left, and who left later before who left sooner. */
function later(a: number | null, b: number | null): number {
  return (b ?? Infinity) === (a ?? Infinity) ? 0 : (b ?? Infinity) - (a ?? Infinity);
}
