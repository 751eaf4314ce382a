// What is known of a table becomes deeds of its group, or is refused with the reason; and what its house answers a table.

import { isRefusal, type Cargo, type HouseAnswer, type Refusal } from '@starboard/engine';
import type { GameResult } from '../result.ts';
import { refuse } from '../words.ts';
import type { GroupDeed } from './deed.ts';
import { hasCargo, nextParcel, reachableFrom, type Group } from './group.ts';

export type GroupDecided = GroupDeed | Refusal;

/** SE-7.2 */
export function openGroupTable(
  group: Group,
  table: number,
  id: string,
  sitters: readonly string[],
): GroupDecided {
  const there = group.tables[table];
  if (there === undefined) return refuse('SE-7.2', 'noTableOfGroup', { table: table + 1 });
  if (there.id !== null) return refuse('SE-7.2', 'hasTable');
  if (group.tables.some((each) => each.id === id)) return refuse('SE-7.2', 'tableTwice');
  return sitters.length === group.plan.factions
    ? { do: 'open', table, id, sitters }
    : refuse('SE-7.1', 'otherSeats', { seats: group.plan.factions, ranks: sitters.length });
}

/** SE-7.4, SE-7.5: what the house tells a seat whose turn begins. */
export function answerFor(group: Group, table: number, faction: number): HouseAnswer {
  const number = nextParcel(group, table, faction);
  if (number < 0) return { reaches: reachableFrom(group, table, faction) };
  const { from, ships, energy, cards, asteroids } = group.parcels[number];
  return { opens: { from, ships, energy, cards, asteroids } };
}

/** What an entry of a table's log comes to for its group. */
export type TableNews =
  | { readonly news: 'sent'; readonly faction: number; readonly to: number; readonly cargo: Cargo }
  | { readonly news: 'opened'; readonly faction: number; readonly from: number; readonly cargo: Cargo }
  | { readonly news: 'begun'; readonly faction: number; readonly reaches: readonly number[] }
  | { readonly news: 'standing'; readonly factions: readonly number[] };

/** SE-7.3 to SE-7.6 */
export function note(group: Group, table: number, entry: number, told: TableNews): GroupDecided {
  const there = group.tables[table];
  if (there === undefined || there.id === null)
    return refuse('SE-7.2', 'noTableOfGroup', { table: table + 1 });
  if (there.end !== null) return refuse('SE-7.3', 'tableOver', { table: table + 1 });
  if (entry < there.noted) return refuse('SE-7.3', 'notedAlready', { entry: entry + 1, table: table + 1 });
  const at = { table, entry };
  switch (told.news) {
    case 'sent':
      return send(group, at, told.faction, told.to, told.cargo);
    case 'opened':
      return receive(group, at, told.faction, told.from, told.cargo);
    case 'begun':
      return begin(group, at, told.faction, told.reaches);
    case 'standing':
      return { do: 'stand', ...at, factions: told.factions };
  }
}

interface At {
  readonly table: number;
  readonly entry: number;
}

/** SE-7.3: an entry sends one parcel at most. */
function send(group: Group, at: At, faction: number, to: number, cargo: Cargo): GroupDecided {
  const { table, entry } = at;
  if (group.tables[to] === undefined || to === table)
    return refuse('SE-7.3', 'noTableOfGroup', { table: to + 1 });
  if (group.tables[table].noted === entry)
    return refuse('SE-7.3', 'notedAlready', { entry: entry + 1, table: table + 1 });
  const { ships, energy, cards, asteroids } = cargo;
  return { do: 'send', ...at, faction, to, ships, energy, cards, asteroids };
}

/** SE-7.4: what was not sent does not arrive, and nothing arrives twice or before what was sent earlier. */
function receive(group: Group, at: At, faction: number, from: number, cargo: Cargo): GroupDecided {
  const { table, entry } = at;
  if (group.tables[table].noted === entry)
    return refuse('SE-7.3', 'notedAlready', { entry: entry + 1, table: table + 1 });
  const parcel = nextParcel(group, table, faction);
  if (parcel < 0) return refuse('SE-7.4', 'neverSent', { table: table + 1, faction: faction + 1 });
  const sent = group.parcels[parcel];
  return sent.from === from && hasCargo(sent, cargo)
    ? { do: 'receive', ...at, faction, parcel }
    : refuse('SE-7.4', 'otherParcel', { table: table + 1, faction: faction + 1, parcel: parcel + 1 });
}

/** SE-7.4, SE-7.5: only when nothing waits any more, and to the tables there are. */
function begin(group: Group, at: At, faction: number, reaches: readonly number[]): GroupDecided {
  const parcel = nextParcel(group, at.table, faction);
  if (parcel >= 0)
    return refuse('SE-7.4', 'stillWaits', {
      table: at.table + 1,
      faction: faction + 1,
      parcel: parcel + 1,
    });
  const due = reachableFrom(group, at.table, faction);
  return due.join() === reaches.join()
    ? { do: 'begin', ...at, faction, reaches }
    : refuse('SE-7.5', 'otherTables', { table: at.table + 1 });
}

/** SE-7.12: what is known between the tables is not undone at one of them. `order` is the entry that would be. */
export function whyNotUndone({ tables }: Group, table: number, order: number): Refusal | null {
  const isNoted = order <= (tables[table]?.noted ?? -1);
  return isNoted ? refuse('SE-7.12', 'isNoted') : null;
}

/** SE-7.12: what a seat is told that wants something back. */
export const NO_TAKE_BACKS = refuse('SE-7.12', 'noTakeBacks');

/** SE-7.4: what a seat is told that decides before its house has. */
export const ASKS_HOUSE = refuse('SE-7.4', 'asksHouse');

/** SE-7.7: what came of the game at that table counts once. */
export function reportTable(group: Group, table: number, result: GameResult): GroupDecided {
  const open = unsettled(group, table);
  if (isRefusal(open)) return open;
  const { factions } = group.plan;
  const { ranks, scores } = result;
  return ranks.length === factions && scores.length === factions
    ? { do: 'result', table, result }
    : refuse('SE-7.7', 'otherSeats', { seats: factions, ranks: ranks.length });
}

/** SE-7.9 */
export function unfinishedTable(group: Group, table: number): GroupDecided {
  const open = unsettled(group, table);
  return isRefusal(open) ? open : { do: 'unfinished', table };
}

function unsettled(group: Group, table: number): true | Refusal {
  const there = group.tables[table];
  if (there === undefined || there.id === null)
    return refuse('SE-7.2', 'noTableOfGroup', { table: table + 1 });
  return there.end === null ? true : refuse('SE-7.7', 'resultTwice');
}

/** SE-7.7: with the last table the group is over. */
export function groupIsDue(group: Group): GroupDeed | null {
  return !group.over && group.tables.every(({ end }) => end !== null) ? { do: 'end' } : null;
}
