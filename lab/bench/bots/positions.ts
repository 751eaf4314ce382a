// Positions from games that quick bots played: the middle decision of each.

import { PlayerAsker, findBot, type Known } from '@starboard/bots';
import { FastChance, firstSeat, isRefusal, NOBODY, type State } from '@starboard/engine';
import { defaultOptions, mixSeeds } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';

export interface BenchPosition {
  readonly seat: number;
  readonly view: State;
}

export function middleOf(known: Known, seats: number, seed: number): BenchPosition {
  const decisions = playedThrough(known, seats, seed);
  return decisions[decisions.length >> 1];
}

/** What each seat saw at every decision of a game. */
function playedThrough({ game, brain }: Known, seats: number, seed: number): BenchPosition[] {
  const options = { ...defaultOptions(game.options), ...game.simulationOptions };
  const bot = findBot('cadet');
  if (isRefusal(bot)) throw new Error(bot.reason);
  const chance = new FastChance(seed);
  const players = Array.from({ length: seats }, (_, seat) =>
    bot.sit({ game, brain, options, seats, seat, random: new FastChance(mixSeeds(seed, seat)) }),
  );
  const asking = new PlayerAsker();
  const state = game.setup(options, seats, chance);
  const decisions: BenchPosition[] = [];
  for (let actors = game.actors(state); actors !== NOBODY; actors = game.actors(state)) {
    const seat = firstSeat(actors);
    const view = viewState(game, state, seat);
    const move = asking.moveOf(players[seat], game, state, seat);
    // the rest of an order is decided with its beginning
    if (asking.legal.length > 1 && !game.inOrder(state, seat)) decisions.push({ seat, view });
    game.play(state, seat, move, chance);
  }
  return decisions;
}
