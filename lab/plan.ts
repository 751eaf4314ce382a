// What is to be simulated: plain data, so that it can be sent to other threads and checked there again.

import { findBot, type Bot, type Brain, type Known } from '@starboard/bots';
import { isRefusal, refuseInEnglish, type Game, type OptionValues, type Refusal } from '@starboard/engine';
import { readOptions, wrongSeatCount } from '@starboard/engine/match';
import { loadKnown, whyMissing } from '@starboard/games';

export interface SimulationPlan {
  readonly game: string;
  /** The version of its rules; the present one if not said. */
  readonly rules?: number | undefined;
  readonly seats: number;
  readonly games: number;
  /** 32 bits. Game number n plays with mixSeeds(seed, n), whoever plays it. */
  readonly seed: number;
  /** One name for all seats, or one per seat. */
  readonly bots: readonly string[];
  /** What differs from the options that the game wants in simulations. */
  readonly options: OptionValues;
}

/** A plan with everything found and checked. */
export interface Prepared {
  readonly plan: SimulationPlan;
  readonly game: Game;
  readonly brain: Brain;
  readonly options: OptionValues;
  /** By seat. */
  readonly bots: readonly Bot[];
}

export const MOST_SEED = 2 ** 32 - 1;

export async function prepare(plan: SimulationPlan): Promise<Prepared | Refusal> {
  const { game, rules } = plan;
  const known = await loadKnown(game, rules);
  return known === null ? whyMissing(game, rules) : prepareGame(known, plan);
}

export function prepareGame({ game, brain }: Known, plan: SimulationPlan): Prepared | Refusal {
  const wrong = wrongCount(plan) ?? wrongSeatCount(game, plan.seats);
  if (wrong !== null) return wrong;
  const options = readOptions(game.options, { ...game.simulationOptions, ...plan.options });
  if (isRefusal(options)) return options;
  const conflict = game.conflict(options, plan.seats);
  if (conflict !== null) return conflict;
  const bots = seatBots(plan);
  return isRefusal(bots) ? bots : { plan, game, brain, options, bots };
}

function wrongCount({ games, seed }: SimulationPlan): Refusal | null {
  if (!Number.isSafeInteger(games) || games < 1)
    return refuseInEnglish(`At least 1 game must be played, not ${games}.`);
  if (Number.isInteger(seed) && seed >= 0 && seed <= MOST_SEED) return null;
  return refuseInEnglish(`A seed must be a whole number from 0 to ${MOST_SEED}, not ${seed}.`);
}

function seatBots({ bots: names, seats }: SimulationPlan): Bot[] | Refusal {
  if (names.length !== 1 && names.length !== seats) {
    return refuseInEnglish(
      `Name one bot for all seats, or ${seats}, one for each; you named ${names.length}.`,
    );
  }
  const found: Bot[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const bot = findBot(names.length === 1 ? names[0] : names[seat]);
    if (isRefusal(bot)) return bot;
    found.push(bot);
  }
  return found;
}
