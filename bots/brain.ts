// What a program must know of a game beyond its rules in order to play it well. A game supplies it in its folder `bots/`.

import type { Chance, MoveList, State } from '@starboard/engine';

/** One thing that the evaluation looks at, for hints. */
export interface Term {
  readonly id: string;
  /** As it is said in the middle of a sentence: `victory points`. */
  readonly title: string;
}

/** A strength to play at. Effort is counted in iterations, so that a level is as strong on every machine. */
export interface Level {
  readonly id: string;
  readonly name: string;
  /** One line on what it is like to play against. */
  readonly personality: string;
  /** For a whole turn: all decisions of it share them. */
  readonly iterations: number;
  /** Turns that it looks at, where that differs from the habits of the game; or so many with two seats, three and four: a
   *  turn is a smaller part of a round the more play. */
  readonly horizon?: number | readonly [two: number, three: number, four: number];
  /** How often it overlooks the best move that it knows of, 0 to 1: people begin against players who err. */
  readonly slips?: number;
}

export const LEVEL_IDS = ['cadet', 'ensign', 'captain', 'commodore', 'admiral'] as const;

export interface Brain<S extends State = State> {
  readonly terms: readonly Term[];
  readonly levels: readonly Level[];

  /** What each term is worth to the seat, in points of the evaluation. For people; `judge` may be quicker. */
  weigh(state: S, seat: number, into: Float64Array): void;

  /** The same terms as people count them: points, ships, energy. 0 for what has no number. */
  count(state: S, seat: number, into: Float64Array): void;

  /** Each seat's chance to win, 0 to 1, as the position looks at a glance. Asked at the end of every iteration. Depends
   *  on nothing that a player who thinks about an imagined state may not use. */
  judge(state: S, seats: number, into: Float64Array): void;

  /** What the end of the game is worth to each seat, 0 to 1. Absent: 1 for the winner, shared among several. */
  settle?(state: S, seats: number, into: Float64Array): void;

  /** A number that changes when another turn begins, or another round where all play at the same time. */
  turn(state: S): number;

  /** How readily a sensible player makes each move of the list, above 0. Absent: all alike. */
  prefer?(state: S, seat: number, list: MoveList, into: Float64Array): void;

  /** A quick choice for playouts: a place in the list. Absent: in proportion to `prefer`. */
  improvise?(state: S, seat: number, list: MoveList, chance: Chance): number;

  /** The same for a game that can choose without the list: the move itself. Absent: the list is made. */
  offhand?(state: S, seat: number, chance: Chance): number;

  /** The state as the affair of that seat alone, which is then seat 0: for games where nobody can touch another. Changes
   *  the state in place. */
  solo?(state: S, seat: number): void;

  /** With `solo`: everybody's chance to win, when the seat's lines of thought came to `mean` on the average. */
  compare?(view: S, seat: number, mean: number, into: Float64Array): void;

  readonly habits?: Partial<Habits>;
}

/** How the search is run in a game. */
export interface Habits {
  /** Turns that are looked at, the one under way included: the evaluation speaks at the end of the last one. */
  readonly horizon: number;
  /** Iterations with one imagined state before another is imagined. */
  readonly imagineEvery: number;
  /** How far the search strays from what looks best, measured by how much lines of thought differ. */
  readonly curiosity: number;
  /** What a move that was not tried yet is expected to lose against the others, when all else was tried; measured in
   *  the same way. */
  readonly caution: number;
  /** The share of what is left of a turn's iterations that the next decision may use. */
  readonly share: number;
  /** Below this chance to win a bot calls its game hopeless. */
  readonly hopeless: number;
}

export const usualHabits: Habits = {
  horizon: 2,
  imagineEvery: 8,
  curiosity: 3.5,
  caution: 1,
  share: 0.35,
  hopeless: 0.03,
};

export function habitsOf({ habits }: Brain): Habits {
  return { ...usualHabits, ...habits };
}

/** The same as a level runs it. */
export function habitsAt(brain: Brain, { horizon }: Pick<Level, 'horizon'>, seats: number): Habits {
  const habits = habitsOf(brain);
  if (horizon === undefined) return habits;
  const place = Math.min(Math.max(seats, 2), 4) - 2;
  return { ...habits, horizon: typeof horizon === 'number' ? horizon : horizon[place] };
}

/** Five, weakest first. */
export function levelsOf({ levels }: Brain): readonly Level[] {
  return levels;
}

/** Chances to win from how strong each seat stands: `spread` points ahead of one other seat are a chance of 73 %. */
export function chancesFrom(strength: Float64Array, seats: number, spread: number, into: Float64Array): void {
  let most = -Infinity;
  for (let seat = 0; seat < seats; seat++) if (strength[seat] > most) most = strength[seat];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += into[seat] = Math.exp((strength[seat] - most) / spread);
  for (let seat = 0; seat < seats; seat++) into[seat] /= sum;
}
