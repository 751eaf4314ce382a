// What people write at a table: those who sit there while the game goes on, so that nobody whispers from outside.

import type { Refusal } from '@starboard/engine';
import type { ChatLine } from '@starboard/wire/schema';
import type { Clock } from '../base/clock.ts';
import { datedFrom, datedId, type Ids } from '../base/ids.ts';
import type { Budgets, Spender } from '../people/budgets.ts';
import { nameOf, type NameBook } from '../people/names.ts';
import { refused } from '../base/refused.ts';
import type { ChatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { notSeated } from '../decide/decision.ts';
import { seenAt, type SignsOfLife } from './signs.ts';
import type { TableKeeper } from './table-keeper.ts';
import { seatOf } from '../tables/seating.ts';

const LATEST = 50;

export interface ChatDeps {
  readonly store: Store;
  readonly names: NameBook;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly budgets: Budgets;
  readonly presence: SignsOfLife;
}

export class Chat {
  readonly #store: Store;
  readonly #names: NameBook;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #budgets: Budgets;
  readonly #presence: SignsOfLife;

  constructor({ store, names, clock, ids, budgets, presence }: ChatDeps) {
    this.#store = store;
    this.#names = names;
    this.#clock = clock;
    this.#ids = ids;
    this.#budgets = budgets;
    this.#presence = presence;
  }

  async say(keeper: TableKeeper, writer: Spender, text: string): Promise<string | Refusal> {
    const { person } = writer;
    const at = this.#clock.now();
    if (person.silenced_until > at) return refused('forbidden', 'silenced');
    const stranger = await keeper.look((table) => {
      seenAt(this.#presence, table, person.id);
      const { state, row } = table;
      return seatOf(state.seats, person.id) >= 0 ? null : notSeated(row, 'onlySeatedWrite');
    });
    if (stranger !== null) return stranger;
    if (!(await this.#budgets.take('chat', writer))) return refused('limit', 'tooMuchSaid');
    const row: ChatRow = { id: datedId(this.#ids, at), table_id: keeper.id, person: person.id, at, text };
    await this.#store.db.insertInto('chat').values(row).execute();
    await this.#store.notify({ about: 'chat', id: `${keeper.id}.${row.id}` });
    return row.id;
  }

  async line(id: string): Promise<ChatLine | null> {
    const row = await this.#store.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : (await this.#told([row]))[0];
  }

  /** The latest lines that were written since at these tables, oldest first. */
  async since(at: number, tables: readonly string[]): Promise<{ table: string; line: ChatLine }[]> {
    const latest = await this.#store.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', 'in', tables)
      .where('id', '>=', datedFrom(at))
      .orderBy('id', 'desc')
      .limit(LATEST * tables.length)
      .execute();
    const rows = latest.toReversed();
    const lines = await this.#told(rows);
    return rows.map(({ table_id: table }, i) => ({ table, line: lines[i] }));
  }

  /** The latest lines, oldest first. */
  async lines(table: string, reads: (person: string) => boolean): Promise<ChatLine[]> {
    const rows = await this.#store.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('id', 'desc')
      .limit(LATEST)
      .execute();
    return this.#told(rows.toReversed().filter(({ person }) => reads(person)));
  }

  async #told(rows: readonly ChatRow[]): Promise<ChatLine[]> {
    const names = await this.#names.fetch([...new Set(rows.map(({ person }) => person))]);
    return rows.map(({ id, person, at, text }) => ({ id, person: nameOf(person, names), at, text }));
  }
}
