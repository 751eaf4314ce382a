// What a series keeps of a game: who came where, and what is counted of the score sheet. Numbers are by seat.

import { NOBODY, seatSet, winnersOf, type Game, type Outcome, type ScoreLine } from '@starboard/engine';
import { outcomeOf, type Match } from '@starboard/engine/match';

export interface GameResult {
  /** As in an outcome. */
  readonly ranks: readonly number[];
  /** SE-4.1: the final scores; half points of places where the game has no score sheet. */
  readonly scores: readonly number[];
  /** The seat that won alone, or null. */
  readonly winner: number | null;
  /** What parts equal sums of scores, in that order. */
  readonly ties: readonly ScoreLine[];
  /** The hash of the last entry of the game's log, which the whole file follows from. */
  readonly proof: string;
}

/** Null while the game goes on. */
export function resultOf(match: Match): GameResult | null {
  const outcome = outcomeOf(match);
  if (outcome === null) return null;
  const { ranks, unseated = [] } = outcome;
  const sheet = outcome.sheet.length > 0 ? outcome.sheet : sheetOfEnded(match, outcome);
  const { counted } = match.game;
  const first = winnersOf(outcome);
  return {
    ranks,
    scores:
      counted === undefined ? halfPoints(ranks) : ranks.map((_, seat) => scoreOf(match.game, sheet, seat)),
    winner: first.length === 1 && !unseated.includes(1) ? first[0] : null,
    ties: counted === undefined ? [] : counted.ties.flatMap((line) => sheet[line] ?? []).map(seated),
    proof: match.chain,
  };
}

/** SE-4.4: of a game that ended because all others gave up. */
function sheetOfEnded({ game, state }: Match, outcome: Outcome): readonly ScoreLine[] {
  const winners = winnersOf(outcome).reduce((set, seat) => set | seatSet(seat), NOBODY);
  return game.sheet?.(state, winners) ?? [];
}

function scoreOf({ counted }: Game, sheet: readonly ScoreLine[], seat: number): number {
  return (counted?.score ?? []).reduce((sum, line) => sum + (sheet[line]?.points[seat] ?? 0), 0);
}

/** SE-4.2: players without a seat score, but are not ranked here. */
function seated({ label, points }: ScoreLine): ScoreLine {
  return { label, points };
}

/** Two for each seat that came behind, one for each that shares the place. */
export function halfPoints(ranks: readonly number[]): number[] {
  return ranks.map((rank, seat) =>
    ranks.reduce((sum, other, place) => {
      if (place === seat || other < rank) return sum;
      return sum + (other > rank ? 2 : 1);
    }, 0),
  );
}
