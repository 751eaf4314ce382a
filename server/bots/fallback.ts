// What a bot plays when it cannot think: any legal order, so that no table waits for a thread that was lost.

import type { FastChance, Game, State } from '@starboard/engine';
import { drafted, movesFor, openDraft } from '@starboard/engine/view';

export function anyOrder(game: Game, view: State, seat: number, random: FastChance): readonly number[] {
  let draft = openDraft(game, view, seat);
  while (!draft.complete) {
    const moves = movesFor(draft);
    draft = drafted(draft, moves[random.draw(moves.length)]);
  }
  return draft.order;
}
