// This round's dice as a seat may use them.

import { DICE } from '../../data/numbers.ts';
import { tracks } from '../../data/sheet.ts';
import { counted, extrasLeft, minimumOf, modifierOf, spentAt, valueOn } from '../../rules/round.ts';
import { isOver, type Gal4Xeon } from '../../rules/state.ts';

export interface HeldDie {
  /** 1 to 3, from the left. */
  readonly number: number;
  /** What the die shows, and what it counts for this seat. */
  readonly shown: number;
  readonly value: number;
  /** The track that it was given to; -1 while it is free. */
  readonly track: number;
}

export interface Hand {
  readonly dice: readonly HeldDie[];
  readonly minimum: number;
  /** Extra squares of this round, and how many of them are left. */
  readonly extras: number;
  readonly extrasLeft: number;
}

/** Dice that count the same are the same die, so given ones are matched from the left. */
export function handOf(state: Gal4Xeon, seat: number, page: number): Hand {
  const line = isOver(state) ? 0 : state.spent[spentAt(state, page)];
  const minimum = minimumOf(state, seat);
  const given = tracks.map((_, track) => valueOn(line, track));
  const dice = Array.from({ length: DICE }, (_, die) => {
    const value = counted(state, die, minimum);
    const track = given.indexOf(value);
    if (track >= 0) given[track] = 0;
    return { number: die + 1, shown: state.dice[die], value, track };
  });
  return { dice, minimum, extras: modifierOf(state, seat), extrasLeft: extrasLeft(state, seat, line) };
}
