// Positions worth showing: games that bots play here up to some order, always the same ones.

import { openMind } from '@starboard/bots';
import { isRefusal, seatsOf, utf8, type OptionValues } from '@starboard/engine';
import { isOver, openMatch, submit, writeGame, type GameFile, type Match } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { loadGame, loadKnown } from '@starboard/games';

export interface PicturedPosition {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  /** So many orders are given, and then as many as it takes until seat 0 has to decide. */
  readonly orders: number;
  readonly level: string;
}

export async function played({
  game: id,
  seats,
  options,
  seed,
  orders,
  level,
}: PicturedPosition): Promise<GameFile> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`There is no game ${id}.`);
  const match = openMatch(game, { seats, options, fairness: { seed: utf8(seed), table: seed, words: [] } });
  if (isRefusal(match)) throw new Error(match.reason);
  const mind = openMind(loadKnown);
  for (let n = 0; !isOver(match) && !(n >= orders && actorsIn(match).includes(0)); n++) {
    const [seat] = actorsIn(match);
    const view = game.shape.snapshot(viewState(game, match.state, seat));
    const answer = await mind.think({
      game: id,
      rules: game.rules,
      options,
      seats,
      seat,
      view,
      level,
      seed: seat,
    });
    const done = submit(match, seat, answer.order, n * 1000);
    if (isRefusal(done)) throw new Error(done.reason);
  }
  return writeGame(match, { withSeed: true });
}

function actorsIn({ game, state }: Match): number[] {
  return seatsOf(game.actors(state));
}
