// The gate before all requests. To answer one, or to refuse it in words, takes far more than to send it: whoever sends
// without end is turned away here, before anything else is done for it, and others do not notice.

import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Allowance } from '../base/bucket.ts';
import { AddressAllowances, WIDER } from '../base/address-allowances.ts';
import { refused, toldRefusal } from '../base/refused.ts';
import { addressOf, countedBy, widerOf } from '../base/addresses.ts';
import { newRequestId, REQUEST_ID, requestIdOf } from '../base/request-ids.ts';
import { SAFE } from './headers.ts';

export interface GateLimits {
  /** Whatever is asked from one address: files, and what is refused, among it. */
  readonly everything: Allowance;
  /** Connections from one address that are no WebSockets; behind a proxy all of them are the proxy's. */
  readonly atOnce: number;
}

export interface GateDeps {
  readonly limits: GateLimits;
  readonly trustProxy: boolean;
  readonly now: () => number;
  readonly limited: (limit: string, address: string, request: string) => void;
}

/** Browsers and proxies wait for an answer before they ask again on the same connection. */
const MOST_AHEAD = 8;
const HEADERS = { ...SAFE, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
const BODY = JSON.stringify({ error: toldRefusal(refused('limit', 'tooManyRequests')) });

export class Gate {
  readonly #deps: GateDeps;
  readonly #everything: AddressAllowances;
  readonly #open = new Map<string, Set<Socket>>();
  /** How many, in a network of 48 bits. */
  readonly #openWithin = new Map<string, number>();
  /** Requests that are not answered yet. */
  readonly #ahead = new WeakMap<Socket, number>();

  constructor(deps: GateDeps) {
    this.#deps = deps;
    this.#everything = new AddressAllowances(deps.limits.everything);
  }

  /** A server behind the gate. */
  server(options: ServerOptions, handler: RequestListener): Server {
    const guarded = this.#guarded(handler);
    const server = createServer(options, guarded);
    // else Node would answer them all, past the gate
    server.on('checkExpectation', guarded);
    server.on('upgrade', (request) => this.#upgrade(request));
    if (!this.#deps.trustProxy) server.on('connection', (socket) => this.#come(socket));
    return server;
  }

  /** Asked for like anything else; whoever lets it in counts it with the WebSockets from now on. */
  #upgrade(request: IncomingMessage): void {
    const { trustProxy, now, limited } = this.#deps;
    const address = countedBy(addressOf(request, trustProxy));
    if (!trustProxy) this.#go(request.socket);
    if (this.#everything.take(address, now())) return;
    limited('everything', address, requestIdOf(request.headers, trustProxy));
    request.socket.destroy();
  }

  #guarded(handler: RequestListener): RequestListener {
    const { trustProxy, now } = this.#deps;
    return (request, response) => {
      const { socket } = request;
      // what came along with what it was cut off for
      if (socket.destroyed) return;
      const address = countedBy(addressOf(request, trustProxy));
      const ahead = (this.#ahead.get(socket) ?? 0) + 1;
      if (ahead > MOST_AHEAD) return this.#cutOff(socket, address, requestIdOf(request.headers, trustProxy));
      this.#ahead.set(socket, ahead);
      response.once('close', () => this.#ahead.set(socket, (this.#ahead.get(socket) ?? 1) - 1));
      if (this.#everything.take(address, now())) return handler(request, response);
      const id = requestIdOf(request.headers, trustProxy);
      this.#deps.limited('everything', address, id);
      const told = { ...HEADERS, [REQUEST_ID]: id };
      // a proxy would take a connection that is cut off for a server that is gone
      response.writeHead(429, trustProxy ? told : { ...told, Connection: 'close' }).end(BODY);
    };
  }

  #come(socket: Socket): void {
    const { limits, now, limited } = this.#deps;
    const address = countedBy(socket.remoteAddress ?? '');
    const open = this.#open.get(address) ?? new Set();
    const network = widerOf(address);
    const within = network === null ? 0 : (this.#openWithin.get(network) ?? 0);
    const isFull = open.size >= limits.atOnce || within >= limits.atOnce * WIDER;
    if (isFull || !this.#everything.take(address, now())) {
      limited('connections', address, newRequestId());
      socket.destroy();
      return;
    }
    this.#open.set(address, open.add(socket));
    if (network !== null) this.#openWithin.set(network, within + 1);
    socket.once('close', () => this.#go(socket, address));
  }

  #go(socket: Socket, address = countedBy(socket.remoteAddress ?? '')): void {
    const open = this.#open.get(address);
    if (open?.delete(socket) !== true) return;
    if (open.size === 0) this.#open.delete(address);
    const network = widerOf(address);
    if (network === null) return;
    const left = (this.#openWithin.get(network) ?? 0) - 1;
    if (left > 0) this.#openWithin.set(network, left);
    else this.#openWithin.delete(network);
  }

  /** With all that it has open: each of them may bring thousands more, which are read before anybody is asked. */
  #cutOff(socket: Socket, address: string, request: string): void {
    const { limits, now, limited } = this.#deps;
    limited('ahead', address, request);
    this.#everything.charge(address, now(), limits.everything.burst);
    socket.destroy();
    for (const other of this.#open.get(address) ?? []) other.destroy();
  }
}
