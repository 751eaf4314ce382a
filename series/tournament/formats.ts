// The formats of tournaments as data: for how many they are, what is counted, and who has won.

export const FORMAT_IDS = [
  'matchAndRematch',
  'parallel',
  'suddenDeath',
  'freeForAll',
  'trios',
  'roundRobin',
  'swiss',
] as const;

export type FormatId = (typeof FORMAT_IDS)[number];

/** Nobody needs more, and all of it is paired and ranked at once. */
export const MOST_ENTRANTS = 512;

export interface Format {
  readonly fewest: number;
  readonly most: number;
  /** Only an even number can play. */
  readonly even?: true;
  /** How many sit at a table; absent: all at one. */
  readonly tableSeats?: number;
  /** The organizer chooses how many sit at a table, of these. */
  readonly chosenSeats?: readonly number[];
  /** Final scores of the score sheet, or points for places. */
  readonly counts: 'scores' | 'places';
  /** SE-5.1 to SE-5.3: the highest sum, the highest single score, or who wins the last game. */
  readonly winner: 'sum' | 'highest' | 'last';
  /** SE-4.7: those who are there play without those who are not. */
  readonly playsWithout?: true;
  /** What parts those with as many points, in that order; lines of the score sheet stand for all of a game's. */
  readonly ties: readonly TieBreak[];
  readonly source: 'printed' | 'added';
}

/** SE-5.4, SE-5.5 */
export type TieBreak = 'wins' | 'lines' | 'mutual' | 'opponents' | 'beaten';

/** SE-2.2 to SE-2.6 are printed for four; the other numbers are rulings. */
export const formats: Readonly<Record<FormatId, Format>> = {
  matchAndRematch: {
    fewest: 2,
    most: 4,
    counts: 'scores',
    winner: 'sum',
    playsWithout: true,
    ties: ['wins', 'lines'],
    source: 'printed',
  },
  parallel: {
    fewest: 2,
    most: MOST_ENTRANTS,
    even: true,
    tableSeats: 2,
    counts: 'scores',
    winner: 'highest',
    ties: ['wins', 'lines'],
    source: 'printed',
  },
  suddenDeath: {
    fewest: 2,
    most: MOST_ENTRANTS,
    tableSeats: 2,
    counts: 'scores',
    winner: 'last',
    ties: [],
    source: 'printed',
  },
  freeForAll: {
    fewest: 3,
    most: 8,
    tableSeats: 2,
    counts: 'scores',
    winner: 'sum',
    ties: ['wins', 'lines', 'mutual'],
    source: 'printed',
  },
  trios: {
    fewest: 4,
    most: 6,
    tableSeats: 3,
    counts: 'scores',
    winner: 'sum',
    ties: ['wins', 'lines'],
    source: 'printed',
  },
  roundRobin: {
    fewest: 3,
    most: 32,
    tableSeats: 2,
    counts: 'places',
    winner: 'sum',
    ties: ['beaten', 'mutual', 'wins'],
    source: 'added',
  },
  swiss: {
    fewest: 4,
    most: MOST_ENTRANTS,
    chosenSeats: [2, 3, 4],
    counts: 'places',
    winner: 'sum',
    playsWithout: true,
    ties: ['opponents', 'beaten', 'mutual', 'wins'],
    source: 'added',
  },
};

/** SE-2.5: as printed, two games at a time. A letter is what the lots gave. */
export const FREE_FOR_ALL_OF_FOUR = [
  ['A B', 'C D'],
  ['C A', 'D B'],
  ['A D', 'B C'],
] as const;
