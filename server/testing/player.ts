// For tests: somebody who plays over the network, as a browser would.

import { FastChance, hasSeat, type Game, type State } from '@starboard/engine';
import type { ViewDelta, View } from '@starboard/engine/view';
import { Compile, type Validator } from 'typebox/compile';
import type { TSchema } from 'typebox';
import { WebSocket } from 'ws';
import { INVITE_HEADER } from '@starboard/wire/rest';
import {
  ServerMessages,
  type ClientMessage,
  type Command,
  type Me,
  type NewTable,
  type RefusalBody,
  type ServerMessage,
  type Watching,
} from '@starboard/wire/schema';
import { SOCKET_ADDRESS } from '@starboard/wire/socket';
import { anyOrder } from '../bots/fallback.ts';

/** Whatever the server says is as its schema promises. */
const promised: ReadonlyMap<string, Validator> = new Map(
  Object.entries(ServerMessages).map(([type, schema]) => [type, Compile(schema as TSchema)]),
);

type Reply = Extract<ServerMessage, { re?: unknown }>;
type Body = Record<string, unknown>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

export class TestPlayer {
  readonly address: string;
  readonly me: Me | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(address: string, me: Me | null, headers: Readonly<Record<string, string>>) {
    this.address = address;
    this.me = me;
    this.headers = headers;
  }

  static guest(address: string, name: string): Promise<TestPlayer> {
    return TestPlayer.#entered(address, '/api/guests', { name });
  }

  static account(address: string, login: string): Promise<TestPlayer> {
    return TestPlayer.#entered(address, '/api/accounts', { login, password: 'a long enough secret' });
  }

  static async #entered(address: string, path: string, body: object): Promise<TestPlayer> {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return new TestPlayer(address, (await response.json()) as Me, { cookie: cookieIn(response) });
  }

  /** The guest signs in to that account, and its games go over to it. */
  async becomes(login: string): Promise<void> {
    const body = { login, password: 'a long enough secret', adopt: true };
    const { status } = await this.rest('POST', '/api/sessions', body);
    if (status !== 200) throw new Error(`${login} is not let in: ${status}`);
  }

  static stranger(address: string): TestPlayer {
    return new TestPlayer(address, null, {});
  }

  /** The same person at another process. */
  at(address: string): TestPlayer {
    return new TestPlayer(address, this.me, this.headers);
  }

  async rest(
    method: string,
    path: string,
    body?: object,
    invite = '',
  ): Promise<{ status: number; body: Body; headers: Headers }> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(invite === '' ? {} : { [INVITE_HEADER]: invite }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? {} : (JSON.parse(text) as Body),
      headers: response.headers,
    };
  }

  async open(table: NewTable): Promise<{ table: string; invite: string }> {
    const { status, body } = await this.rest('POST', '/api/tables', table);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as { table: string; invite: string };
  }

  /** Does something at a table by REST; the answer's body. */
  async command(table: string, command: Command, invite = ''): Promise<{ status: number; body: Body }> {
    return this.rest('POST', `/api/tables/${table}/commands`, command, invite);
  }

  async connect(): Promise<TestSocket> {
    const socket = new TestSocket(this);
    await socket.ready;
    return socket;
  }
}

export function cookieIn(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** An open WebSocket with all that came through it. */
export class TestSocket {
  readonly player: TestPlayer;
  readonly socket: WebSocket;
  readonly ready: Promise<void>;
  readonly closed: Promise<number>;
  /** Every text that came, in order. */
  readonly heard: string[] = [];
  readonly tables = new Map<string, Followed>();
  /** What the server said that it must never say. */
  wrong: Error | null = null;
  #anything: Promise<void> | null = null;
  #next = 1;
  readonly #waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (reason: Error) => void }>();
  readonly #hearing = new Set<(message: ServerMessage) => void>();

  constructor(player: TestPlayer) {
    this.player = player;
    this.socket = new WebSocket(`${player.address.replace('http', 'ws')}${SOCKET_ADDRESS}`, {
      headers: player.headers,
    });
    this.ready = new Promise((resolve, reject) => {
      this.socket.on('error', reject);
      this.socket.once('close', () => reject(new Error('closed')));
      this.onMessage((message) => {
        if (message.type === 'hello') resolve();
      });
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code) => {
        for (const { reject } of this.#waiting.values()) reject(this.wrong ?? new Error('closed'));
        resolve(code);
      });
    });
    this.socket.on('message', (data) => {
      try {
        this.#hear((data as Buffer).toString('utf8'));
      } catch (error) {
        // thrown from here it would end nothing but the reading
        this.wrong = error instanceof Error ? error : new Error(String(error));
        this.socket.terminate();
      }
    });
  }

  onMessage(hear: (message: ServerMessage) => void): () => void {
    this.#hearing.add(hear);
    return () => this.#hearing.delete(hear);
  }

  /** Waits for a message that fits, from now on. */
  next<T extends ServerMessage['type']>(
    type: T,
    fits: (message: Extract<ServerMessage, { type: T }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { type: T }>> {
    return new Promise((resolve) => {
      const stop = this.onMessage((message) => {
        if (message.type !== type || !fits(message as Extract<ServerMessage, { type: T }>)) return;
        stop();
        resolve(message as Extract<ServerMessage, { type: T }>);
      });
    });
  }

  /** Resolves with the next message, whatever it is. */
  anything(): Promise<void> {
    this.#anything ??= new Promise((resolve) => {
      const stop = this.onMessage(() => {
        this.#anything = null;
        stop();
        resolve();
      });
    });
    return this.#anything;
  }

  ask(message: Without<ClientMessage, 'id'>): Promise<Reply> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== WebSocket.OPEN) return reject(this.wrong ?? new Error('closed'));
      this.#waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Done, or the refusal. */
  async do(table: string, command: Command): Promise<RefusalBody | null> {
    const reply = await this.ask({ ...command, table });
    return reply.type === 'refused' ? reply.refusal : null;
  }

  async watch(table: string, more: { viewSeq?: number; invite?: string } = {}): Promise<Watching> {
    const reply = await this.ask({ do: 'watch', table, ...more });
    if (reply.type !== 'watching') throw new Error(JSON.stringify(reply));
    return reply;
  }

  close(): Promise<number> {
    this.socket.close();
    return this.closed;
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    const unlike = promised.get(message.type)?.Errors(message) ?? [{ message: 'no such message' }];
    if (unlike.length > 0) throw new Error(`${text.slice(0, 200)}: ${JSON.stringify(unlike[0])}`);
    if (message.type === 'watching') this.tables.set(message.table, new Followed(message.view));
    else if (message.type === 'seat') this.tables.set(message.table, new Followed(message.view));
    else if (message.type === 'delta') this.tables.get(message.table)?.apply(message.delta);
    if ('re' in message && typeof message.re === 'number') {
      const waiting = this.#waiting.get(message.re);
      this.#waiting.delete(message.re);
      waiting?.resolve(message);
    }
    for (const hear of this.#hearing) hear(message);
  }
}

/** A game as somebody follows it: the view, brought up to date by deltas. */
export class Followed {
  view: View | null;
  readonly #patches: (readonly number[])[] = [];

  constructor(view: View | null) {
    this.view = view;
  }

  apply({ patch, ...rest }: ViewDelta): void {
    if (this.view === null) return;
    if (rest.viewSeq !== this.view.viewSeq + 1)
      throw new Error(`A delta to ${rest.viewSeq} came after ${this.view.viewSeq}.`);
    this.view = { ...this.view, ...rest };
    this.#patches.push(patch);
  }

  state(game: Game): State {
    const state = game.shape.restore(this.view?.state ?? '');
    if (state === null) throw new Error('There is no view.');
    for (const patch of this.#patches) game.shape.patch(state, patch);
    return state;
  }

  mayAct(seat: number): boolean {
    return this.view !== null && this.view.actors.includes(seat);
  }

  /** Any whole order that the seat may give now. */
  anyOrder(game: Game, seat: number, random: FastChance): string[] {
    const view = this.state(game);
    if (!hasSeat(game.actors(view), seat)) throw new Error('That seat owes nothing.');
    return anyOrder(game, view, seat, random).map(game.moves.toText);
  }
}
