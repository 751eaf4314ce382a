// Who sits where. A pairing of two bots is played in all ways to share the seats between them as evenly as possible, so that
// neither has more of the good seats; and each deal of dice is used for a lineup and for the same with the two exchanged.

/** Two bots, as places in the list of bots. */
export type Pairing = readonly [one: number, other: number];

/** By seat: 0 for the one, 1 for the other. */
export type Lineup = readonly number[];

export interface Fixture {
  readonly pairing: Pairing;
  /** The bot of each seat, as a place in the list of bots. */
  readonly seats: readonly number[];
  /** Its number among the games of the pairing. */
  readonly game: number;
  /** Games with the same deal have the same dice. */
  readonly deal: number;
}

/** Everybody against everybody, or each only against the next in the list. The later one is the first of a pairing: a list
 *  names the weakest first, and results are told from the view of who is thought to be stronger. */
export function pairingsOf(bots: number, neighbours: boolean): Pairing[] {
  const pairings: Pairing[] = [];
  for (let one = 0; one < bots; one++) {
    const last = neighbours ? Math.min(one + 2, bots) : bots;
    for (let other = one + 1; other < last; other++) pairings.push([other, one]);
  }
  return pairings;
}

/** All even ways to share the seats, each followed by the same with the two exchanged. Alone, both play one game each. */
function lineupsOf(seats: number): Lineup[] {
  if (seats === 1) return [[0], [1]];
  const lineups: Lineup[] = [];
  for (let set = 0; set < 2 ** seats; set++) {
    const lineup = Array.from({ length: seats }, (_, seat) => (set >> seat) & 1);
    const ones = lineup.reduce((sum, side) => sum + side, 0);
    if (lineup[0] === 0 && Math.abs(2 * ones - seats) <= 1) {
      lineups.push(
        lineup,
        lineup.map((side) => 1 - side),
      );
    }
  }
  return lineups;
}

/** That game of a pairing. */
export function fixtureOf(pairing: Pairing, seats: number, game: number): Fixture {
  const lineups = lineupsOf(seats);
  const lineup = lineups[game % lineups.length];
  return { pairing, seats: lineup.map((side) => pairing[side]), game, deal: game >> 1 };
}
