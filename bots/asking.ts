// The host's side of a decision: it holds the full state, and lets out only what the seat may see.

import { MoveList, type Game, type State } from '@starboard/engine';
import { viewState } from '@starboard/engine/view';
import type { Decision, Player } from './bot.ts';

/** Asks players. One serves a whole simulation: asking allocates nothing unless the player looks at the view. */
export class PlayerAsker {
  readonly legal = new MoveList();
  readonly #decision = new SeenDecision(this.legal);

  /** The seat's move in that state. Where only one is legal the player is not asked. */
  moveOf(player: Player, game: Game, state: State, seat: number): number {
    const { legal } = this;
    legal.clear();
    game.legal(state, seat, legal);
    if (legal.length === 1) return legal.moves[0];
    this.#decision.about(game, state, seat);
    const choice = player.choose(this.#decision);
    if (!Number.isInteger(choice) || choice < 0 || choice >= legal.length) {
      throw new Error(`A bot chose move ${choice} of ${legal.length} in seat ${seat} of ${game.id}.`);
    }
    return legal.moves[choice];
  }
}

/** Its private fields are what keeps the full state from the player. */
class SeenDecision implements Decision {
  readonly legal: MoveList;
  #game: Game | null = null;
  #state: State | null = null;
  #seat = 0;
  #view: State | null = null;

  constructor(legal: MoveList) {
    this.legal = legal;
  }

  about(game: Game, state: State, seat: number): void {
    this.#game = game;
    this.#state = state;
    this.#seat = seat;
    this.#view = null;
  }

  get view(): State {
    if (this.#game === null || this.#state === null) throw new Error('There is nothing to decide yet.');
    return (this.#view ??= viewState(this.#game, this.#state, this.#seat));
  }
}
