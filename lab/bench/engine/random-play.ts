// Random play on our engine: the straight loop that simulation and search run.

import { FastChance, firstSeat, MoveList, NOBODY, type Game, type OptionValues } from '@starboard/engine';
import { defaultOptions } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import type { Workload } from '../sample.ts';

/** Options under which games among programs end; for the rest the defaults, or what was chosen. */
export function randomPlay(game: Game, seats: number, chosen: OptionValues = {}): Workload {
  const options = {
    ...defaultOptions(game.options),
    ...game.simulationOptions,
    ...chosen,
  };
  const chance = new FastChance(1);
  const list = new MoveList();
  return (tally) => {
    const state = game.setup(options, seats, chance);
    let moves = 0;
    for (let actors = game.actors(state); actors !== NOBODY; actors = game.actors(state)) {
      if (moves > game.longestGame) throw new Error(`A game of ${game.id} is longer than its longest game.`);
      const seat = firstSeat(actors);
      list.clear();
      game.legal(state, seat, list);
      if (list.length > 1) tally.choices++;
      game.play(state, seat, list.moves[chance.draw(list.length)], chance);
      moves++;
    }
    tally.games++;
    tally.steps += moves;
  };
}

/** A registered game that the bench asks for by name. */
export async function gameOf(id: string): Promise<Game> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`There is no game ${id}.`);
  return game;
}
