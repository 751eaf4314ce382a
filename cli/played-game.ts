// What commands that let bots play are told in the same way: the game, its seats and options, how many games, the seed.

import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { isRefusal, type Game, type OptionValues, type Refusal } from '@starboard/engine';
import { MOST_SEED } from '@starboard/lab';
import { readCount, type Arguments } from './arguments.ts';
import { readGameOptions } from './options.ts';
import { readGame } from './read-game.ts';

export const MOST_THREADS = 256;

export interface PlayedGame {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly options: OptionValues;
}

export interface Usual {
  readonly seats: (game: Game) => number;
  readonly games: number;
  readonly mostGames: number;
}

export async function readPlayedGame(read: Arguments, usual: Usual): Promise<PlayedGame | Refusal> {
  const game = await readGame(read);
  if (isRefusal(game)) return game;
  const seats = readCount('--seats', read.text('seats') ?? String(usual.seats(game)), { min: 1 });
  if (isRefusal(seats)) return seats;
  const games = readCount('--games', read.text('games') ?? String(usual.games), {
    min: 1,
    max: usual.mostGames,
  });
  if (isRefusal(games)) return games;
  const seed = readCount('--seed', read.text('seed') ?? String(randomInt(MOST_SEED + 1)), {
    min: 0,
    max: MOST_SEED,
  });
  if (isRefusal(seed)) return seed;
  const options = await readGameOptions(game, read.texts('option'));
  const { id, rules } = game;
  return isRefusal(options) ? options : { game: id, rules, seats, games, seed, options };
}

/** As many as were asked for, or as this machine has cores. */
export function readThreads(read: Arguments): number | Refusal {
  const own = Math.min(availableParallelism(), MOST_THREADS);
  return readCount('--threads', read.text('threads') ?? String(own), { min: 1, max: MOST_THREADS });
}
