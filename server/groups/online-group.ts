// A group of tables at a server as the fold of its deeds.

import { afterDeed, begunGroup, type Group } from '@starboard/series/group';
import type { SeriesStatus } from '../store/schema.ts';
import { inBooks, type GroupSeat, type OnlineGroupDeed } from './deed.ts';

export interface OnlineGroup {
  readonly status: SeriesStatus;
  /** By faction, then by table. */
  readonly seats: readonly (readonly GroupSeat[])[];
  /** By faction, the number of the name that its bots have, at all tables. */
  readonly stars: readonly number[];
  /** SE-7.13: the tournament of which it is a game, and which alone decides who plays. */
  readonly tournament: string | null;
  /** For which faction people have played: nobody plays for another one later. */
  readonly played: readonly { readonly person: string; readonly faction: number }[];
  readonly books: Group;
}

type Plan = Extract<OnlineGroupDeed, { do: 'plan' }>;

export function announced({ seats, stars, tournament, organizer, plan }: Plan): OnlineGroup {
  return {
    status: 'entering',
    seats,
    stars: stars ?? [...seats.keys()],
    tournament: tournament ?? null,
    played: [],
    books: begunGroup({ do: 'plan', organizer, plan }),
  };
}

export function afterGroupDeed(before: OnlineGroup, deed: OnlineGroupDeed): OnlineGroup {
  switch (deed.do) {
    case 'plan':
      return announced(deed);
    case 'sit': {
      const { faction, tables, person } = deed;
      const now = seated(before, faction, tables, { person, bot: null, free: false });
      return before.status === 'playing' ? { ...now, played: playedWith(now, [{ person, faction }]) } : now;
    }
    case 'rise':
      return seated(before, deed.faction, deed.tables, { person: null, bot: deed.bot, free: true });
    case 'bot': {
      const free = before.status === 'playing';
      return seated(before, deed.faction, [deed.table], { person: null, bot: deed.bot, free });
    }
    case 'start':
      return { ...before, status: 'playing', played: playedWith(before, peopleIn(before)) };
    case 'cancel':
      return { ...before, status: 'cancelled' };
    default: {
      const told = inBooks(deed);
      const books = told === null ? before.books : afterDeed(before.books, told);
      return { ...before, books, status: books.over ? 'over' : before.status };
    }
  }
}

function seated(
  before: OnlineGroup,
  faction: number,
  tables: readonly number[],
  now: GroupSeat,
): OnlineGroup {
  const own = before.seats[faction].map((seat, table) => (tables.includes(table) ? now : seat));
  return { ...before, seats: before.seats.with(faction, own) };
}

export function peopleIn({ seats }: OnlineGroup): OnlineGroup['played'] {
  return seats.flatMap((own, faction) =>
    own.flatMap(({ person }) => (person === null ? [] : [{ person, faction }])),
  );
}

function playedWith({ played }: OnlineGroup, more: OnlineGroup['played']): OnlineGroup['played'] {
  const all = [...played, ...more];
  return all.filter(({ person }, i) => all.findIndex((each) => each.person === person) === i);
}
