// For tests: a server with a clock that stands and names that repeat, so that two of them can be told apart only by what
// is done there. Its table can be given other secrets.

import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { State } from '@starboard/engine';
import type { Match } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import type { After } from '../base/clock.ts';
import type { ServerOptions } from '../server.ts';
import type { Schema } from '../store/schema.ts';
import { deedReader } from '../store/sqlite/journal.ts';
import { FILE_NAME } from '../store/sqlite/open.ts';
import { loadTable } from '../tables/loading.ts';
import { replaysHere } from '../tables/replaying.ts';
import { openedTable, writeTable, type Table } from '../tables/table.ts';
import { StandingClock } from './clock.ts';
import { SameIds } from './ids.ts';
import { TestPlayer, type TestSocket } from './player.ts';
import { testOptions, testServer, type TestServer } from './server.ts';
import { Party, until, type Setting } from './table.ts';

/** Milliseconds after which those who came together are told of. */
const GATHERED = 1000;

export class World {
  readonly clock = new StandingClock();
  readonly party: Party;
  spectator: TestSocket;
  #server: TestServer;
  readonly #data: string;

  private constructor(
    server: TestServer,
    data: string,
    clock: StandingClock,
    party: Party,
    spectator: TestSocket,
  ) {
    this.#server = server;
    this.#data = data;
    this.clock = clock;
    this.party = party;
    this.spectator = spectator;
  }

  static async open(setting: Setting, seed: number, parts: ServerOptions['parts'] = {}): Promise<World> {
    const clock = new StandingClock();
    const after: After = (milliseconds, call) => void clock.at(clock.now() + milliseconds, call);
    const options = testOptions();
    const server = await testServer({
      ...options,
      parts: { clock, after, ids: new SameIds(seed), pace: { bots: 0 }, ...parts },
    });
    const party = await Party.start(server.address, setting, seed);
    const spectator = await TestPlayer.stranger(server.address).connect();
    await spectator.watch(party.table);
    return new World(server, options.data, clock, party, spectator);
  }

  /** The table as it is stored, with all its secrets. */
  async truth(): Promise<Table & { readonly match: Match }> {
    const file = new Database(join(this.#data, FILE_NAME), { readonly: true });
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
    const row = await db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', this.party.table)
      .executeTakeFirstOrThrow();
    const deeds = deedReader(file);
    const store = { db, deeds: (...which: Parameters<typeof deeds>) => Promise.resolve(deeds(...which)) };
    const replays = replaysHere(store, () => Promise.resolve(this.party.game));
    const table = await loadTable({ store, replays }, openedTable(row, this.party.game));
    await db.destroy();
    if (table.match === null) throw new Error('The game has not begun.');
    return { ...table, match: table.match };
  }

  async view(viewer: number): Promise<State> {
    const { match } = await this.truth();
    return viewState(match.game, match.state, viewer);
  }

  /** Stops the server, puts another state in place of the true one, and starts it again; everybody comes back, and who
   *  must act has just been asked. */
  async disguise(state: State): Promise<void> {
    const truth = await this.truth();
    await Promise.all([...this.party.sockets, this.spectator].map((socket) => socket.close()));
    const match = { ...truth.match, state, base: state, recent: [] };
    const actors = match.game.actors(state);
    const asked = truth.state.asked.map(() => this.clock.now());
    const table = { ...truth, match, state: { ...truth.state, actors, asked } };
    this.#server = await this.#server.restart({}, () => this.#keep(table));
    const { address } = this.#server;
    for (const [seat, { player }] of this.party.sockets.entries()) {
      this.party.sockets[seat] = await player.at(address).connect();
      await this.party.sockets[seat].watch(this.party.table);
      if (seat === 0) continue;
      // who came is told a while later: all who are there know of it before anybody else comes
      this.clock.pass(GATHERED);
      const here = this.party.sockets.slice(0, seat + 1);
      await until(() => here.every(({ heard }) => lastPresence(heard) === here.length));
    }
    this.spectator = await TestPlayer.stranger(address).connect();
    await this.spectator.watch(this.party.table);
    await this.settle();
  }

  /** How many offers have lapsed. */
  async lapses(): Promise<number> {
    const { notes } = (await this.truth()).state;
    return notes.filter(({ what }) => what === 'lapsed').length;
  }

  async settle(): Promise<void> {
    await this.party.settle();
    await this.spectator.ask({ do: 'ping' });
  }

  /** All that a seat, or the spectator, has been sent since it came. */
  heardBy(viewer: number): readonly string[] {
    return (viewer < 0 ? this.spectator : this.party.sockets[viewer]).heard;
  }

  async readBy(viewer: number): Promise<string> {
    const { player } = viewer < 0 ? this.spectator : this.party.sockets[viewer];
    const paths = ['', '/log', '/chat'].map((path) => `/api/tables/${this.party.table}${path}`);
    const answers = await Promise.all(paths.map((path) => player.rest('GET', path)));
    return JSON.stringify(answers.map(({ status, body }) => [status, body]));
  }

  async close(): Promise<void> {
    await Promise.all([...this.party.sockets, this.spectator].map((socket) => socket.close()));
    await this.#server.stop();
  }

  #keep(table: Table): void {
    const file = new Database(join(this.#data, FILE_NAME));
    const { id } = table.row;
    file.prepare('delete from snapshots where table_id = ?').run(id);
    file
      .prepare('insert into snapshots (table_id, deed_count, body) values (?, ?, ?)')
      .run(id, table.deedCount, writeTable(table));
    file.close();
  }
}

/** How many people were said to be there. */
function lastPresence(heard: readonly string[]): number {
  const text = heard.findLast((each) => each.startsWith('{"type":"presence"'));
  return text === undefined ? 0 : (JSON.parse(text) as { here: readonly unknown[] }).here.length;
}
