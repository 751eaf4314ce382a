// What people decide in a group of tables, or why they cannot. Who asks has the ids of the person: its own, and those of guests
// it was.

import type { Refusal } from '@starboard/engine';
import { refused } from '../base/refused.ts';
import { hasEnded, type Kept } from '../series/kind.ts';
import type { GroupSeat, OnlineGroupDeed } from './deed.ts';
import { peopleIn, type OnlineGroup } from './online-group.ts';

export type KeptGroup = Kept<OnlineGroup>;

export type DecidedInGroup = OnlineGroupDeed | Refusal;

/** SE-7.13: the tournament of which it is a game decides who plays, and when it is over. */
export function whyNotOurs({ state: { tournament } }: KeptGroup): Refusal | null {
  return tournament === null ? null : refused('forbidden', 'groupOfTournament');
}

/** The faction of a person; -1 where it has none. */
export function factionOf(group: OnlineGroup, ids: readonly string[]): number {
  const own = [...peopleIn(group), ...group.played].find(({ person }) => ids.includes(person));
  return own?.faction ?? -1;
}

const isFree = ({ person, bot, free }: GroupSeat): boolean => person === null && (bot === null || free);

/** SE-7.2: at one table, or wherever a seat is free. */
export function sit(
  { state: now }: KeptGroup,
  faction: number,
  table: number | undefined,
  ids: readonly string[],
): DecidedInGroup {
  if (hasEnded(now)) return refused('illegal', 'groupEnded');
  const own = now.seats[faction];
  if (own === undefined || (table !== undefined && own[table] === undefined))
    return refused('illegal', 'noSuchGroupSeat');
  const mine = factionOf(now, ids);
  if (mine >= 0 && mine !== faction) return refused('illegal', 'otherFaction', { faction: mine + 1 });
  if (table !== undefined && isOver(now, table))
    return refused('illegal', 'groupTableOver', { table: table + 1 });
  const asked = table === undefined ? [...own.keys()] : [table];
  const tables = asked.filter((each) => isFree(own[each]) && !isOver(now, each));
  return tables.length === 0
    ? refused('illegal', 'groupSeatTaken')
    : { do: 'sit', faction, tables, person: ids[0] };
}

export function rise(
  { state: now, row }: KeptGroup,
  table: number | undefined,
  ids: readonly string[],
): DecidedInGroup {
  if (hasEnded(now)) return refused('illegal', 'groupEnded');
  const own = ownSeats(now, ids);
  if (own === null || (table !== undefined && !own.tables.includes(table)))
    return refused('forbidden', 'notInGroup');
  const tables = (table === undefined ? own.tables : [table]).filter((each) => !isOver(now, each));
  if (tables.length === 0)
    return refused('illegal', 'groupTableOver', { table: (table ?? own.tables[0]) + 1 });
  const bot = now.status === 'playing' ? row.level : null;
  return { do: 'rise', faction: own.faction, tables, person: own.person, bot };
}

/** Those of one person by one of its ids; null where it has none. */
function ownSeats(
  { seats }: OnlineGroup,
  ids: readonly string[],
): { readonly faction: number; readonly tables: readonly number[]; readonly person: string } | null {
  for (const [faction, own] of seats.entries()) {
    const person = own.find((seat) => seat.person !== null && ids.includes(seat.person))?.person;
    if (person === undefined || person === null) continue;
    const tables = own.flatMap((seat, table) => (seat.person === person ? [table] : []));
    return { faction, tables, person };
  }
  return null;
}

const isOver = ({ books }: OnlineGroup, table: number): boolean => books.tables[table].end !== null;

export function giveToBot(
  { state: now }: KeptGroup,
  faction: number,
  table: number,
  bot: string,
  ids: readonly string[],
): DecidedInGroup {
  const not = ownerOnly(now, ids);
  if (not !== null) return not;
  if (now.seats[faction]?.[table] === undefined) return refused('illegal', 'noSuchGroupSeat');
  if (isOver(now, table)) return refused('illegal', 'groupTableOver', { table: table + 1 });
  return { do: 'bot', faction, table, bot };
}

export function begin({ state: now }: KeptGroup, ids: readonly string[]): DecidedInGroup {
  const not = ownerOnly(now, ids);
  if (not !== null) return not;
  if (now.status !== 'entering') return refused('illegal', 'groupBegun');
  const isMissing = now.seats.flat().some(({ person, bot }) => person === null && bot === null);
  return isMissing ? refused('illegal', 'groupSeatsFree') : { do: 'start' };
}

export function cancel({ state: now }: KeptGroup, ids: readonly string[]): DecidedInGroup {
  return ownerOnly(now, ids) ?? { do: 'cancel', why: 'organizer' };
}

function ownerOnly(now: OnlineGroup, ids: readonly string[]): Refusal | null {
  if (hasEnded(now)) return refused('illegal', 'groupEnded');
  return ids.includes(now.books.organizer) ? null : refused('forbidden', 'notYourGroup');
}

/** For those who have gone for good: people leave their seats to bots; what has not begun goes with its organizer, and so does
 *  one in which only bots are left. */
export function leaving(kept: KeptGroup, gone: readonly string[]): DecidedInGroup | null {
  const { state: now } = kept;
  if (hasEnded(now)) return null;
  const isOrganizers = now.tournament === null && gone.includes(now.books.organizer);
  if (now.status === 'entering' && isOrganizers) return { do: 'cancel', why: 'left' };
  const own = ownSeats(now, gone);
  const tables = own?.tables.filter((each) => !isOver(now, each)) ?? [];
  if (own !== null && tables.length > 0)
    return { ...own, do: 'rise', tables, bot: now.status === 'playing' ? kept.row.level : null };
  const isForNobody = isOrganizers && peopleIn(now).every(({ person }) => gone.includes(person));
  return isForNobody ? { do: 'cancel', why: 'left' } : null;
}
