// Those who follow the list of tables, or their own tables. Lists are read again a moment after something changed, once
// for everybody, and sent where they differ.

import type { ServerMessage } from '@starboard/wire/schema';
import type { After } from '../base/clock.ts';
import type { Notice, Store } from '../store/store.ts';
import type { Lists } from '../tables/lists.ts';

type Send = (texts: readonly string[]) => void;

/** Changes within this time, in milliseconds, are told together. */
const GATHER = 150;
/** After the lobby was told nobody is told again for so long, in milliseconds for each who was: it is long, and the more
 *  follow it the oftener it changes. */
const REST_EACH = 5;

export class Lobbies {
  readonly #store: Pick<Store, 'follow' | 'listen' | 'onGap'>;
  readonly #lists: Pick<Lists, 'lobby' | 'mine' | 'peopleAt'>;
  readonly #after: After;
  readonly #lobby = new Set<Send>();
  #lobbyText = '';
  /** True where something has changed since; null where it may be told at once. */
  #resting: boolean | null = null;
  readonly #mine = new Map<string, Mine>();
  /** The people that follow their own tables, by table. */
  readonly #byTable = new Map<string, Followers>();
  readonly #due = new Set<string>();

  constructor(
    store: Pick<Store, 'follow' | 'listen' | 'onGap'>,
    lists: Pick<Lists, 'lobby' | 'mine' | 'peopleAt'>,
    after: After,
  ) {
    this.#store = store;
    this.#lists = lists;
    this.#after = after;
    store.listen((notice) => this.#hear(notice));
    store.onGap(() => {
      this.#lobbyChanged();
      for (const person of this.#mine.keys()) this.#mineChanged(person);
    });
  }

  async followLobby(send: Send): Promise<void> {
    this.#lobby.add(send);
    const text = await this.#lobbyNow();
    this.#lobbyText = text;
    send([text]);
  }

  leaveLobby(send: Send): void {
    this.#lobby.delete(send);
  }

  async followMine(person: string, send: Send): Promise<void> {
    const mine = this.#mine.get(person) ?? { sends: new Set(), text: '' };
    this.#mine.set(person, mine);
    mine.sends.add(send);
    mine.text = await this.#mineNow(person);
    send([mine.text]);
  }

  leaveMine(person: string, send: Send): void {
    const mine = this.#mine.get(person);
    mine?.sends.delete(send);
    if (mine?.sends.size !== 0) return;
    this.#mine.delete(person);
    for (const [table, { people, unfollow }] of this.#byTable) {
      people.delete(person);
      if (people.size > 0) continue;
      this.#byTable.delete(table);
      unfollow();
    }
  }

  #hear(notice: Notice): void {
    if (notice.about === 'table') {
      for (const person of this.#byTable.get(notice.id)?.people ?? []) this.#mineChanged(person);
    } else if (notice.about === 'lobby') {
      if (this.#lobby.size > 0) this.#lobbyChanged();
      if (this.#mine.size > 0) void this.#seatsChanged(notice.id).catch(() => {});
    }
  }

  #lobbyChanged(): void {
    if (this.#resting === null) this.#soon('lobby', () => this.#tellLobby());
    else this.#resting = true;
  }

  /** Somebody may have sat down who follows their own tables. */
  async #seatsChanged(table: string): Promise<void> {
    for (const person of await this.#lists.peopleAt(table)) this.#mineChanged(person);
    for (const person of this.#byTable.get(table)?.people ?? []) this.#mineChanged(person);
  }

  #mineChanged(person: string): void {
    if (this.#mine.has(person)) this.#soon(`mine ${person}`, () => this.#tellMine(person));
  }

  #soon(what: string, tell: () => Promise<void>): void {
    if (this.#due.has(what)) return;
    this.#due.add(what);
    this.#after(GATHER, () => {
      this.#due.delete(what);
      tell().catch(() => {});
    });
  }

  async #tellLobby(): Promise<void> {
    const text = await this.#lobbyNow();
    if (text === this.#lobbyText) return;
    this.#lobbyText = text;
    this.#resting = false;
    this.#after(this.#lobby.size * REST_EACH, () => {
      const isNews = this.#resting === true;
      this.#resting = null;
      if (isNews) this.#lobbyChanged();
    });
    for (const send of this.#lobby) send([text]);
  }

  async #tellMine(person: string): Promise<void> {
    const mine = this.#mine.get(person);
    if (mine === undefined) return;
    const text = await this.#mineNow(person);
    if (text === mine.text) return;
    mine.text = text;
    for (const send of mine.sends) send([text]);
  }

  async #lobbyNow(): Promise<string> {
    return `{"type":"lobby","lobby":${await this.#lists.lobby()}}`;
  }

  async #mineNow(person: string): Promise<string> {
    const tables = await this.#lists.mine(person);
    for (const { table } of tables) {
      // who has left meanwhile follows nothing
      if (table.status === 'over' || !this.#mine.has(person)) continue;
      this.#followersOf(table.id).people.add(person);
    }
    return written({ type: 'mine', tables });
  }

  #followersOf(table: string): Followers {
    const known = this.#byTable.get(table);
    if (known !== undefined) return known;
    const followers = { people: new Set<string>(), unfollow: this.#store.follow(table) };
    this.#byTable.set(table, followers);
    return followers;
  }
}

interface Followers {
  readonly people: Set<string>;
  /** Hears of the table no longer. */
  readonly unfollow: () => void;
}

interface Mine {
  readonly sends: Set<Send>;
  text: string;
}

function written(message: ServerMessage): string {
  return JSON.stringify(message);
}
