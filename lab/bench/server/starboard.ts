import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebSocket } from 'ws';
import { SOCKET_ADDRESS } from '@starboard/wire/socket';
import { connected } from './bare.ts';
import type { Contestant, MeasuredTable } from './contestant.ts';
import { startProcess, type MeasuredServer } from './process.ts';

const SERVER = fileURLToPath(new URL('./starboard-server.ts', import.meta.url));

export interface Ours {
  readonly name: string;
}

/** On the embedded store. */
export function starboard({ name }: Ours): Contestant {
  return {
    name,
    async start(count) {
      const child = await ourProcess();
      return { ...child, tables: await ourTables([child.ready.address], count) };
    },
  };
}

export type OurProcess = MeasuredServer<{ readonly address: string }>;

/** On the embedded store, or on the database and with the bus that are named. */
export async function ourProcess(...urls: readonly string[]): Promise<OurProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-bench-'));
  const child = await startProcess<{ address: string }>(SERVER, [folder, ...urls]);
  return {
    ...child,
    async stop() {
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const AT_ONCE = 50;

/** Tables in play. The seats of each are at processes that follow each other. */
export async function ourTables(addresses: readonly string[], count: number): Promise<OurTable[]> {
  const people = await Promise.all([signIn(addresses[0]), signIn(addresses[0])]);
  const at = (place: number): string => addresses[place % addresses.length];
  const tables: OurTable[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, i) => first + i);
    const opened = some.map((place) => ourTable([at(place), at(place + 1)], people));
    tables.push(...(await Promise.all(opened)));
  }
  return tables;
}

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
  addresses: readonly string[],
  people: readonly string[],
  game = 'nexum-lite',
): Promise<OurTable> {
  const opened = await post(addresses[0], people[0], '/api/tables', {
    game,
    seats: [{ me: true }, { free: true }],
    ready: false,
  });
  const { table } = (await opened.json()) as { table: string };
  const sockets = await Promise.all(
    people.map((cookie, seat) => {
      const address = addresses[seat % addresses.length];
      return connected(`${address.replace('http', 'ws')}${SOCKET_ADDRESS}`, { cookie });
    }),
  );
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
  #deltas = 0;
  #seen: (() => void) | null = null;

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
        this.#deltas++;
        this.#seen?.();
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

  /** Resolves when it has been shown so many moves. */
  sees(moves: number): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.#deltas < moves) return;
        this.#seen = null;
        resolve();
      };
      this.#seen = look;
      look();
    });
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
