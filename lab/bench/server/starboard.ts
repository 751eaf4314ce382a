import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebSocket } from 'ws';
import { SOCKET_ADDRESS } from '@starboard/wire/socket';
import { connected } from './bare.ts';
import type { Contestant, MeasuredTable } from './contestant.ts';
import { startProcess } from './process.ts';

const SERVER = fileURLToPath(new URL('./starboard-server.ts', import.meta.url));

export interface Ours {
  readonly name: string;
  /** Absent: SQLite. */
  readonly databaseUrl?: string;
}

export function starboard({ name, databaseUrl }: Ours): Contestant {
  return {
    name,
    async start(count) {
      const folder = mkdtempSync(join(tmpdir(), 'starboard-bench-'));
      const args = databaseUrl === undefined ? [folder] : [folder, databaseUrl];
      const child = await startProcess<{ address: string }>(SERVER, args);
      const { address } = child.ready;
      const people = await Promise.all([signIn(address), signIn(address)]);
      const tables: MeasuredTable[] = [];
      for (let first = 0; first < count; first += AT_ONCE) {
        const some = Math.min(AT_ONCE, count - first);
        tables.push(...(await Promise.all(Array.from({ length: some }, () => ourTable(address, people)))));
      }
      return {
        ...child,
        tables,
        async stop() {
          await child.stop();
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
  };
}

const AT_ONCE = 50;

export async function post(address: string, cookie: string, path: string, body: object): Promise<Response> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response;
}

export async function signIn(address: string): Promise<string> {
  const response = await post(address, '', '/api/guests', { name: 'Measured' });
  await response.text();
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** A table in play, with both seats connected. */
export async function ourTable(
  address: string,
  people: readonly string[],
  game = 'nexum-lite',
): Promise<OurTable> {
  const opened = await post(address, people[0], '/api/tables', {
    game,
    seats: [{ me: true }, { free: true }],
    ready: false,
  });
  const { table } = (await opened.json()) as { table: string };
  const url = `${address.replace('http', 'ws')}${SOCKET_ADDRESS}`;
  const sockets = await Promise.all(people.map((cookie) => connected(url, { cookie })));
  const seats = sockets.map((socket) => new OurSeat(socket, table));
  await seats[1].ask({ do: 'sit' });
  for (const seat of seats) await seat.ask({ do: 'watch' });
  const started = Promise.all(seats.map((seat) => seat.started));
  for (const seat of seats) await seat.ask({ do: 'ready', ready: true });
  await started;
  return {
    seats,
    table,
    play: ({ seat, kind, args }, viewSeq) => seats[seat].order(viewSeq, [kind, ...args].join(' ')),
  };
}

export interface OurTable extends MeasuredTable {
  readonly table: string;
  readonly seats: readonly OurSeat[];
}

/** Where an answer that is a delta differs from a delta that only tells: `{"type":"delta","re":` and
 *  `{"type":"delta","table":`. */
const TYPE_AT = '{"type":"'.length;
const NEXT_AT = '{"type":"delta","'.length;
const [D, E, ANSWER] = Buffer.from('der');

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

/** Asks one thing at a time. Knows an answer by its first letters: what clients do with a message is not what is measured. */
export class OurSeat {
  readonly socket: WebSocket;
  readonly started: Promise<void>;
  readonly #table: string;
  #waiting: Waiting | null = null;

  constructor(socket: WebSocket, table: string) {
    this.socket = socket;
    this.#table = table;
    let start = (): void => {};
    this.started = new Promise((resolve) => {
      start = resolve;
    });
    socket.on('message', (data) => {
      const bytes = data as Buffer;
      if (isDelta(bytes)) {
        if (bytes[NEXT_AT] === ANSWER) this.#answered(null);
        return;
      }
      const message = JSON.parse(bytes.toString('utf8')) as {
        type: string;
        view?: object;
        refusal?: { reason: string };
      };
      if (message.type === 'seat' && message.view) start();
      else if (message.type === 'watching' || message.type === 'done') this.#answered(null);
      else if (message.type === 'refused') this.#answered(message.refusal?.reason ?? '');
    });
  }

  ask(message: object): Promise<void> {
    return this.#asked(JSON.stringify({ ...message, table: this.#table, id: 1 }));
  }

  order(viewSeq: number, move: string): Promise<void> {
    const what = `"do":"order","table":"${this.#table}","viewSeq":${viewSeq},"order":["${move}"]`;
    return this.#asked(`{${what},"id":1}`);
  }

  #asked(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.socket.send(text);
    });
  }

  #answered(refused: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (refused === null) waiting?.resolve();
    else waiting?.reject(new Error(refused));
  }
}

/** "delta", not "done". */
function isDelta(bytes: Buffer): boolean {
  return bytes[TYPE_AT] === D && bytes[TYPE_AT + 1] === E;
}
