// A group of tables as the fold of its deeds: plain data, so that a snapshot of it can be stored.

import { CARGO_PARTS, type Cargo } from '@starboard/engine';
import type { GameResult } from '../result.ts';
import type { DatedGroupDeed, GroupDeed, GroupPlan } from './deed.ts';

export interface Parcel extends Cargo {
  readonly faction: number;
  readonly from: number;
  readonly to: number;
  /** SE-7.6: it waits, was opened, or can never be opened any more. */
  readonly state: 'waiting' | 'opened' | 'lost';
}

export interface GroupTable {
  /** Null: not opened yet. */
  readonly id: string | null;
  readonly sitters: readonly string[];
  /** The factions that are still in play there. */
  readonly standing: readonly number[];
  /** The last entry of its log that a deed has followed from; -1 before the first. */
  readonly noted: number;
  readonly end: ({ readonly end: 'played' } & GameResult) | { readonly end: 'unfinished' } | null;
}

export interface Group {
  readonly plan: GroupPlan;
  readonly organizer: string;
  readonly tables: readonly GroupTable[];
  /** In the order in which they were sent. */
  readonly parcels: readonly Parcel[];
  readonly over: boolean;
}

export function begunGroup({ plan, organizer }: Extract<GroupDeed, { do: 'plan' }>): Group {
  const standing = Array.from({ length: plan.factions }, (_, faction) => faction);
  const table: GroupTable = { id: null, sitters: [], standing, noted: -1, end: null };
  return { plan, organizer, tables: plan.options.map(() => table), parcels: [], over: false };
}

/** Null before the first deed. */
export function foldGroup(deeds: readonly DatedGroupDeed[]): Group | null {
  return deeds.reduce<Group | null>(
    (before, { deed }) => (deed.do === 'plan' ? begunGroup(deed) : before && afterDeed(before, deed)),
    null,
  );
}

export function afterDeed(before: Group, deed: GroupDeed): Group {
  switch (deed.do) {
    case 'plan':
      return begunGroup(deed);
    case 'open':
      return changed(before, deed.table, { id: deed.id, sitters: deed.sitters });
    case 'send':
      return noted(withParcel(before, deed), deed);
    case 'receive':
      return noted({ ...before, parcels: opened(before.parcels, deed.parcel) }, deed);
    case 'begin':
      return noted(before, deed);
    case 'stand':
      return lose(noted(changed(before, deed.table, { standing: deed.factions }), deed));
    case 'result':
      return lose(changed(before, deed.table, { standing: [], end: { end: 'played', ...deed.result } }));
    case 'unfinished':
      return lose(changed(before, deed.table, { standing: [], end: { end: 'unfinished' } }));
    case 'end':
      return { ...before, over: true };
  }
}

function changed(before: Group, table: number, change: Partial<GroupTable>): Group {
  const { tables } = before;
  return { ...before, tables: tables.with(table, { ...tables[table], ...change }) };
}

function noted(before: Group, { table, entry }: { readonly table: number; readonly entry: number }): Group {
  return changed(before, table, { noted: entry });
}

/** SE-7.6: one to a table where the faction has gone out in the meantime is lost at once. */
function withParcel(before: Group, deed: Extract<GroupDeed, { do: 'send' }>): Group {
  const { faction, table: from, to, ships, energy, cards, asteroids } = deed;
  const waits = before.tables[to].standing.includes(faction);
  const parcel: Parcel = {
    faction,
    from,
    to,
    ships,
    energy,
    cards,
    asteroids,
    state: waits ? 'waiting' : 'lost',
  };
  return { ...before, parcels: [...before.parcels, parcel] };
}

function opened(parcels: readonly Parcel[], number: number): readonly Parcel[] {
  return parcels.with(number, { ...parcels[number], state: 'opened' });
}

/** SE-7.6 */
function lose(before: Group): Group {
  const isLost = ({ state, faction, to }: Parcel): boolean =>
    state === 'waiting' && !before.tables[to].standing.includes(faction);
  return {
    ...before,
    parcels: before.parcels.map((parcel) => (isLost(parcel) ? { ...parcel, state: 'lost' } : parcel)),
  };
}

/** SE-7.4: the parcel that the faction opens next at that table; -1 where none waits. */
export function nextParcel({ parcels }: Group, table: number, faction: number): number {
  return parcels.findIndex(
    (parcel) => parcel.state === 'waiting' && parcel.to === table && parcel.faction === faction,
  );
}

/** SE-7.5: the other tables where the faction is in play. */
export function reachableFrom({ tables }: Group, table: number, faction: number): readonly number[] {
  return tables.flatMap(({ standing, id }, other) =>
    other !== table && id !== null && standing.includes(faction) ? [other] : [],
  );
}

export function hasCargo(parcel: Cargo, cargo: Cargo): boolean {
  return CARGO_PARTS.every((part) => parcel[part] === cargo[part]);
}
