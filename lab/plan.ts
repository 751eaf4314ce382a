// What is to be simulated: plain data, so that it can be sent to other threads and checked there again.

import { findBot, type Bot, type Brain, type Known } from '@starboard/bots';
import { isRefusal, Refusal, type Game, type OptionValues } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import { gameIds, loadKnown } from '@starboard/games';

export interface Plan {
  readonly game: string;
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
  readonly plan: Plan;
  readonly game: Game;
  readonly brain: Brain;
  readonly options: OptionValues;
  /** By seat. */
  readonly bots: readonly Bot[];
}

export const MOST_SEED = 2 ** 32 - 1;

export async function prepare(plan: Plan): Promise<Prepared | Refusal> {
  const known = await loadKnown(plan.game);
  return known === null ? noSuchGame(plan.game) : prepareGame(known, plan);
}

export function prepareGame({ game, brain }: Known, plan: Plan): Prepared | Refusal {
  const wrong = wrongCount(plan) ?? wrongSeats(game, plan.seats);
  if (wrong !== null) return wrong;
  const options = readOptions(game.options, { ...game.simulationOptions, ...plan.options });
  if (isRefusal(options)) return options;
  const conflict = game.conflict(options, plan.seats);
  if (conflict !== null) return conflict;
  const bots = seatBots(plan);
  return isRefusal(bots) ? bots : { plan, game, brain, options, bots };
}

export function noSuchGame(id: string): Refusal {
  return new Refusal(`There is no game ${JSON.stringify(id)}; there is ${gameIds.join(', ')}.`);
}

function wrongCount({ games, seed }: Plan): Refusal | null {
  if (!Number.isSafeInteger(games) || games < 1)
    return new Refusal(`At least 1 game is played, not ${games}.`);
  if (Number.isInteger(seed) && seed >= 0 && seed <= MOST_SEED) return null;
  return new Refusal(`A seed is a whole number from 0 to ${MOST_SEED}, not ${seed}.`);
}

function wrongSeats({ title, seats: { min, max } }: Game, seats: number): Refusal | null {
  if (Number.isInteger(seats) && seats >= min && seats <= max) return null;
  return new Refusal(`${title} is for ${min === max ? min : `${min} to ${max}`} seats, not ${seats}.`);
}

function seatBots({ bots: names, seats }: Plan): Bot[] | Refusal {
  if (names.length !== 1 && names.length !== seats) {
    return new Refusal(`Name one bot for all seats or ${seats}, one for each; here are ${names.length}.`);
  }
  const found: Bot[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const bot = findBot(names.length === 1 ? names[0] : names[seat]);
    if (isRefusal(bot)) return bot;
    found.push(bot);
  }
  return found;
}
