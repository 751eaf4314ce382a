// For tests: a question that is put to seats alike, in two states that look the same to everybody but the seat that is asked.
// In one it has a choice, in the other none.

import { FastChance, seatsOf, type Game, type OptionValues, type State } from '../index.ts';
import { readOptions } from '../doors/match.ts';
import { viewState } from '../doors/view.ts';
import { legalMoves, oneOf } from './test-position.ts';

export interface AskedAlike {
  readonly seat: number;
  /** Another seat, which cannot tell the two apart. */
  readonly viewer: number;
  readonly withChoice: State;
  readonly without: State;
}

/** Where none came by then, the game does not ask so. */
const MOST_GAMES = 100;

/** Plays at random until such a question comes. */
export function findAskedAlike(game: Game, seats: number, seed: number): AskedAlike {
  const chance = new FastChance(seed);
  const options = readOptions(game.options, {}) as OptionValues;
  for (let games = 0; games < MOST_GAMES; games++) {
    const state = game.setup(options, seats, chance);
    while (game.actors(state) !== 0) {
      const [seat] = seatsOf(game.actors(state));
      const alike = game.standingAnswers?.asksAlike(state) === true;
      const asked = alike ? askedAt(game, state, seat, (seat + 1) % seats, chance) : null;
      if (asked !== null) return asked;
      game.play(state, seat, oneOf(chance, legalMoves(game, state, seat)), chance);
    }
  }
  throw new Error(`${game.title} asked no seat with a choice and without alike in ${MOST_GAMES} games.`);
}

function askedAt(
  game: Game,
  state: State,
  seat: number,
  viewer: number,
  chance: FastChance,
): AskedAlike | null {
  const view = viewState(game, state, viewer);
  const imagined = Array.from({ length: 30 }, () => game.imagine(view, viewer, chance)).filter(
    (each) => seatsOf(game.actors(each))[0] === seat,
  );
  const hasOne = (each: State): boolean => legalMoves(game, each, seat).length === 1;
  const without = imagined.find(hasOne);
  const withChoice = imagined.find((each) => !hasOne(each));
  return withChoice && without ? { seat, viewer, withChoice, without } : null;
}
