import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { PassThrough, type Duplex } from 'node:stream';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { until } from '../testing/table.ts';
import { Gate, type GateDeps } from './gate.ts';

const MUCH = { burst: 1e6, perSecond: 1e6 };
const answer: RequestListener = (_request, response) => void response.end();
const ASK = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';
const UPGRADE = ASK.replace('\r\n\r\n', '\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');

let server: Server;
let now = 0;
const limited: string[] = [];
afterEach(() => {
  server.close();
  server.closeAllConnections();
  limited.length = 0;
});

async function behind(more: Partial<GateDeps>, handler: RequestListener): Promise<void> {
  const gate = new Gate({
    limits: { everything: MUCH, atOnce: 100 },
    trustProxy: false,
    now: () => now,
    limited: (limit) => limited.push(limit),
    ...more,
  });
  server = gate.server({}, handler);
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

class Caller {
  readonly socket: Socket;
  heard = '';
  isClosed = false;

  constructor(from = '127.0.0.1') {
    const { port } = server.address() as AddressInfo;
    this.socket = connect({ port, host: '127.0.0.1', localAddress: from });
    this.socket.on('error', () => {});
    this.socket.on('close', () => (this.isClosed = true));
    this.socket.setEncoding('latin1').on('data', (text: string) => (this.heard += text));
  }

  /** The status of each answer. */
  get statuses(): number[] {
    return [...this.heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  }
}

test('who asks on and on without waiting for answers is cut off, with all it has open, and nobody else is', async () => {
  let asked = 0;
  await behind({ limits: { everything: { burst: 50, perSecond: 1 }, atOnce: 100 } }, () => asked++);
  const [idle, other] = [new Caller(), new Caller('127.0.0.2')];
  await Promise.all([once(idle.socket, 'connect'), once(other.socket, 'connect')]);
  const hasty = new Caller();
  hasty.socket.write(ASK.repeat(1000));
  await until(() => hasty.isClosed && idle.isClosed);
  expect(asked).toBe(8);
  expect(other.isClosed).toBe(false);
  // for as long as it takes until it has something left
  const again = new Caller();
  await until(() => again.isClosed);
  now += 60_000;
  const later = new Caller();
  later.socket.write(ASK);
  await until(() => asked === 9);
  expect(new Set(limited)).toEqual(new Set(['ahead', 'connections']));
});

test('who asks for an upgrade, or expects something, has asked like everybody', async () => {
  let asked = 0;
  const upgraded: Duplex[] = [];
  await behind({ limits: { everything: { burst: 4, perSecond: 0.001 }, atOnce: 100 } }, (_, response) => {
    asked++;
    response.end();
  });
  server.on('upgrade', (_request, socket) => upgraded.push(socket));
  const caller = new Caller();
  for (let answers = 1; answers <= 2; answers++) {
    caller.socket.write(ASK.replace('\r\n\r\n', '\r\nExpect: wonders\r\n\r\n'));
    await until(() => caller.statuses.length === answers);
  }
  expect([asked, caller.statuses]).toEqual([2, [200, 200]]);
  // one for coming and two for having asked: whoever comes now has nothing left to ask with
  const other = new Caller();
  await once(other.socket, 'connect');
  other.socket.write(UPGRADE);
  await until(() => other.isClosed);
  expect(upgraded.map(({ destroyed }) => destroyed)).toEqual([true]);
});

test.each([false, true])(
  'who has nothing left is told so; behind a proxy (%s) it stays',
  async (trustProxy) => {
    // to come costs as much as to ask, where it is known who comes
    const burst = trustProxy ? 3 : 4;
    await behind({ trustProxy, limits: { everything: { burst, perSecond: 0.001 }, atOnce: 9 } }, answer);
    const caller = new Caller();
    for (let asked = 1; asked <= 5 && !caller.isClosed; asked++) {
      caller.socket.write(ASK.replace('\r\n\r\n', '\r\nX-Forwarded-For: 9.9.9.9\r\n\r\n'));
      await until(() => caller.statuses.length === asked || caller.isClosed);
    }
    expect(caller.statuses).toEqual([200, 200, 200, 429, ...(trustProxy ? [429] : [])]);
    expect(caller.heard).toContain('"key":"server.tooManyRequests"');
    if (!trustProxy) await until(() => caller.isClosed);
    const other = new Caller();
    other.socket.write(ASK.replace('\r\n\r\n', '\r\nX-Forwarded-For: 8.8.8.8\r\n\r\n'));
    await until(() => other.isClosed || other.statuses.length === 1);
    expect(other.statuses).toEqual(trustProxy ? [200] : []);
  },
);

test('many networks of IPv6 keep as many open as eight addresses', async () => {
  await behind({ limits: { everything: MUCH, atOnce: 3 } }, answer);
  const come = (address: string): PassThrough => {
    const socket = Object.assign(new PassThrough(), { remoteAddress: address });
    server.emit('connection', socket);
    return socket;
  };
  const sockets = Array.from({ length: 40 }, (_, i) => come(`2001:db8:1:${i}::1`));
  expect(sockets.filter(({ destroyed }) => !destroyed).length).toBe(24);
  expect(come('2001:db8:2::1').destroyed).toBe(false);
  sockets[0].destroy();
  await once(sockets[0], 'close');
  expect(come('2001:db8:1:99::1').destroyed).toBe(false);
  expect(come('2001:db8:1:98::1').destroyed).toBe(true);
});

test('an address keeps so many connections open and no more; WebSockets are counted elsewhere', async () => {
  await behind({ limits: { everything: MUCH, atOnce: 3 } }, answer);
  const upgraded: Socket[] = [];
  server.on('upgrade', (_request, socket) => upgraded.push(socket as Socket));
  const live = new Caller();
  live.socket.write(UPGRADE);
  await until(() => upgraded.length === 1);
  const callers = Array.from({ length: 5 }, () => new Caller());
  await until(() => callers.filter(({ isClosed }) => isClosed).length === 2);
  expect(live.isClosed).toBe(false);
  for (const { socket } of callers) socket.destroy();
  let next = new Caller();
  await until(() => {
    if (next.isClosed) next = new Caller();
    next.socket.write(ASK);
    return next.statuses.length > 0;
  });
  expect(next.statuses[0]).toBe(200);
  for (const { socket } of [live, next]) socket.destroy();
});
