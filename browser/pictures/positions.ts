// Positions worth showing: games that bots play here up to some order, always the same ones.

import { openMind } from '@starboard/bots';
import { FastChance, isRefusal, seatsOf, utf8, type OptionValues } from '@starboard/engine';
import { isOver, openMatch, submit, writeGame, type GameFile, type Match } from '@starboard/engine/match';
import { openDraft, viewState } from '@starboard/engine/view';
import { loadGame, loadKnown } from '@starboard/games';
import { finishedWith, type Aims } from '../support/random-game.ts';

export interface PicturedPosition {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  /** So many orders are given, and then as many as it takes until seat 0 has to decide. */
  readonly orders: number;
  readonly level: string;
  /** Whoever has these plays instead of bots. */
  readonly aims?: Aims;
}

export async function played(position: PicturedPosition): Promise<GameFile> {
  const { game: id, seats, options, seed, orders, aims } = position;
  const game = await loadGame(id);
  if (game === null) throw new Error(`There is no game ${id}.`);
  const match = openMatch(game, { seats, options, fairness: { seed: utf8(seed), table: seed, words: [] } });
  if (isRefusal(match)) throw new Error(match.reason);
  const think = aims === undefined ? bots(position) : aiming(aims);
  for (let n = 0; !isOver(match) && !(n >= orders && actorsIn(match).includes(0)); n++) {
    const [seat] = actorsIn(match);
    const done = submit(match, seat, await think(match, seat), n * 1000);
    if (isRefusal(done)) throw new Error(done.reason);
  }
  return writeGame(match, { withSeed: true });
}

type Thinking = (match: Match, seat: number) => Promise<readonly number[]>;

function bots({ options, seats, level }: PicturedPosition): Thinking {
  const mind = openMind(loadKnown);
  return async ({ game, state }, seat) => {
    const view = game.shape.snapshot(viewState(game, state, seat));
    const { id, rules } = game;
    return (await mind.think({ game: id, rules, options, seats, seat, view, level, seed: seat })).order;
  };
}

function aiming(aims: Aims): Thinking {
  const chance = new FastChance(1);
  const finish = finishedWith(aims);
  return ({ game, state }, seat) =>
    Promise.resolve(finish(openDraft(game, viewState(game, state, seat), seat), chance));
}

function actorsIn({ game, state }: Match): number[] {
  return seatsOf(game.actors(state));
}
