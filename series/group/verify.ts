// Folds a group's file again: each deed must follow from those before. With the files of its tables, each deed must be in the log of its
// table too, and nothing else that left or came: so what left one table arrived at another once.

import { isRefusal, messageOf, type Game, type Refusal } from '@starboard/engine';
import { isOver, replayGame, type GameFile } from '@starboard/engine/match';
import { isAlike } from '../alike.ts';
import { resultOf, type GameResult } from '../result.ts';
import { refuse, say } from '../words.ts';
import type { GroupDeed } from './deed.ts';
import type { GroupFile } from './file.ts';
import { afterDeed, begunGroup, type Group } from './group.ts';
import { newsOf } from './news.ts';
import {
  groupIsDue,
  note,
  openGroupTable,
  reportTable,
  unfinishedTable,
  type GroupDecided,
  type TableNews,
} from './playing.ts';

/** What a table's file, replayed, told its group. */
export interface TableRecord {
  readonly news: readonly { readonly entry: number; readonly told: TableNews }[];
  /** Null where the game is not over in its file. */
  readonly result: GameResult | null;
}

/** SE-7.11: null where the file is no table of the group. */
export function recordOf(group: Group, game: Game, file: GameFile): TableRecord | Refusal {
  const table = group.tables.findIndex(({ id }) => id === file.table);
  if (table < 0) return refuse('SE-7.11', 'noSuchTable', { table: file.table });
  const { plan } = group;
  if (plan.game !== file.game || plan.rules !== file.rules || file.seats !== plan.factions)
    return refuse('SE-7.11', 'otherGame');
  if (!isAlike(plain(file.options), plain(plan.options[table]))) return refuse('SE-7.11', 'otherGame');
  const news: TableRecord['news'][number][] = [];
  const match = replayGame(game, file, (now, latest) => {
    if (latest === null) return;
    for (const told of newsOf(now, latest)) news.push({ entry: now.log.length - 1, told });
  });
  if (isRefusal(match)) return match;
  return { news, result: isOver(match) ? resultOf(match) : null };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** SE-7.11: by its own deeds, and by those of its tables whose files are there, by their ids. */
export function verifyGroup({ deeds }: GroupFile, tables: ReadonlyMap<string, TableRecord>): Group | Refusal {
  const [{ deed: first }, ...rest] = deeds;
  if (first.do !== 'plan') return broken(0, say('otherDeed'));
  const told = new Told(tables);
  let group = begunGroup(first);
  for (const [i, { deed }] of rest.entries()) {
    const due = redone(group, deed, told);
    if (isRefusal(due)) return broken(i + 1, messageOf(due));
    if (due === null || !isAlike(plain(due), plain(deed))) return broken(i + 1, say('otherDeed'));
    group = afterDeed(group, deed);
  }
  return told.unheard(group) ?? group;
}

function broken(deed: number, problem: ReturnType<typeof say>): Refusal {
  return refuse('SE-7.11', 'deedDoesNotFollow', { deed, problem });
}

/** The tables' own records, told one after the other. */
class Told {
  readonly #tables: ReadonlyMap<string, TableRecord>;
  readonly #next = new Map<string, number>();

  constructor(tables: ReadonlyMap<string, TableRecord>) {
    this.#tables = tables;
  }

  has(id: string | null): boolean {
    return id !== null && this.#tables.has(id);
  }

  /** What that table told next; null where it has nothing more to tell. */
  next(id: string): TableRecord['news'][number] | null {
    const at = this.#next.get(id) ?? 0;
    this.#next.set(id, at + 1);
    return this.#tables.get(id)?.news[at] ?? null;
  }

  result(id: string | null): GameResult | null {
    return id === null ? null : (this.#tables.get(id)?.result ?? null);
  }

  /** Something in a table's log that the group does not know. */
  unheard(group: Group): Refusal | null {
    for (const [table, { id }] of group.tables.entries()) {
      if (id === null) continue;
      const more = this.#tables.get(id)?.news[this.#next.get(id) ?? 0];
      if (more !== undefined)
        return refuse('SE-7.11', 'unheardOf', { table: table + 1, entry: more.entry + 1 });
    }
    return null;
  }
}

/** What is decided when the same is told again; null where nothing is due. */
function redone(group: Group, deed: GroupDeed, told: Told): GroupDecided | null {
  switch (deed.do) {
    case 'plan':
      return null;
    case 'open':
      return openGroupTable(group, deed.table, deed.id, deed.sitters);
    case 'result':
      return resultAgain(group, deed.table, deed.result, told);
    case 'unfinished':
      return unfinishedTable(group, deed.table);
    case 'end':
      return groupIsDue(group);
    default:
      return noteAgain(group, deed, told);
  }
}

function resultAgain(group: Group, table: number, result: GameResult, told: Told): GroupDecided {
  const id = group.tables[table]?.id ?? null;
  return reportTable(group, table, told.has(id) ? (told.result(id) ?? result) : result);
}

type Noted = Extract<GroupDeed, { readonly entry: number }>;

/** By the table's own log where it is there, else by what the deed says of it. */
function noteAgain(group: Group, deed: Noted, told: Told): GroupDecided | null {
  const { table, entry } = deed;
  const id = group.tables[table]?.id ?? null;
  if (id === null || !told.has(id)) return note(group, table, entry, believed(group, deed));
  const next = told.next(id);
  return next === null ? null : note(group, table, next.entry, next.told);
}

function believed(group: Group, deed: Noted): TableNews {
  switch (deed.do) {
    case 'send': {
      const { ships, energy, cards, asteroids } = deed;
      const cargo = { ships, energy, cards, asteroids };
      return { news: 'sent', faction: deed.faction, to: deed.to, cargo };
    }
    case 'receive': {
      const { from, ...cargo } = group.parcels[deed.parcel] ?? { from: -1, ...NOTHING };
      return { news: 'opened', faction: deed.faction, from, cargo };
    }
    case 'begin':
      return { news: 'begun', faction: deed.faction, reaches: deed.reaches };
    case 'stand':
      return { news: 'standing', factions: deed.factions };
  }
}

const NOTHING = { ships: 0, energy: 0, cards: 0, asteroids: 0 };
