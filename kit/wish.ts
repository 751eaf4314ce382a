import type { Choice, Wish } from './game-ui.ts';

/** Has the choice all fields of the wish? */
export function fits({ record }: Pick<Choice, 'record'>, wish: Wish): boolean {
  for (const field in wish) if (record[field] !== wish[field]) return false;
  return true;
}

/** The choices that fit one of the wishes. */
export function fitting<C extends Pick<Choice, 'record'>>(
  choices: readonly C[],
  wishes: readonly Wish[],
): readonly C[] {
  return choices.filter((choice) => wishes.some((wish) => fits(choice, wish)));
}
