// What happens in a group of tables at a server, one after the other: the truth. What goes from table to table is told by the deeds
// of the group's books, written in the same moment as the entry of the table's log that they follow from; the others are about
// who plays.

import type { GroupDeed } from '@starboard/series/group';

/** Who plays there: a person, a bot, or nobody yet. */
export interface GroupSeat {
  readonly person: string | null;
  readonly bot: string | null;
  /** A bot stands in, and a person may take the seat. */
  readonly free: boolean;
}

/** What follows from the tables' own logs. */
export type BookDeed = Exclude<GroupDeed, { do: 'plan' }>;

type Plan = Extract<GroupDeed, { do: 'plan' }>;

export type OnlineGroupDeed =
  /** With who sits where: by faction, then by table. */
  | (Plan & {
      readonly seats: readonly (readonly GroupSeat[])[];
      /** By faction; absent in what was planned before there were any. */
      readonly stars?: readonly number[] | undefined;
      /** SE-7.13: the tournament of which it is a game. */
      readonly tournament?: string | undefined;
    })
  | {
      readonly do: 'sit';
      readonly faction: number;
      readonly tables: readonly number[];
      readonly person: string;
    }
  /** A person leaves; while it is played a bot stands in. */
  | {
      readonly do: 'rise';
      readonly faction: number;
      readonly tables: readonly number[];
      readonly person: string;
      readonly bot: string | null;
    }
  /** The organizer gives a seat to a bot. */
  | { readonly do: 'bot'; readonly faction: number; readonly table: number; readonly bot: string }
  | { readonly do: 'start' }
  | { readonly do: 'cancel'; readonly why: 'organizer' | 'left' }
  | BookDeed;

const OF_PEOPLE: ReadonlySet<OnlineGroupDeed['do']> = new Set(['sit', 'rise', 'bot', 'start', 'cancel']);

/** The deed as it is in the books; null for one that is about people alone. */
export function inBooks(deed: OnlineGroupDeed): GroupDeed | null {
  if (deed.do === 'plan') return { do: 'plan', organizer: deed.organizer, plan: deed.plan };
  return OF_PEOPLE.has(deed.do) ? null : (deed as GroupDeed);
}
