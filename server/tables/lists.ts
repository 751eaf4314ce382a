// Tables in lists: the lobby, and those of one person.

import { hasSeat } from '@starboard/engine';
import { readOutcome, type StoredOutcome } from '@starboard/engine/match';
import { sql } from 'kysely';
import type { Listed, Lobby, MyTable } from '@starboard/wire/schema';
import type { Clock } from '../base/clock.ts';
import { SharedAnswer } from '../base/shared-answer.ts';
import { nameOf, type NameBook, type PeopleById } from '../people/names.ts';
import type { PersonRow, SeatRow, Status, TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { TimeControl } from './clock.ts';
import type { Deed } from './deed.ts';
import { belongingTo } from './series-rows.ts';

const LOBBY_LENGTH = 100;
/** The lobby is read no oftener, in milliseconds, however many ask for it. */
const LOBBY_APART = 150;
const MINE_LENGTH = 200;

/** By the database, since it knows more tables than are listed. `hasSeat` in its words. */
const MY_ORDER = sql`case
  when tables.status = 'playing' and (tables.actors >> cast(seats.seat as integer)) & 1 = 1 then 0
  when tables.status = 'playing' then 1
  when tables.status = 'open' then 2
  else 3 end`;

export class Lists {
  readonly #store: Store;
  readonly #names: NameBook;
  readonly #clock: Clock;
  readonly #lobby = new SharedAnswer(async () => JSON.stringify(await this.#readLobby()), LOBBY_APART);

  constructor(store: Store, names: NameBook, clock: Clock) {
    this.#store = store;
    this.#names = names;
    this.#clock = clock;
    store.listen(({ about }) => {
      if (about === 'lobby' || about === 'person') this.lobbyChanged();
    });
    store.onGap(() => this.lobbyChanged());
  }

  /** For who has changed it and is to see it, before anybody is told. */
  lobbyChanged(): void {
    this.#lobby.changed();
  }

  /** A `Lobby` as JSON. */
  lobby(): Promise<string> {
    return this.#lobby.get();
  }

  async #readLobby(): Promise<Lobby> {
    const [open, playing] = await Promise.all([this.#publicTables('open'), this.#publicTables('playing')]);
    return { open: await this.listed(open), playing: await this.listed(playing) };
  }

  /** Where it is the person's turn comes first, then what goes on, then what is over; the newest first. */
  async mine(person: string): Promise<MyTable[]> {
    const rows = await this.#store.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .selectAll('tables')
      .select('seats.seat as my_seat')
      .where('seats.person', '=', person)
      .where('tables.status', '!=', 'closed')
      .orderBy(MY_ORDER)
      .orderBy('tables.created_at', 'desc')
      .limit(MINE_LENGTH)
      .execute();
    const listed = await this.listed(rows);
    return rows.map((row, i): MyTable => ({
      table: listed[i],
      seat: row.my_seat,
      myTurn: row.status === 'playing' && hasSeat(row.actors, row.my_seat),
      deadline: row.deadline,
    }));
  }

  /** Public tables that are open or played, by who of those people sits there; the newest first. */
  async publicOf(people: readonly string[]): Promise<ReadonlyMap<string, readonly Listed[]>> {
    if (people.length === 0) return new Map();
    const rows = await this.#store.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .selectAll('tables')
      .select('seats.person as sitter')
      .where('seats.person', 'in', people)
      .where('tables.status', 'in', ['open', 'playing'])
      .where('tables.visibility', '=', 'public')
      .orderBy('tables.created_at', 'desc')
      .limit(MINE_LENGTH)
      .execute();
    const listed = await this.listed(rows);
    const found = new Map<string, Listed[]>();
    for (const [i, { sitter }] of rows.entries()) {
      if (sitter === null) continue;
      const theirs = found.get(sitter) ?? [];
      theirs.push(listed[i]);
      found.set(sitter, theirs);
    }
    return found;
  }

  async listed(rows: readonly TableRow[]): Promise<Listed[]> {
    if (rows.length === 0) return [];
    const seats = await this.#store.db
      .selectFrom('seats')
      .selectAll()
      .where(
        'table_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('seat')
      .execute();
    const people = [...rows.map(({ host }) => host), ...seats.flatMap(({ person }) => person ?? [])];
    const names = await this.#names.fetch([...new Set(people)]);
    const stars = await this.#stars(rows);
    const seatsAt = Map.groupBy(seats, ({ table_id: id }) => id);
    return rows.map((row) => {
      const starred = (seatsAt.get(row.id) ?? []).map((seat) => ({
        ...seat,
        star: stars.get(row.id)?.[seat.seat] ?? seat.seat,
      }));
      return listedOf(row, starred, names);
    });
  }

  /** What the bots of rematches are called, by table and seat: as in the game before. */
  async #stars(rows: readonly TableRow[]): Promise<ReadonlyMap<string, readonly (number | undefined)[]>> {
    const rematches = rows.filter(({ previous }) => previous !== null).map(({ id }) => id);
    if (rematches.length === 0) return new Map();
    const openings = await this.#store.db
      .selectFrom('deeds')
      .select(['table_id', 'body'])
      .where('seq', '=', 0)
      .where('table_id', 'in', rematches)
      .execute();
    return new Map(openings.map(({ table_id: id, body }) => [id, starsIn(JSON.parse(body) as Deed)]));
  }

  /** How many tables that are not finished were opened by the person, its owner and its owner's bots. */
  async unfinished({ id, owner }: PersonRow): Promise<number> {
    const { db } = this.#store;
    const answers = owner ?? id;
    const family = db
      .selectFrom('persons')
      .select('id')
      .where((eb) => eb.or([eb('id', '=', answers), eb('owner', '=', answers)]));
    const { count } = await db
      .selectFrom('tables')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', 'in', ['open', 'playing'])
      .where('host', 'in', family)
      .executeTakeFirstOrThrow();
    return count;
  }

  async peopleAt(table: string): Promise<string[]> {
    const rows = await this.#store.db
      .selectFrom('seats')
      .select('person')
      .where('table_id', '=', table)
      .execute();
    return rows.flatMap(({ person }) => person ?? []);
  }

  /** The first of everybody before the second of anybody, and where the host is before where it is not. Of those that are
   *  listed the newest come first, behind those whose host is there. */
  async #publicTables(status: Status): Promise<TableRow[]> {
    const rows = await this.#store.db
      .selectFrom('lobby')
      .innerJoin('tables', 'tables.id', 'lobby.table_id')
      .selectAll('tables')
      .select('lobby.host_until')
      .where('lobby.status', '=', status)
      .orderBy('lobby.place')
      .orderBy('lobby.host_until', 'desc')
      .limit(LOBBY_LENGTH)
      .execute();
    const now = this.#clock.now();
    const isAlone = (row: (typeof rows)[number]): boolean => status === 'open' && row.host_until <= now;
    return rows.toSorted(
      (a, b) =>
        Number(isAlone(a)) - Number(isAlone(b)) || b.created_at - a.created_at || (a.id < b.id ? -1 : 1),
    );
  }
}

function starsIn(deed: Deed): readonly (number | undefined)[] {
  return deed.do === 'open' ? deed.seats.map(({ star }) => star) : [];
}

interface Starred extends SeatRow {
  readonly star: number;
}

function listedOf(row: TableRow, seats: readonly Starred[], names: PeopleById): Listed {
  const options = JSON.parse(row.options) as Record<string, unknown>;
  return {
    id: row.id,
    game: row.game,
    seats: seats.map(({ person, bot, star }) => ({
      person: person === null ? null : nameOf(person, names),
      bot,
      star,
    })),
    options: Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value !== 'object')),
    visibility: row.visibility,
    time: JSON.parse(row.time) as TimeControl,
    status: row.status,
    host: nameOf(row.host, names),
    createdAt: row.created_at,
    endedAt: row.ended_at,
    ending: endingOf(row),
    previous: row.previous,
    ...belongingTo(row),
    rated: row.rated,
  };
}

function endingOf({ outcome }: Pick<TableRow, 'outcome'>): Listed['ending'] {
  if (outcome === null) return null;
  const { ranks, unseated, reason } = readOutcome(JSON.parse(outcome) as StoredOutcome);
  return { ranks: [...ranks], ...(unseated && { unseated: [...unseated] }), reason };
}
