import {
  FastChance,
  isRefusal,
  seatsOf,
  type Game,
  type GameEvent,
  type OptionValues,
  type State,
} from '@starboard/engine';
import { defaultOptions, readOptions } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import type { Choice, Preset } from '../game-ui.ts';
import { choicesOf } from './drawn.tsx';

export type Sitting = Pick<Preset, 'seats' | 'options'>;

/** One decision of a random game. */
export interface TestDecision {
  readonly options: OptionValues;
  readonly seats: number;
  readonly seat: number;
  readonly choices: readonly Choice[];
  /** The truth. */
  readonly state: State;
  /** What the seat sees of it, and what comes of the move that it makes. */
  readonly view: State;
  readonly after: State;
  readonly news: readonly GameEvent[];
}

/** The options as a table reads them; fails where they do not go together. */
export function optionsOf(game: Game, { seats, options }: Sitting): OptionValues {
  const read = readOptions(game.options, { ...defaultOptions(game.options), ...options });
  const wrong = isRefusal(read) ? read : game.conflict(read, seats);
  if (wrong !== null) throw new Error(wrong.reason);
  return read as OptionValues;
}

/** Plays a game in which nobody thinks, decision by decision, and gives its last state. Kinds of moves come up equally
 *  often, so that those of which there are few are seen too. */
export function randomGame(
  game: Game,
  sitting: Sitting,
  seed: number,
  longest: number,
  look: (decision: TestDecision) => void,
): State {
  const chance = new FastChance(seed);
  const options = { ...optionsOf(game, sitting), ...game.simulationOptions };
  const { seats } = sitting;
  const state = game.setup(options, seats, chance);
  for (let step = 0; step < longest; step++) {
    const [seat] = seatsOf(game.actors(state));
    if (seat === undefined) break;
    const before = game.shape.clone(state);
    const view = viewState(game, state, seat);
    const choices = choicesOf(game, view, seat);
    const kinds = [...new Set(choices.map(({ record }) => record.move))];
    const kind = kinds[chance.draw(kinds.length)];
    const alike = choices.filter(({ record }) => record.move === kind);
    const news: GameEvent[] = [];
    game.play(state, seat, alike[chance.draw(alike.length)].move, chance, (event) => {
      const seen = game.viewEvent(event, seat);
      if (seen !== null) news.push(seen);
    });
    const after = viewState(game, state, seat);
    look({ options, seats, seat, choices, state: before, view, after, news });
  }
  return state;
}
