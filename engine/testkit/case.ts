// A case is a game as the testkit keeps it: how it was set up, then who moved what. Each step brings the seed of its
// own dice, so that a step taken out leaves the dice of the others as they were.

import { isRefusal, type Game, type OptionValues, type State } from '../index.ts';
import {
  commitmentOf,
  defaultOptions,
  FairCounts,
  orderGoesOn,
  headerFor,
  recordedFast,
  resubmit,
  setUp,
  startMatch,
  writeGame,
  type Draw,
  type GameFile,
  type Match,
} from '../doors/match.ts';
import type { Finding } from './finding.ts';

export interface CaseStep {
  readonly seat: number;
  readonly move: number;
  readonly seed: number;
}

export interface Case {
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: number;
  readonly steps: readonly CaseStep[];
}

export function setUpCase(game: Game, { seats, options, seed }: Case): State {
  return game.setup(filled(game, options), seats, recordedFast(seed));
}

/** Options that a case does not name are as a table would have them. */
export const filled = (game: Game, options: OptionValues): OptionValues => ({
  ...defaultOptions(game.options),
  ...options,
});

export interface Order {
  readonly seat: number;
  readonly moves: readonly number[];
  readonly draws: readonly Draw[];
}

/** The steps as whole orders, cut where an order is complete or chance came in, as a table's log has them. */
export function* ordersOf(game: Game, kase: Case): Generator<Order> {
  const state = setUpCase(game, kase);
  let moves: number[] = [];
  for (const { seat, move, seed } of kase.steps) {
    const chance = recordedFast(seed);
    game.play(state, seat, move, chance);
    moves.push(move);
    if (orderGoesOn(game, state, seat, chance.draws)) continue;
    yield { seat, moves, draws: chance.draws };
    moves = [];
  }
}

/** A match at the case's first decision, without a seed: its dice come from the case. */
export function matchOf(game: Game, { seats, options: given, seed }: Case): Match {
  const options = filled(game, given);
  const chance = recordedFast(seed);
  const beginning = setUp(game, options, seats, chance);
  const fairness = { seed: new Uint8Array(), table: 'testkit', words: [] };
  const header = headerFor(game, { seats, options, fairness });
  return startMatch(game, { header, options, fairness }, beginning, chance.draws, new FairCounts());
}

/** Where a game stopped, for the end of a message. */
export function at(game: Game, { seat, move }: Omit<CaseStep, 'seed'>): string {
  return ` (at seat ${seat}: ${game.moves.toText(move)})`;
}

/** The case as a game file that `starboard replay` opens, with what was found at its end. A last step that cannot be
 *  played is told in the message, since a log holds only what was played. */
export function fileOf(game: Game, kase: Case, found: Finding): GameFile {
  const match = matchOf(game, kase);
  let stopped = '';
  try {
    for (const { seat, moves, draws } of ordersOf(game, kase)) {
      if (isRefusal(resubmit(match, seat, moves, draws, 0))) break;
    }
  } catch {
    const last = kase.steps.at(-1);
    if (last !== undefined) stopped = at(game, last);
  }
  const file = writeGame(match, { withSeed: false });
  const message = found.message.endsWith(stopped) ? found.message : `${found.message}${stopped}`;
  return { ...file, commitment: commitmentOf(match.fairness.seed), finding: { kind: found.kind, message } };
}
