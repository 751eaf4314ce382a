// Two implementations play the same games side by side; the first disagreement ends it.

export interface Lockstep {
  readonly games: number;
  readonly moves: number;
  /** The first difference in words; null when there is none. */
  readonly difference: string | null;
}

export class Difference extends Error {}

/** Plays games 0, 1, …; each returns its number of moves or throws a Difference. */
export function lockstep(games: number, play: (seed: number) => number): Lockstep {
  let moves = 0;
  for (let seed = 0; seed < games; seed++) {
    try {
      moves += play(seed);
    } catch (error) {
      if (!(error instanceof Difference)) throw error;
      return { games: seed, moves, difference: `game ${seed}: ${error.message}` };
    }
  }
  return { games, moves, difference: null };
}

export function same(what: string, ours: unknown, theirs: unknown): void {
  const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)];
  if (a !== b) throw new Difference(`${what}: ours ${a}, theirs ${b}`);
}
