// What a number of games came to. All sums of whole numbers, so the order in which they are added cannot matter.

import { winnersOf, type Outcome } from '@starboard/engine';

export interface Tally {
  games: number;
  moves: number;
  /** Moves that were chosen from at least two. */
  decisions: number;
  /** By seat; a shared first place is a draw. */
  readonly wins: number[];
  draws: number;
  /** Games that nobody at the table won. */
  lost: number;
  /** Games stopped at the game's longest length. */
  unfinished: number;
}

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    moves: 0,
    decisions: 0,
    wins: Array.from({ length: seats }, () => 0),
    draws: 0,
    lost: 0,
    unfinished: 0,
  };
}

export function countOutcome(tally: Tally, outcome: Outcome | null): void {
  tally.games++;
  if (outcome === null) {
    tally.unfinished++;
    return;
  }
  const winners = winnersOf(outcome);
  const shared = outcome.unseated?.includes(1) === true;
  if (winners.length === 0) tally.lost++;
  else if (winners.length === 1 && !shared) tally.wins[winners[0]]++;
  else tally.draws++;
}

export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.moves += part.moves;
  sum.decisions += part.decisions;
  sum.draws += part.draws;
  sum.lost += part.lost;
  sum.unfinished += part.unfinished;
  part.wins.forEach((wins, seat) => (sum.wins[seat] += wins));
}

export interface SimulationResult {
  readonly games: number;
  readonly seconds: number;
  readonly moves: number;
  readonly decisions: number;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly wins: readonly number[];
  readonly draws: number;
  /** Games that nobody at the table won. */
  readonly lost: number;
  /** In moves. */
  readonly meanLength: number;
  readonly unfinished: number;
}

export function resultOf(tally: Tally, seconds: number): SimulationResult {
  const { games, moves, decisions, wins, draws, lost, unfinished } = tally;
  return {
    games,
    seconds: rounded(seconds, 3),
    moves,
    decisions,
    gamesPerSecond: rounded(games / seconds, 1),
    movesPerSecond: Math.round(moves / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    wins,
    draws,
    lost,
    meanLength: rounded(moves / games, 2),
    unfinished,
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
