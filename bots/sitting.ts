// Finds who is to think: a level of the game, or one of the bots that are the same in every game.

import { hasSeat, MoveList, refuseInEnglish, type Refusal, type State } from '@starboard/engine';
import { levelsOf } from './brain.ts';
import { GreedyThinker } from './greedy.ts';
import { ThoughtDice } from './search/dice.ts';
import { SearchThinker, type ChosenAnswer, type ThinkerSeat, type Thinker } from './thinker.ts';
import type { Known, Progress } from './thinking.ts';

/** The bot of that name in a seat of that game. `scale` is the share of its iterations that it may use. */
export function sitDown(known: Known, seat: ThinkerSeat, name: string, scale = 1): Thinker | Refusal {
  if (name === 'random') return new RandomThinker(known, seat);
  if (name === 'greedy') return new GreedyThinker(known, seat);
  const level = levelsOf(known.brain).find(({ id }) => id === name);
  if (level !== undefined) return new SearchThinker(known, seat, level, scale);
  const names = ['random', 'greedy', ...levelsOf(known.brain).map(({ id }) => id)];
  return refuseInEnglish(`There is no bot ${JSON.stringify(name)}; there are ${names.join(', ')}.`);
}

class RandomThinker implements Thinker {
  readonly #known: Known;
  readonly #seat: ThinkerSeat;
  readonly #dice: ThoughtDice;

  constructor(known: Known, seat: ThinkerSeat) {
    this.#known = known;
    this.#seat = seat;
    this.#dice = new ThoughtDice(seat.seed);
  }

  progress(): Progress {
    const { seats } = this.#seat;
    return { iterations: 0, of: 0, expected: Array.from({ length: seats }, () => 1 / seats), variation: [] };
  }

  *think(view: State): Generator<void, ChosenAnswer, void> {
    const { game } = this.#known;
    const { seat } = this.#seat;
    const state = game.imagine(view, seat, this.#dice);
    const list = new MoveList();
    const order: number[] = [];
    const choices: number[] = [];
    do {
      list.clear();
      game.legal(state, seat, list);
      const move = list.moves[this.#dice.die(list.length) - 1];
      if (list.length > 1) choices.push(move);
      order.push(move);
      this.#dice.drawn = 0;
      game.play(state, seat, move, this.#dice);
    } while (this.#dice.drawn === 0 && hasSeat(game.actors(state), seat) && game.inOrder(state, seat));
    yield;
    return { order, choices, hopeless: false, progress: this.progress(), reasons: [], options: [] };
  }
}
