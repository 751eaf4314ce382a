// For tests: a table in play, with somebody connected at each seat.

import { FastChance, type Game } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import type { NewTable } from '@starboard/wire/schema';
import { TestSocket, TestPlayer, type Followed } from './player.ts';

export interface Setting {
  readonly game?: string;
  readonly seats?: number;
  readonly options?: Record<string, unknown>;
  readonly more?: Partial<NewTable>;
}

/** Several people at one table, each at the process that `addresses` gives in turn. */
export class Party {
  readonly game: Game;
  readonly table: string;
  readonly invite: string;
  readonly sockets: TestSocket[];
  readonly random: FastChance;

  private constructor(
    game: Game,
    opened: { table: string; invite: string },
    sockets: TestSocket[],
    seed: number,
  ) {
    this.game = game;
    this.table = opened.table;
    this.invite = opened.invite;
    this.sockets = sockets;
    this.random = new FastChance(seed);
  }

  /** Opens a table, seats everybody and starts the game. */
  static async start(addresses: string | readonly string[], setting: Setting = {}, seed = 1): Promise<Party> {
    const party = await Party.gather(addresses, setting, seed);
    const { sockets, table } = party;
    const started = sockets.map((socket) => socket.next('seat', ({ view }) => view !== null));
    for (const socket of sockets) await must(socket.do(table, { do: 'ready', ready: true }));
    await Promise.all(started);
    return party;
  }

  /** Everybody sits, nobody is ready. */
  static async gather(
    addresses: string | readonly string[],
    setting: Setting = {},
    seed = 1,
  ): Promise<Party> {
    const { game: id = 'skirmish', seats = 2, options = {}, more = {} } = setting;
    const game = await loadGame(id);
    if (game === null) throw new Error(`There is no game ${id}.`);
    const all = typeof addresses === 'string' ? [addresses] : addresses;
    const people: TestPlayer[] = [];
    for (let seat = 0; seat < seats; seat++)
      people.push(await TestPlayer.guest(all[seat % all.length], `Player ${seat}`));
    const free = Array.from({ length: seats - 1 }, () => ({ free: true as const }));
    const opened = await people[0].open({ game: id, options, seats: [{ me: true }, ...free], ...more });
    const sockets = await Promise.all(people.map((person) => person.connect()));
    for (const [seat, socket] of sockets.entries()) {
      await socket.watch(opened.table, { invite: opened.invite });
      if (seat > 0) await must(socket.do(opened.table, { do: 'sit', seat }));
    }
    return new Party(game, opened, sockets, seed);
  }

  followed(seat: number): Followed {
    const followed = this.sockets[seat].tables.get(this.table);
    if (followed === undefined) throw new Error(`Seat ${seat} does not follow the table.`);
    return followed;
  }

  get isOver(): boolean {
    return (this.followed(0).view?.outcome ?? null) !== null;
  }

  /** Waits until everybody has heard all that was sent before. */
  async settle(): Promise<void> {
    await Promise.all(this.sockets.map((socket) => socket.ask({ do: 'ping' })));
  }

  /** Any legal order of a seat that owes one; the seat. */
  async step(): Promise<number> {
    const actors = this.followed(0).view?.actors ?? [];
    const seat = actors[this.random.draw(actors.length)];
    await must(this.order(seat));
    await this.settle();
    return seat;
  }

  /** Null when it was accepted. */
  order(seat: number, order = this.followed(seat).anyOrder(this.game, seat, this.random)) {
    const viewSeq = this.followed(seat).view?.viewSeq ?? 0;
    return this.sockets[seat].do(this.table, { do: 'order', viewSeq, order });
  }

  async playOut(most = 3000): Promise<void> {
    for (let steps = 0; steps < most && !this.isOver; steps++) await this.step();
    if (!this.isOver) throw new Error('The game does not end.');
  }

  async close(): Promise<void> {
    await Promise.all(this.sockets.map((socket) => socket.close()));
  }
}

export async function must<T extends { readonly reason: string } | null>(refused: Promise<T>): Promise<void> {
  const found = await refused;
  if (found !== null) throw new Error(`Refused: ${found.reason}`);
}

/** Asks again until it is so: for what happens by itself. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}
