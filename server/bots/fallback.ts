// What a bot plays when it cannot think: any legal order, so that no table waits for a thread that was lost.

import { drafted, movesFor, openDraft, type FastChance, type Game, type State } from '@starboard/engine';

export function anyOrder(game: Game, view: State, seat: number, random: FastChance): readonly number[] {
  let draft = openDraft(game, view, seat);
  while (!draft.complete) {
    const moves = movesFor(draft);
    draft = drafted(draft, moves[random.draw(moves.length)]);
  }
  return draft.order;
}
