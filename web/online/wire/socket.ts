// The page's one socket to the server. It is open while somebody looks at an online page, and after any interruption it is
// opened again, at once and then with growing pauses; whoever follows something is told and follows it anew.

import type { Named, ServerMessage } from '@starboard/wire/schema';
import { ENDED, readMessage, type NewRequest, type Reply } from '@starboard/wire/socket';
import { Acquaintance, type Gone } from './acquaintance.ts';
import { pauseBeforeNext } from './trying-again.ts';

/** The socket broke before the answer came: what was asked may have been done or not. */
export class SocketBroke extends Error {}

export interface SocketState {
  /** `none`: at this address nothing has answered yet, and it was tried. */
  readonly phase: 'connecting' | 'open' | 'lost' | 'none';
  /** Who this browser is to the server. */
  readonly person: Named | null;
  /** Not null: the page stands still as it is until that is settled, so that nothing that was begun is lost. */
  readonly gone: Gone | null;
}

const PATIENCE = 6_000;
const LITTLE_PATIENCE = 2_000;
const PING_EVERY = 15_000;

export class Socket {
  readonly #address: string;
  readonly #listeners = new Set<() => void>();
  readonly #hearing = new Set<(message: ServerMessage) => void>();
  readonly #opening = new Set<() => void>();
  readonly #waiting = new Map<number, PromiseWithResolvers<Reply>>();
  #state: SocketState = { phase: 'connecting', person: null, gone: null };
  readonly #acquaintance = new Acquaintance();
  #socket: WebSocket | null = null;
  #users = 0;
  #last = 0;
  #failures = 0;
  #timer = 0;
  /** How far the server's clock is ahead of ours. */
  #ahead = 0;

  constructor(address: string) {
    this.#address = address;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): SocketState => this.#state;

  /** What time it is at the server. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Keeps the socket open until the returned function is called. */
  hold(): () => void {
    this.#users++;
    if (this.#socket === null) this.#connect();
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#users--;
      // another page of ours may follow at once
      window.setTimeout(() => this.#users === 0 && this.#hangUp(), 1000);
    };
  }

  hear(listener: (message: ServerMessage) => void): () => void {
    this.#hearing.add(listener);
    return () => this.#hearing.delete(listener);
  }

  /** Called whenever the socket is open anew, and now if it is. */
  onOpen(listener: () => void): () => void {
    this.#opening.add(listener);
    if (this.#state.phase === 'open' && this.#state.gone === null) listener();
    return () => this.#opening.delete(listener);
  }

  ask(message: NewRequest): Promise<Reply> {
    const caller = Promise.withResolvers<Reply>();
    // nothing that was meant by one person is done by another
    const isOurs = this.#state.gone?.why !== 'another' || message.do === 'ping';
    if (this.#state.phase === 'open' && this.#socket !== null && isOurs) {
      this.#waiting.set(++this.#last, caller);
      this.#socket.send(JSON.stringify({ ...message, id: this.#last }));
    } else caller.reject(new SocketBroke());
    return caller.promise;
  }

  /** Somebody else from now on: the server learns it from the cookie of a new connection. */
  async renew(): Promise<void> {
    const open = Promise.withResolvers<void>();
    const stop = this.hear(({ type }) => {
      if (type === 'hello') open.resolve();
    });
    this.#drop();
    this.leaving();
    this.#set({ phase: 'connecting' });
    this.#connect();
    await open.promise;
    stop();
  }

  /** From now on it is no surprise that the server does not know us. */
  leaving(): void {
    this.#acquaintance.become(null);
  }

  /** Goes on as who we are to the server now: as nobody, or as somebody else. */
  stay(): void {
    const person = this.#state.gone?.now ?? null;
    this.#acquaintance.become(person);
    this.#set({ person, gone: null });
    for (const listener of this.#opening) listener();
  }

  /** There may be a network again: tries at once; a socket that seems to stand is tried too. */
  hurry(): void {
    if (this.#users === 0) return;
    if (this.#state.phase === 'open') return void this.check(LITTLE_PATIENCE);
    this.#failures = 0;
    this.#drop();
    this.#connect();
  }

  /** The network is gone: that is told at once, and tried, for a server may be nearer than the network. */
  cut(): void {
    if (this.#state.phase === 'open' && this.#socket !== null) this.#broke(this.#socket);
  }

  /** Makes sure that somebody is at the other end. */
  async check(patience = PATIENCE): Promise<void> {
    const socket = this.#socket;
    if (this.#state.phase !== 'open' || socket === null) return;
    const silence = window.setTimeout(() => this.#broke(socket), patience);
    await this.ask({ do: 'ping' }).catch(() => {});
    window.clearTimeout(silence);
  }

  #connect(): void {
    // whoever could not wait comes before the next try: there is one socket, not two
    window.clearTimeout(this.#timer);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    const silence = window.setTimeout(() => this.#broke(socket), PATIENCE);
    socket.addEventListener('message', ({ data }) => {
      window.clearTimeout(silence);
      const message = readMessage(String(data));
      if (socket === this.#socket && message !== null) this.#heard(message);
    });
    socket.addEventListener('close', ({ code, reason }) => {
      window.clearTimeout(silence);
      // we are not who we said any more; later ones tell nothing about it
      if (socket === this.#socket && code === ENDED.policyViolation) this.#acquaintance.rejected(reason);
      this.#broke(socket, code);
    });
  }

  #heard(message: ServerMessage): void {
    if (message.type === 'hello') {
      this.#failures = 0;
      this.#ahead = message.now - Date.now();
      this.#met(message.person);
      this.#timer = window.setInterval(() => void this.check(), PING_EVERY);
    }
    if ('re' in message && typeof message.re === 'number') {
      this.#waiting.get(message.re)?.resolve(message);
      this.#waiting.delete(message.re);
    }
    for (const listener of this.#hearing) listener(message);
    if (message.type === 'hello' && this.#state.gone === null)
      for (const listener of this.#opening) listener();
  }

  #met(person: Named | null): void {
    const gone = this.#acquaintance.met(person);
    this.#set({ phase: 'open', person: gone?.person ?? person, gone });
  }

  #broke(socket: WebSocket, code = 0): void {
    if (socket !== this.#socket) return;
    if (this.#users === 0) return this.#hangUp();
    const { phase } = this.#state;
    this.#drop();
    this.#set({ phase: phase === 'open' || phase === 'lost' ? 'lost' : 'none' });
    const broken = { tries: this.#failures++, isDeaf: this.#state.phase === 'none', code };
    this.#timer = window.setTimeout(() => this.#connect(), pauseBeforeNext(broken, Math.random()));
  }

  #hangUp(): void {
    this.#drop();
    this.#failures = 0;
    this.#set({ phase: 'connecting' });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    window.clearTimeout(this.#timer);
    window.clearInterval(this.#timer);
    socket?.close();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new SocketBroke());
  }

  #set(change: Partial<SocketState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
