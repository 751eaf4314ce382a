// What the table screen knows of an online table before the first move.

import type { OptionValues } from '@starboard/engine';
import type { TableInfo } from '@starboard/wire/schema';
import type { Person } from '@starboard/kit';
import type { TableFacts } from '../../link/facts.ts';
import { starName } from '../../setup/people.ts';
import type { TableNow } from '../wire/subscription.ts';
import { isAlike } from './alike.ts';

type SeatInfo = TableInfo['seats'][number];

type Sitting = readonly Pick<SeatInfo, 'person' | 'star'>[];

/** Bots are called after stars, here as at home. Whoever is called like somebody else at the table has the number of the
 *  seat behind the name. */
export function nameAt(seats: Sitting, seat: number): string {
  const name = plainName(seats, seat);
  const isTaken = seats.some((_, other) => other !== seat && isAlike(plainName(seats, other), name));
  return isTaken ? `${name} (${seat + 1})` : name;
}

function plainName(seats: Sitting, seat: number): string {
  const { person, star } = seats[seat];
  return person?.name.trim() ?? starName(star);
}

export function peopleOf({ seats }: { readonly seats: readonly SeatInfo[] }): readonly Person[] {
  return seats.map(({ bot }, seat) => ({ name: nameAt(seats, seat), colour: seat, bot }));
}

/** `options` are those of the card as the game of its version reads them. */
export function factsOf({ card, info, seat }: TableNow, options: OptionValues): TableFacts {
  const over = info.status === 'over';
  const decides = seat !== null && !info.paused && info.seats[seat].bot === null;
  return {
    id: card.id,
    game: card.game,
    rules: card.rules,
    options,
    seats: info.seats.length,
    people: peopleOf(info),
    here: decides ? [seat] : [],
    lesson: false,
    playable: true,
    kept: true,
    advised: over || info.seats.every(({ person }, each) => person === null || each === seat),
  };
}
