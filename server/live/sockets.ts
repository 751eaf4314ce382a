// The WebSockets of the process: who may open one, how many, how large, and how they end.

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { ENDED, isOutdated, SOCKET_PATH, type NotKnown } from '@starboard/wire/socket';
import { WebSocketServer, type WebSocket } from 'ws';
import { AddressAllowances, WIDER } from '../base/address-allowances.ts';
import { widerOf } from '../base/addresses.ts';
import { Allowances } from '../base/allowances.ts';
import { REQUEST_ID } from '../base/request-ids.ts';
import type { After } from '../base/clock.ts';
import type { Allowance } from '../base/bucket.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Payers } from '../people/payers.ts';
import { SharedAllowances } from '../people/shared-allowances.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Connection, type Comer, type ConnectionLimits, type ConnectionParts } from './connection.ts';
import { Arrivals } from './arrivals.ts';
import { outletOf, type SocketOutlet } from './socket-outlet.ts';
import { Talk } from './talk.ts';
import { toBeRelieved, type UnreadLimits } from './unread.ts';

export interface SocketLimits extends ConnectionLimits {
  /** Bytes of one message. */
  readonly payload: number;
  readonly perPerson: number;
  readonly perAddress: number;
  /** Messages of all connections of a person, and of an address; what costs more counts more. */
  readonly together: { readonly person: Allowance; readonly address: Allowance };
  /** Sockets that are opened from one address, whether they stay or not. */
  readonly connects: Allowance;
  readonly unread: UnreadLimits;
}

export interface SocketParts extends ConnectionParts {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly payers: Pick<Payers, 'met'>;
  readonly after: After;
  readonly metrics: Pick<Metrics, 'connections' | 'failures' | 'limits' | 'refusals'>;
}

/** Who may open a socket, and as whom. */
export interface Admission {
  readonly limits: SocketLimits;
  /** May a page of that origin talk to this server? Absent outside of browsers. */
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly requestIdOf: (request: IncomingMessage) => string;
  /** What the log tells of an address. */
  readonly toldAddress: (address: string) => string | undefined;
  readonly personOf: (said: Said) => Promise<PersonRow | null>;
}

/** What a connection said of who it is. Kept, so that it can be asked again whether that still holds. */
type Said = Pick<IncomingMessage, 'headers'>;

const PING_EVERY = 30_000;
/** So often somebody looks how much all of them together have not read. */
const RELIEVED_EVERY = 1_000;
/** Of how many pieces a message may be, and of how many the network may bring it: each costs far more than its bytes. */
const MOST_PIECES = 64;
const MOST_CHUNKS = 4096;

interface Open {
  readonly socket: WebSocket;
  readonly address: string;
  readonly request: string;
  /** Bytes that were sent and not read yet. */
  readonly unread: number;
  readonly connection: Connection;
  readonly said: Said;
  isAlive: boolean;
}

interface Admitted extends Omit<Comer, 'toldAddress'> {
  readonly said: Said;
  /** What its connections are counted by. */
  readonly keys: readonly string[];
}

export class Sockets {
  readonly #parts: SocketParts;
  readonly #admission: Admission;
  readonly #server: WebSocketServer;
  readonly #open = new Set<Open>();
  /** Of requests that become connections. */
  readonly #ids = new WeakMap<IncomingMessage, string>();
  readonly #perKey = new Map<string, number>();
  readonly #pinging: NodeJS.Timeout;
  readonly #relieving: NodeJS.Timeout;
  readonly #talk: Talk;
  readonly #arrivals: Arrivals;
  readonly #connects: AddressAllowances;
  readonly #sharedConnects: SharedAllowances;
  readonly #together: { readonly person: Allowances; readonly address: AddressAllowances };
  #isClosing = false;

  constructor(parts: SocketParts, admission: Admission) {
    this.#parts = parts;
    this.#admission = admission;
    const { connects, together } = admission.limits;
    this.#connects = new AddressAllowances(connects);
    this.#sharedConnects = new SharedAllowances(parts.store, parts.clock);
    this.#together = {
      person: new Allowances(together.person),
      address: new AddressAllowances(together.address),
    };
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: admission.limits.payload,
      maxFragments: MOST_PIECES,
      maxBufferedChunks: MOST_CHUNKS,
      perMessageDeflate: false,
      clientTracking: false,
      // the library would answer however many come, to somebody who may read none of it
      autoPong: false,
    });
    this.#server.on('headers', (headers, request) => {
      const id = this.#ids.get(request);
      if (id !== undefined) headers.push(`${REQUEST_ID}: ${id}`);
    });
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    this.#relieving = setInterval(() => this.#relieve(), RELIEVED_EVERY);
    this.#talk = new Talk(parts);
    this.#arrivals = new Arrivals(parts);
    parts.store.listen((notice) => {
      if (notice.about === 'person') void this.#meetAgain(this.#of(notice.id));
      else if (notice.about === 'presence') this.#arrivals.heard(notice.id);
      else if (notice.about === 'chat') void this.#talk.heard(notice.id).catch(() => {});
    });
    parts.store.onGap(() => {
      void this.#meetAgain([...this.#open]);
      void this.#talk.missed().catch(() => {});
      this.#arrivals.missed();
    });
  }

  /** Takes over a request to upgrade; refuses it in plain HTTP where it may not. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const { isOwnOrigin, addressOf, requestIdOf, personOf, limits } = this.#admission;
    const { url = '' } = request;
    if (this.#isClosing) return refuse(socket, 503, 'Service Unavailable');
    if (url.split('?', 1)[0] !== SOCKET_PATH) return refuse(socket, 404, 'Not Found');
    if (!isOwnOrigin(request)) return refuse(socket, 403, 'Forbidden');
    const address = addressOf(request);
    const network = widerOf(address);
    const places = [`from ${address}`, ...(network === null ? [] : [`from ${network}`])];
    const id = requestIdOf(request);
    const tooMany = (): void => {
      this.#limited('connections', address, id);
      refuse(socket, 429, 'Too Many Requests', id);
    };
    const isHasty = !this.#connects.take(address, this.#parts.clock.now());
    const isFull = places.some((from, i) => this.#count(from) >= limits.perAddress * (i === 0 ? 1 : WIDER));
    if (isHasty || isFull) return tooMany();
    const { cookie, authorization } = request.headers;
    const said: Said = { headers: { cookie, authorization } };
    const [mayCome, person] = await Promise.all([
      this.#mayCome(address),
      personOf(said).catch(() => undefined),
    ]);
    // who came while the server was closing would never be told to go, and it would wait for them
    if (person === undefined || this.#isClosing) return refuse(socket, 503, 'Service Unavailable', id);
    if (!mayCome) return tooMany();
    const keys = person === null ? places : [...places, `by ${person.id}`];
    this.#ids.set(request, id);
    this.#server.handleUpgrade(request, socket, head, (ws) =>
      this.#accept(ws, outletOf(ws, socket, limits.unread.each, isOutdated(url)), {
        request: id,
        person,
        address,
        said,
        keys,
      }),
    );
  }

  /** Tells everybody to come back, and waits until they have gone. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#pinging);
    clearInterval(this.#relieving);
    for (const { socket } of this.#open) socket.close(ENDED.goingAway, 'the server restarts');
    const patience = Date.now() + 1000;
    while (this.#open.size > 0 && Date.now() < patience)
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const { socket } of this.#open) socket.terminate();
  }

  #accept(socket: WebSocket, outlet: SocketOutlet, admitted: Admitted): void {
    const { request, person, address, said, keys } = admitted;
    const { limits } = this.#admission;
    const { connections } = this.#parts.metrics;
    if (person !== null && this.#count(`by ${person.id}`) >= limits.perPerson) {
      this.#limited('connections of a person', address, request);
      return socket.close(ENDED.tryAgain, 'too many connections');
    }
    if (person !== null) this.#parts.payers.met({ person, address });
    const toldAddress = this.#admission.toldAddress(address);
    const mayAsk = (cost: number, now: number): boolean =>
      this.#mayAsk(person?.id ?? null, address, cost, now);
    const comer = { request, person, address, toldAddress, mayAsk };
    const connection = new Connection(this.#parts, comer, outlet, limits);
    const open: Open = {
      socket,
      connection,
      said,
      address,
      request,
      isAlive: true,
      get unread() {
        return outlet.unread;
      },
    };
    this.#open.add(open);
    for (const key of keys) this.#perKey.set(key, this.#count(key) + 1);
    connections.inc();
    socket.on('pong', () => {
      open.isAlive = true;
      connection.mayKnock();
    });
    socket.on('ping', (data: Buffer) => {
      open.isAlive = true;
      if (connection.mayKnock()) outlet.pong(data);
    });
    socket.on('message', (data, isBinary) => {
      open.isAlive = true;
      // ws hands over one buffer unless it is told otherwise
      void connection.receive(isBinary ? '' : (data as Buffer).toString('utf8'));
    });
    // a frame that is too large or malformed: ws closes the connection with the right code
    socket.on('error', () => {});
    socket.on('close', () => {
      connection.close();
      this.#open.delete(open);
      for (const key of keys) this.#release(key);
      connections.dec();
    });
    connection.open().catch(() => socket.terminate());
  }

  #limited(limit: string, address: string, request: string): void {
    const { metrics, log } = this.#parts;
    metrics.limits.inc({ limit });
    log.warn({ request, limit, address: this.#admission.toldAddress(address) }, 'a limit was reached');
  }

  #ping(): void {
    for (const open of this.#open) {
      if (!open.isAlive) open.socket.terminate();
      open.isAlive = false;
      open.socket.ping();
    }
  }

  #relieve(): void {
    for (const { socket, address, request } of toBeRelieved([...this.#open], this.#admission.limits.unread)) {
      this.#limited('unread', address, request);
      socket.terminate();
    }
  }

  /** Several processes count together what one counts alone. Where nothing can be written people still come and look. */
  async #mayCome(address: string): Promise<boolean> {
    if (!this.#parts.store.isShared) return true;
    return this.#sharedConnects
      .takeFrom('connects', address, this.#admission.limits.connects)
      .catch(() => true);
  }

  #mayAsk(person: string | null, address: string, cost: number, now: number): boolean {
    const { person: own, address: common } = this.#together;
    return (person === null || own.take(person, now, cost)) && common.take(address, now, cost);
  }

  #count(key: string): number {
    return this.#perKey.get(key) ?? 0;
  }

  #release(key: string): void {
    const left = this.#count(key) - 1;
    if (left > 0) this.#perKey.set(key, left);
    else this.#perKey.delete(key);
  }

  #of(person: string): Open[] {
    return [...this.#open].filter(({ connection }) => connection.person?.id === person);
  }

  /** Whoever signed out, was banned or has gone is not served any longer. */
  async #meetAgain(those: readonly Open[]): Promise<void> {
    for (const { connection, said, socket } of those) {
      const { person } = connection;
      if (person === null) continue;
      try {
        const row = await this.#admission.personOf(said);
        if (row?.id === person.id) await connection.meet(row);
        else socket.close(ENDED.policyViolation, await this.#whyNot(person.id));
      } catch {
        // nobody knows whether it may still be served: it comes back and is asked
        socket.close(ENDED.tryAgain, 'come back');
      }
    }
  }

  async #whyNot(person: string): Promise<NotKnown> {
    const row = await this.#parts.accounts.find(person);
    return row?.banned === 1 ? 'shut out' : 'signed out';
  }
}

function refuse(socket: Duplex, status: number, words: string, id?: string): void {
  const named = id === undefined ? '' : `${REQUEST_ID}: ${id}\r\n`;
  // nobody counts it any more: whoever would stay has to go
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${words}\r\nConnection: close\r\n${named}Content-Length: 0\r\n\r\n`);
}
