// What a board is given of a draft: whether something can be pointed at, and what pointing at it does.

import { fits, type Choice, type Picking, type Wish } from '@starboard/kit';
import { isSame, type TableDraft } from './draft.ts';

export function pickingOf(draft: TableDraft, pick: (...wishes: readonly Wish[]) => void): Picking {
  // what does not fit the rest begins anew, but does not glow
  const index = indexed(draft.left);
  return {
    choices: draft.left,
    can: (...wishes) => wishes.some((wish) => index.has(wish)),
    pick,
    picked: (wish) => draft.wishes.some((each) => each.some((one) => isSame(one, wish))) && index.has(wish),
  };
}

/** Hundreds of spots ask about hundreds of choices, so they are found by their rarest field. */
function indexed(choices: readonly Choice[]): { has(wish: Wish): boolean } {
  const by = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const field in choice.record) {
      const key = `${field}=${choice.record[field]}`;
      const found = by.get(key);
      if (found === undefined) by.set(key, [choice]);
      else found.push(choice);
    }
  }
  return {
    has(wish) {
      let fewest: readonly Choice[] = choices;
      for (const field in wish) {
        const found = by.get(`${field}=${wish[field]}`);
        if (found === undefined) return false;
        if (found.length < fewest.length) fewest = found;
      }
      return fewest.some((choice) => fits(choice, wish));
    },
  };
}
