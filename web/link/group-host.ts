// A group of tables in this thread: what its house knows, and a host for each table. What came of a table is noted before
// anything else happens at any of them.

import type { Mind } from '@starboard/bots';
import { isRefusal, type Game, type OptionValues, type Refusal } from '@starboard/engine';
import type { Committed, GameFile, Match } from '@starboard/engine/match';
import { isViewFile } from '@starboard/engine/view';
import { loadGame, whyMissing } from '@starboard/games';
import type { Person } from '@starboard/kit';
import {
  GroupHouse,
  planGroup,
  recordOf,
  type DatedGroupDeed,
  type Group,
  type GroupFile,
} from '@starboard/series/group';
import { seatsOfPeople } from './seating.ts';
import type { GroupShelf, SavedGroup } from '../shelf/groups.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { refuse } from '../words/messages.ts';
import { deviceClock, type TableClock } from './clock.ts';
import { tableOfGroup } from './group-table.ts';
import { Host, type News } from './host.ts';
import { dealt, resumed, type OpenedMatch } from './opening.ts';
import { Queue } from './queue.ts';
import type { TableHouse } from './table-house.ts';

/** A group to be opened. */
export interface NewLocalGroup {
  readonly title: string;
  readonly game: string;
  /** Of all tables. */
  readonly options: OptionValues;
  /** What differs, by table. */
  readonly tableOptions: readonly OptionValues[];
  /** Who sits for each faction, by table. */
  readonly people: readonly (readonly Person[])[];
}

/** What everybody may know of a group. */
export interface GroupFacts {
  readonly id: string;
  readonly title: string;
  readonly people: readonly (readonly Person[])[];
  /** Whose turn it is, by table. */
  readonly actors: readonly (readonly number[])[];
  readonly group: Group;
}

/** What the thread of a group tells without being asked. */
export type GroupNews = { readonly facts: GroupFacts } | { readonly table: number; readonly news: News };

export interface GroupHosting {
  readonly shelf: Shelf;
  readonly groups: GroupShelf;
  /** The bots of one table. */
  readonly startMind: () => Mind;
  readonly seed: () => number;
  readonly tell: (news: GroupNews) => void;
  readonly clock?: TableClock;
  readonly load?: typeof loadGame;
}

/** Nobody proves who sits at a table of this device: an id only tells them apart. */
function sitterOf({ bot }: Person, faction: number): string {
  return `${faction + 1}-${bot ?? 'person'}`;
}

export class GroupHost {
  readonly #hosting: GroupHosting;
  readonly #house: GroupHouse;
  readonly #hosts: readonly (Host | null)[];
  readonly #queue = new Queue();
  readonly #clock: TableClock;
  #saved: SavedGroup;
  /** So many deeds are on the shelf. */
  #kept: number;
  #pace = 0;
  /** Whose turn it was at which table when that was told last. */
  #actors = '';

  private constructor(
    hosting: GroupHosting,
    { saved, house, kept }: { saved: SavedGroup; house: GroupHouse; kept: number },
    tables: readonly (OpenedMatch | null)[],
  ) {
    this.#hosting = hosting;
    this.#house = house;
    this.#saved = saved;
    this.#kept = kept;
    this.#clock = hosting.clock ?? deviceClock;
    this.#hosts = tables.map((opened, table) => opened && this.#host(opened, table));
  }

  /** A new group with all its tables, saved before anything happens at them. */
  static async deal(id: string, wanted: NewLocalGroup, hosting: GroupHosting): Promise<GroupHost | Refusal> {
    const { load = loadGame, clock = deviceClock } = hosting;
    const { title, people, options, tableOptions } = wanted;
    const game = await load(wanted.game);
    if (game === null) return whyMissing(wanted.game, undefined);
    const factions = people[0]?.length ?? 0;
    const given = { title, tables: people.length, factions, options, tableOptions };
    const planned = planGroup(game, given, { series: id, organizer: HERE });
    if (isRefusal(planned)) return planned;
    const now = clock.now();
    const house = new GroupHouse(game, planned, now);
    const tables: OpenedMatch[] = [];
    for (const [table, sitters] of people.entries()) {
      const name = tableOfGroup(id, table);
      const opened = await dealt(
        name,
        {
          game: game.id,
          options: planned.plan.options[table],
          seats: factions,
          people: sitters,
          here: seatsOfPeople(sitters),
          lesson: false,
        },
        now,
        load,
      );
      if (isRefusal(opened)) return opened;
      const wrong = house.open(table, name, sitters.map(sitterOf), now);
      if (wrong !== null) return wrong;
      tables.push(opened);
    }
    const saved = { id, title, game: game.id, people, begun: now, played: now, over: false };
    for (const { table } of tables) await hosting.shelf.save(table);
    await hosting.groups.save(saved, 0, house.deeds);
    return new GroupHost(hosting, { saved, house, kept: house.deeds.length }, tables);
  }

  /** One that is on the shelf, with what its tables did after its last deed; null where there is none of that name. */
  static async resume(id: string, hosting: GroupHosting): Promise<GroupHost | Refusal | null> {
    const { load = loadGame, clock = deviceClock, shelf } = hosting;
    const found = await hosting.groups.load(id);
    if (found === null) return null;
    const game = await gameOf(found.deeds, load);
    if (isRefusal(game)) return game;
    const house = GroupHouse.of(game, found.deeds);
    if (house === null) return refuse(null, 'noGroup');
    const tables: (OpenedMatch | null)[] = [];
    for (const table of found.group.people.keys()) {
      const kept = await shelf.load(tableOfGroup(id, table));
      if (kept === null || kept.table.view !== undefined) {
        // whoever deletes a table leaves it unfinished
        if (house.group.tables[table].end === null) house.leave(table, clock.now());
        tables.push(null);
        continue;
      }
      const { table: saved, log } = kept;
      const opened = await resumed(saved, log, load);
      if (isRefusal(opened)) return opened;
      const record = recordOf(house.group, game, { ...saved.file, log });
      const wrong = isRefusal(record) ? record : house.catchUp(table, record, clock.now());
      if (wrong !== null) return wrong;
      tables.push(opened);
    }
    const host = new GroupHost(hosting, { saved: found.group, house, kept: found.deeds.length }, tables);
    await host.#keep();
    return host;
  }

  get facts(): GroupFacts {
    const { id, title } = this.#saved;
    const people = this.#saved.people.map((sitters, table) => this.#hosts[table]?.facts.people ?? sitters);
    const actors = this.#hosts.map((host) => host?.actors ?? []);
    return { id, title, people, actors, group: this.#house.group };
  }

  /** Null where the table was deleted. */
  at(table: number): Host | null {
    return this.#hosts[table] ?? null;
  }

  /** All tables go on; nobody looks at them yet. */
  begin(pace: number): void {
    this.#pace = pace;
    for (const host of this.#hosts) host?.away();
  }

  /** Milliseconds between what bots do at tables where nobody looks. */
  set pace(pace: number) {
    this.#pace = pace;
  }

  /** Its deeds, and the games of the tables as far as they may be given out now. */
  async file(): Promise<GroupFile> {
    const { deeds, group } = this.#house;
    const sat = new Map(
      this.#saved.people.flatMap((sitters) =>
        sitters.map((person, faction) => [sitterOf(person, faction), person.name] as const),
      ),
    );
    const ids = [...new Set(group.tables.flatMap(({ sitters }) => sitters))];
    const names = ids.map((id) => ({ id, name: sat.get(id) ?? id }));
    const games: GameFile[] = [];
    for (const host of this.#hosts) {
      const file = await host?.file();
      if (file !== undefined && !isViewFile(file)) games.push(file);
    }
    return { starboardGroup: 1, names, deeds, games };
  }

  #host({ match, table: saved }: OpenedMatch, table: number): Host {
    const { shelf, startMind, seed, tell } = this.#hosting;
    return new Host({
      match,
      table: saved,
      shelf,
      mind: startMind(),
      seed: seed(),
      tell: (news) => tell({ table, news }),
      clock: this.#clock,
      queue: this.#queue,
      house: this.#houseAt(table),
    });
  }

  #houseAt(table: number): TableHouse {
    // the pace may change while the table is played
    const pace = (): number => this.#pace;
    return {
      orderFor: (match) => this.#house.orderFor(match, table),
      told: (match, committed) => this.#told(match, table, committed),
      whyKept: (entry) =>
        this.#house.group.tables[table].noted >= entry ? refuse('NG-18.4', 'groupStays') : null,
      get pace() {
        return pace();
      },
    };
  }

  async #told(match: Match, table: number, committed: Committed): Promise<void> {
    const wrong = this.#house.told(match, table, committed, this.#clock.now());
    if (wrong !== null) throw new Error(`The group refused its own table: ${wrong.reason}`);
    const isNoted = this.#house.deeds.length > this.#kept;
    await this.#keep();
    const actors = this.facts.actors.join('|');
    if (isNoted || actors !== this.#actors) this.#hosting.tell({ facts: this.facts });
    this.#actors = actors;
  }

  async #keep(): Promise<void> {
    const { deeds, group } = this.#house;
    const more = deeds.slice(this.#kept);
    if (more.length === 0) return;
    this.#saved = { ...this.#saved, played: this.#clock.now(), over: group.over };
    try {
      await this.#hosting.groups.save(this.#saved, this.#kept, more);
      this.#kept = deeds.length;
    } catch (error) {
      const unsaved = error instanceof Error ? error.message : String(error);
      for (const table of this.#hosts.keys()) this.#hosting.tell({ table, news: { unsaved } });
    }
  }
}

const HERE = 'here';

async function gameOf(deeds: readonly DatedGroupDeed[], load: typeof loadGame): Promise<Game | Refusal> {
  const first = deeds[0]?.deed;
  if (first?.do !== 'plan') return refuse(null, 'noGroup');
  const { game, rules } = first.plan;
  return (await load(game, rules)) ?? whyMissing(game, rules);
}
