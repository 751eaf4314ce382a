import { refuse } from '../../words/messages.ts';
import { Refusal, type MoveRecord } from '@starboard/engine';
import { whyNotWish } from '@starboard/engine/match';
import type { Draft } from '@starboard/engine/view';
import type { Choice, Wish } from '@starboard/kit';

/** The rule against what was pointed at. Of several things that it might mean, one of a kind that is possible now is
 *  more likely than another. */
export function whyNot(draft: Draft, choices: readonly Choice[], wishes: readonly Wish[]): Refusal {
  const possible = new Set(choices.map(({ record }) => record.move));
  const meant = wishes
    .flatMap((wish) => meanings(draft, possible, wish))
    .toSorted((a, b) => Number(possible.has(b.move)) - Number(possible.has(a.move)));
  const refusals = meant.flatMap((wish) => whyNotWish(draft.game, draft.state, draft.seat, wish) ?? []);
  const best = refusals.find(({ rule }) => rule !== null) ?? refusals[0];
  return best ?? refuse(null, 'nothingToDo');
}

/** A wish that names no move may mean any that is possible now and has its fields. */
function meanings({ game }: Draft, possible: ReadonlySet<string>, wish: Wish): MoveRecord[] {
  const { move, ...given } = wish;
  const names = typeof move === 'string' ? [move] : [...possible];
  return names.flatMap((name) => {
    const kind = game.moves.names.indexOf(name);
    if (kind < 0) return [];
    const fields = game.moves.fieldsOf(kind).map((field) => field.name);
    return Object.keys(given).every((field) => fields.includes(field)) ? [{ ...wish, move: name }] : [];
  });
}
