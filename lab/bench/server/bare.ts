import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import type { Contestant, Measured, MeasuredTable } from './contestant.ts';
import { startProcess } from './process.ts';

const SERVER = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

export const bare: Contestant = {
  name: 'bare WebSocket + SQLite',
  async start(count) {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-bare-'));
    const measured = await bareOn(join(folder, 'moves.sqlite'), count);
    return {
      ...measured,
      async stop() {
        await measured.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};

/** On a file, or on a database by its address. A move is done when who made it has seen it, or when both seats have. */
export async function bareOn(where: string, count: number, forBoth = false): Promise<Measured> {
  const child = await startProcess<{ port: number }>(SERVER, [where]);
  const at = `ws://127.0.0.1:${child.ready.port}`;
  const tables = await Promise.all(
    Array.from({ length: count }, (_, table) => bareTable(`${at}/${table}`, forBoth)),
  );
  return { ...child, tables };
}

async function bareTable(url: string, forBoth: boolean): Promise<MeasuredTable> {
  const seats = await Promise.all([0, 1].map(() => connected(url)));
  const seen = (seat: number): Promise<void> =>
    new Promise((resolve) => {
      seats[seat].once('message', () => resolve());
    });
  return {
    async play({ seat, kind, args }, viewSeq) {
      const done = (forBoth ? [0, 1] : [seat]).map(seen);
      seats[seat].send(JSON.stringify({ viewSeq, order: [[kind, ...args].join(' ')] }));
      await Promise.all(done);
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
