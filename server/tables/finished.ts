// What there is to say about a finished game, from its file alone: the result, whether every die follows from the seed,
// and how lucky each seat was.

import { isRefusal, type Game, type Outcome, type Refusal } from '@starboard/engine';
import {
  outcomeOf,
  drawFromJson,
  replayGame,
  whyUnproved,
  type Draw,
  type EntryJson,
  type GameFile,
  type Match,
} from '@starboard/engine/match';
import type { FinishedGame, LuckLine } from '@starboard/wire/schema';

const MOST_COUNTED = 20;

export type Finished = Pick<FinishedGame, 'proof' | 'luck' | 'forfeits'> & {
  readonly outcome: Outcome | null;
};

/** `stored` is how it ended, as it was stored then: it stands whatever became of the rules. Without rules only dice and
 *  hashes are proved. */
export function finishedGame(game: Game | null, file: GameFile, stored: Outcome | null): Finished {
  const match = (game && replayed(game, file)) ?? whyUnproved(file);
  const drawn = drawnBySeat(file.log);
  return {
    outcome: stored ?? (match === null || isRefusal(match) ? null : outcomeOf(match)),
    proof: {
      commitment: file.commitment,
      seed: file.seed ?? '',
      draws: file.setup.length + drawn.length,
      proved: !isRefusal(match),
    },
    luck: luckOf(drawn),
    forfeits: file.log.flatMap((entry) =>
      'forfeit' in entry ? [{ seat: entry.seat, at: entry.at, why: entry.forfeit }] : [],
    ),
  };
}

/** Null where the rules fail at what was played: they are not those of then. */
function replayed(game: Game, file: GameFile): Match | Refusal | null {
  try {
    return replayGame(game, file);
  } catch {
    return null;
  }
}

export interface Drawn extends Draw {
  /** Whose order it was rolled for. */
  readonly seat: number;
}

/** Orders that were taken back included: they were rolled all the same. */
export function drawnBySeat(log: readonly EntryJson[]): Drawn[] {
  return log.flatMap((entry) =>
    'order' in entry ? (entry.draws ?? []).map((draw) => ({ ...drawFromJson(draw), seat: entry.seat })) : [],
  );
}

function luckOf(drawn: readonly Drawn[]): LuckLine[] {
  const groups = Map.groupBy(drawn, ({ seat, bound }) => `${seat} ${bound}`);
  return [...groups.values()].map(luckLine).toSorted((a, b) => a.stream - b.stream || a.bound - b.bound);
}

function luckLine(drawn: readonly Drawn[]): LuckLine {
  const [{ seat, bound }] = drawn;
  const sum = drawn.reduce((total, { result }) => total + result + 1, 0);
  const mean = sum / drawn.length;
  const expected = (bound + 1) / 2;
  const deviation = Math.sqrt((bound ** 2 - 1) / 12 / drawn.length);
  const counts = Array.from({ length: bound <= MOST_COUNTED ? bound : 0 }, (_, result) =>
    drawn.reduce((count, draw) => count + (draw.result === result ? 1 : 0), 0),
  );
  const percentile = deviation === 0 ? 0.5 : normalShare((mean - expected) / deviation);
  return { stream: seat, bound, draws: drawn.length, mean, expected, counts, percentile };
}

/** The share of a normal distribution below z, by Abramowitz and Stegun 26.2.17: good to seven digits. */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return z >= 0 ? 1 - tail : tail;
}
