import { drafted, openDraft, type Draft } from '@starboard/engine/view';
import type { GameWords } from '../kit/index.ts';

/** The moves of an order in words, each as it looks when its turn comes. */
export function orderTexts(
  words: GameWords,
  { game, view, seat }: Draft,
  order: readonly number[],
): readonly string[] {
  let draft = openDraft(game, view, seat);
  return order.map((move) => {
    const text = words.move(game.moves.toRecord(move), draft.state, seat);
    draft = drafted(draft, move);
    return text;
  });
}
