// What a table of a group needs from whoever keeps the group: answers at the beginning of turns, and that it listens.

import { firstSeat, type Refusal } from '@starboard/engine';
import { isOver, type Committed, type Match } from '@starboard/engine/match';
import type { HouseOrder } from '@starboard/series/group';

export interface TableHouse {
  /** What the table waits for; null where it waits for a seat, or for nobody. */
  orderFor(match: Match): HouseOrder | null;
  /** Hears of everything, once it is saved at the table. */
  told(match: Match, committed: Committed): Promise<void>;
  /** Why what was committed with that entry stays so; null where nothing followed from it at other tables. */
  whyKept(entry: number): Refusal | null;
  /** Milliseconds between what bots do where nobody looks. */
  readonly pace: number;
}

/** Of a table of a group that goes on without it, as a what-if does: nothing comes, and nothing can be sent. */
const ALONE: TableHouse = {
  orderFor(match) {
    const play = match.game.group;
    if (play === undefined || isOver(match) || !play.asksHouse(match.state)) return null;
    return { seat: firstSeat(match.game.actors(match.state)), order: play.answer({ reaches: [] }) };
  },
  told: () => Promise.resolve(),
  whyKept: () => null,
  pace: 0,
};

/** The table's own, or nobody's where it never asks. */
export function houseOf(match: Match, house: TableHouse | undefined): TableHouse | null {
  return house ?? (match.game.group?.isOf(match.options) === true ? ALONE : null);
}
