// What the table screen knows of an online table before the first move.

import type { TableInfo } from '@starboard/server/schema';
import type { Person } from '../../kit/index.ts';
import type { TableFacts } from '../../link/facts.ts';
import { starName } from '../../setup/people.ts';
import type { TableNow } from '../wire/table-line.ts';

type SeatInfo = TableInfo['seats'][number];

/** Bots are called after stars, here as at home. */
export function nameAt({ person }: Pick<SeatInfo, 'person'>, seat: number): string {
  return person?.name ?? starName(seat);
}

export function peopleOf({ seats }: Pick<TableInfo, 'seats'>): readonly Person[] {
  return seats.map((each, seat) => ({ name: nameAt(each, seat), colour: seat, bot: each.bot }));
}

export function factsOf({ card, info, seat }: TableNow): TableFacts {
  const over = info.status === 'over';
  const decides = seat !== null && !info.paused && info.seats[seat].bot === null;
  return {
    id: card.id,
    game: card.game,
    options: card.options,
    seats: info.seats.length,
    people: peopleOf(info),
    here: decides ? [seat] : [],
    lesson: false,
    playable: true,
    kept: true,
    advised: over || info.seats.every(({ person }, each) => person === null || each === seat),
  };
}
