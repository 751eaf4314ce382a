// One game of an arena.

import { PlayerAsker } from '@starboard/bots';
import { FastChance, firstSeat } from '@starboard/engine';
import { mixSeeds } from '@starboard/engine/match';
import type { Fixture } from './lineups.ts';
import type { PreparedArena } from './plan.ts';

export interface Played {
  readonly fixture: Fixture;
  /** By seat; null where the game was stopped at its longest length. */
  readonly ranks: readonly number[] | null;
  /** Of those without a seat, whom the rules play; empty where there are none. */
  readonly unseated: readonly number[];
  /** The last line of the score sheet, by seat; empty where there is none. */
  readonly scores: readonly number[];
  readonly moves: number;
}

/** Depends on the plan and the fixture alone, whichever thread plays it. */
export function playFixture({ plan, game, options, contestants }: PreparedArena, fixture: Fixture): Played {
  const seed = mixSeeds(plan.seed, fixture.deal);
  const chance = new FastChance(seed);
  const players = fixture.seats.map((who, seat) => {
    const random = new FastChance(mixSeeds(~seed, seat * contestants.length + who));
    const { bot, brain } = contestants[who];
    return bot.sit({ game, brain, options, seats: plan.seats, seat, random, scale: plan.budget });
  });
  const asking = new PlayerAsker();
  const state = game.setup(options, plan.seats, chance);
  let moves = 0;
  for (; moves < game.longestGame; moves++) {
    const actors = game.actors(state);
    if (actors === 0) break;
    const seat = firstSeat(actors);
    game.play(state, seat, asking.moveOf(players[seat], game, state, seat), chance);
  }
  const outcome = game.outcome(state);
  return {
    fixture,
    ranks: outcome?.ranks ?? null,
    unseated: outcome?.unseated ?? [],
    scores: outcome?.sheet.at(-1)?.points ?? [],
    moves,
  };
}
