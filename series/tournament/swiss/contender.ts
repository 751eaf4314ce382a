// What Swiss pairings look at: those who are paired, best first, and whom they have met.

import { talliesOf, type EntrantTally } from '../tally.ts';
import type { Tournament } from '../tournament.ts';

export interface Contender {
  readonly id: string;
  readonly points: number;
  /** How often in each seat. */
  readonly seats: readonly number[];
  readonly lastSeat: number | null;
  /** How often each other was met. */
  readonly met: ReadonlyMap<string, number>;
  /** How often points came without a game. */
  readonly walkovers: number;
}

const MOST_SEATS = 4;

/** SE-2.8: by points, then by lot. */
export function contendersOf(tournament: Tournament): readonly Contender[] {
  const tallies = talliesOf(tournament);
  const left = new Set(tournament.entrants.filter((each) => each.left).map(({ id }) => id));
  return tournament.lots
    .filter((id) => !left.has(id))
    .map((id) => contenderOf(id, tallies.get(id)))
    .sort((one, other) => other.points - one.points);
}

function contenderOf(id: string, tally: EntrantTally | undefined): Contender {
  const games = tally?.games ?? [];
  const seats = Array.from({ length: MOST_SEATS }, () => 0);
  const met = new Map<string, number>();
  for (const { seat, opponents } of games) {
    seats[seat]++;
    for (const other of opponents) met.set(other.id, (met.get(other.id) ?? 0) + 1);
  }
  return {
    id,
    points: tally?.points ?? 0,
    seats,
    lastSeat: games.at(-1)?.seat ?? null,
    met,
    walkovers: tally?.walkovers ?? 0,
  };
}

/** How often more first than second. */
export function firstsAhead({ seats }: Contender): number {
  return seats[0] - seats[1];
}
