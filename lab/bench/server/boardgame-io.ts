// boardgame.io's server. Its clients speak the protocol below socket.io themselves, as lean as those of the others: what
// a client's library does with a message is not what is measured.

import { fileURLToPath } from 'node:url';
import type { WebSocket } from 'ws';
import { connected } from './bare.ts';
import type { Contestant, MeasuredTable } from './contestant.ts';
import { startProcess } from './process.ts';
import type { ScriptedMove } from './script.ts';

const SERVER = fileURLToPath(new URL('../../peers/nexum-lite-server.mjs', import.meta.url));
const NAMESPACE = '/nexum-lite,';

export function boardgameIo(name: string, ...args: readonly string[]): Contestant {
  return {
    name,
    async start(count) {
      const child = await startProcess<{ port: number }>(SERVER, args);
      const url = `ws://127.0.0.1:${child.ready.port}/socket.io/?EIO=4&transport=websocket`;
      const tables: MeasuredTable[] = [];
      for (let table = 0; table < count; table++) tables.push(await peerTable(url, `match${table}`));
      return { ...child, tables };
    },
  };
}

async function peerTable(url: string, match: string): Promise<MeasuredTable> {
  const seats: PeerSeat[] = [];
  for (const seat of [0, 1]) seats.push(await PeerSeat.join(url, match, String(seat)));
  return { play: (move, number) => seats[move.seat].play(move, number) };
}

class PeerSeat {
  readonly #socket: WebSocket;
  readonly #match: string;
  readonly #seat: string;
  /** What is waited for: the number of the state, and whom to tell. */
  #waiting: { readonly state: number; readonly resolve: () => void } | null = null;

  private constructor(socket: WebSocket, match: string, seat: string) {
    this.#socket = socket;
    this.#match = match;
    this.#seat = seat;
    socket.on('message', (data) => this.#hear((data as Buffer).toString('latin1')));
  }

  static async join(url: string, match: string, seat: string): Promise<PeerSeat> {
    const socket = await connected(url);
    const joined = new PeerSeat(socket, match, seat);
    await joined.#said(`40${NAMESPACE}`, () => socket.send(`40${NAMESPACE}`));
    await joined.#said(`42${NAMESPACE}["sync"`, () => joined.#emit('sync', match, seat, undefined, 2));
    return joined;
  }

  /** `number` is that of the state which the move is made in. */
  play({ kind, args }: ScriptedMove, number: number): Promise<void> {
    const payload = { type: kind === 'end' ? 'endTurn' : kind, args, playerID: this.#seat };
    const type = kind === 'end' ? 'GAME_EVENT' : 'MAKE_MOVE';
    return new Promise((resolve) => {
      this.#waiting = { state: number + 1, resolve };
      this.#emit('update', { type, payload }, number, this.#match, this.#seat);
    });
  }

  #emit(...message: readonly unknown[]): void {
    this.#socket.send(`42${NAMESPACE}${JSON.stringify(message)}`);
  }

  #hear(text: string): void {
    // engine.io asks now and then whether one is still there
    if (text === '2') return this.#socket.send('3');
    if (this.#waiting === null || stateIn(text) < this.#waiting.state) return;
    const { resolve } = this.#waiting;
    this.#waiting = null;
    resolve();
  }

  #said(beginning: string, ask: () => void): Promise<void> {
    return new Promise((resolve) => {
      const hear = (data: unknown): void => {
        if (!(data as Buffer).toString('latin1').startsWith(beginning)) return;
        this.#socket.off('message', hear);
        resolve();
      };
      this.#socket.on('message', hear);
      ask();
    });
  }
}

const UPDATE = `42${NAMESPACE}["update"`;
const STATE_ID = '"_stateID":';

/** The number of the state that a message brings; -1 when it brings none. */
function stateIn(text: string): number {
  // the first is the state's own; those in its log come later
  return text.startsWith(UPDATE)
    ? Number.parseInt(text.slice(text.indexOf(STATE_ID) + STATE_ID.length), 10)
    : -1;
}
