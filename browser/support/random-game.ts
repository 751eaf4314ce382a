// A game whose players do anything that is allowed: always the same one, and quickly played.

import { FastChance, isRefusal, seatsOf, utf8, type OptionValues } from '@starboard/engine';
import { isOver, openMatch, submit, type Match } from '@starboard/engine/match';
import { drafted, movesFor, openDraft, viewState, type Draft } from '@starboard/engine/view';
import { loadGame } from '@starboard/games';

export interface RandomTable {
  readonly game: string;
  readonly seats: number;
  readonly options?: OptionValues;
}

const MOST_ORDERS = 600;

/** Played until it is over, or `stop` says that this is the moment: then the draft is of who decides. */
export async function playedAtRandom(
  { game: id, seats, options = {} }: RandomTable,
  seed: number,
  stop: (draft: Draft) => boolean = () => false,
  finish = finished,
): Promise<Match> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`There is no game ${id}.`);
  const fairness = { seed: utf8(`position ${seed}`), table: 'position', words: [] };
  const match = openMatch(game, { seats, options, fairness });
  if (isRefusal(match)) throw new Error(match.reason);
  const chance = new FastChance(seed);
  for (let n = 0; n < MOST_ORDERS && !isOver(match); n++) {
    const [seat] = seatsOf(game.actors(match.state));
    const draft = openDraft(game, viewState(game, match.state, seat), seat);
    if (stop(draft)) return match;
    const done = submit(match, seat, finish(draft, chance), n * 1000);
    if (isRefusal(done)) throw new Error(done.reason);
  }
  return match;
}

/** The order with whatever else it needs. */
export function finished(begun: Draft, chance: FastChance): readonly number[] {
  let draft = begun;
  while (!draft.complete) {
    const moves = movesFor(draft);
    draft = drafted(draft, moves[chance.draw(moves.length)]);
  }
  return draft.order;
}

/** What somebody wants, in notation, the most wanted first; each is taken once in so many times that it is there. */
export type Aims = readonly (readonly [moves: RegExp, onceIn: number])[];

/** The order of somebody with aims, who does anything where none of them leads on. */
export function finishedWith(aims: Aims): typeof finished {
  return (begun, chance) => {
    let draft = begun;
    const { game } = begun;
    while (!draft.complete) {
      const moves = movesFor(draft);
      const texts = new Map(moves.map((move) => [move, game.moves.toText(move)]));
      const wanted = aims
        .map(([aim, onceIn]) => ({ onceIn, fit: moves.filter((move) => aim.test(texts.get(move) ?? '')) }))
        .find(({ fit, onceIn }) => fit.length > 0 && chance.draw(onceIn) === 0);
      const among = wanted?.fit ?? moves;
      draft = drafted(draft, among[chance.draw(among.length)]);
    }
    return draft.order;
  };
}
