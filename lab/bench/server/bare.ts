import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import type { Contestant, MeasuredTable } from './contestant.ts';
import { startProcess } from './process.ts';

const SERVER = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

export const bare: Contestant = {
  name: 'bare WebSocket + SQLite',
  async start(count) {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-bare-'));
    const child = await startProcess<{ port: number }>(SERVER, [join(folder, 'moves.sqlite')]);
    const tables = await Promise.all(
      Array.from({ length: count }, (_, table) => bareTable(`ws://127.0.0.1:${child.ready.port}/${table}`)),
    );
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

async function bareTable(url: string): Promise<MeasuredTable> {
  const seats = await Promise.all([0, 1].map(() => connected(url)));
  return {
    play({ seat, kind, args }, viewSeq) {
      return new Promise((resolve) => {
        seats[seat].once('message', () => resolve());
        seats[seat].send(JSON.stringify({ viewSeq, order: [[kind, ...args].join(' ')] }));
      });
    },
  };
}

export function connected(url: string, headers: Record<string, string> = {}): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers, perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
