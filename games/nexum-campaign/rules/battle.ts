// Between a campaign and the tables of its battles: what a table agrees on, and what is reported of it. Pure, and without
// the other game: it is known by the names of its options alone.

import type { OptionValues, Outcome } from '@starboard/engine';
import { entryOf, hasVisitor, reporter, shipLimit } from './play.ts';
import { moves, RULE_SETS, VISITOR, type Campaign } from './state.ts';

/** A battle that is not over by then is decided by scores. */
const ROUNDS = 40;

export interface Battle {
  /** Seats are those of the campaign; civilizations of the computer follow, a visitor last. */
  readonly seats: number;
  readonly options: OptionValues;
  /** NC-3.3: by civ. */
  readonly shipLimits: readonly number[];
}

/** NC-2.4, NC-3.3: the battle that is being fought. */
export function battleOf(state: Campaign): Battle {
  const { sector, scenario } = entryOf(state);
  const { seats, civs } = state;
  return {
    seats,
    options: {
      sector,
      scenario,
      ruleSet: RULE_SETS[state.ruleSet],
      computers: civs - seats + (hasVisitor(state) ? 1 : 0),
      firstPlayer: String(reporter(state) + 1),
      grandBattle: 'off',
      roundLimit: ROUNDS,
    },
    shipLimits: Array.from({ length: civs }, (_, civ) => shipLimit(state, civ)),
  };
}

/** NC-3.1, NC-3.2: the order that reports it: of its score sheet the line with final scores, and by civ all ships lost to black holes. */
export function resultOf(state: Campaign, outcome: Outcome, line: number, lost: readonly number[]): number[] {
  const { points, unseated = [] } = outcome.sheet[line];
  const scores = [...points, ...unseated];
  const order: number[] = [];
  for (let civ = 0; civ < state.civs; civ++) {
    order.push(moves.kinds.scored.make(scores[civ]));
    if (RULE_SETS[state.ruleSet] === 'asteroids') order.push(moves.kinds.lost.make(lost[civ]));
  }
  const first = [...outcome.ranks, ...(outcome.unseated ?? [])].flatMap((rank, civ) =>
    rank === 1 ? [civ] : [],
  );
  const winner = first.length !== 1 ? 0 : first[0] < state.civs ? first[0] + 1 : VISITOR;
  return [...order, moves.kinds.won.make(winner)];
}
