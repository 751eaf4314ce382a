// For tests: a network between the server and PostgreSQL that fails in every way that networks do.

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What becomes of bytes: they pass; wait until they pass again, as in a network that is cut for a while; or are lost on their
 *  way to the database, from it, or both, as where a firewall has forgotten the connection. */
export type Way = 'pass' | 'wait' | 'lose requests' | 'lose answers' | 'lose all';

/** One connection: the server's end, and the database's, which is not there before something passes. */
class Pair {
  readonly #near: Socket;
  #far: Socket | null = null;
  /** What waits, in each direction. */
  readonly #held: { readonly requests: Buffer[]; readonly answers: Buffer[] } = { requests: [], answers: [] };
  #lost = { requests: false, answers: false };
  #way: Way;

  constructor(near: Socket, target: URL, way: Way, ended: (pair: Pair) => void) {
    this.#near = near;
    this.#way = way;
    near.on('data', (bytes: Buffer) => this.#take('requests', bytes));
    near.on('error', () => {});
    near.on('close', () => {
      // the database does not hear of it before something passes
      if (this.#way !== 'wait' || this.#far === null) this.cut();
      if (this.#far === null) ended(this);
    });
    this.open = () => {
      this.#far = connect(Number(target.port), target.hostname);
      this.#far.on('data', (bytes: Buffer) => this.#take('answers', bytes));
      this.#far.on('error', () => {});
      this.#far.on('close', () => {
        near.destroy();
        ended(this);
      });
    };
    this.go(way);
  }

  readonly open: () => void;

  go(way: Way): void {
    this.#way = way;
    if (way === 'wait') return;
    if (this.#far === null && !this.#near.destroyed) this.open();
    for (const direction of ['requests', 'answers'] as const)
      for (const bytes of this.#held[direction].splice(0)) this.#take(direction, bytes);
    if (this.#near.destroyed) this.cut();
  }

  cut(): void {
    this.#near.destroy();
    this.#far?.destroy();
  }

  #take(direction: 'requests' | 'answers', bytes: Buffer): void {
    if (this.#way === 'wait') {
      this.#held[direction].push(bytes);
      return;
    }
    this.#lost[direction] ||= this.#way === `lose ${direction}` || this.#way === 'lose all';
    if (this.#lost[direction]) return;
    if (direction === 'requests') this.#far?.write(bytes);
    else this.#near.write(bytes);
  }
}

export class TestProxy {
  readonly #server: Server;
  readonly #target: URL;
  readonly #pairs = new Set<Pair>();
  #way: Way = 'pass';
  #isRefusing = false;

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((near) => this.#accept(near));
  }

  static async start(databaseUrl: string): Promise<TestProxy> {
    const proxy = new TestProxy(new URL(databaseUrl));
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  /** Where the database is seen through it. */
  get url(): string {
    const url = new URL(this.#target);
    url.port = String((this.#server.address() as AddressInfo).port);
    return String(url);
  }

  get size(): number {
    return this.#pairs.size;
  }

  /** From now on, for old connections and new ones. What was lost stays lost, and so does a connection that lost something. */
  set way(way: Way) {
    this.#way = way;
    this.#isRefusing = false;
    for (const pair of this.#pairs) pair.go(way);
  }

  /** Ends all connections, and takes no new ones until there is a way again. */
  refuse(): void {
    this.#isRefusing = true;
    this.cut();
  }

  /** Ends all connections. */
  cut(): void {
    for (const pair of this.#pairs) pair.cut();
  }

  async stop(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #accept(near: Socket): void {
    if (this.#isRefusing) {
      near.resetAndDestroy();
      return;
    }
    this.#pairs.add(new Pair(near, this.#target, this.#way, (pair) => this.#pairs.delete(pair)));
  }
}
