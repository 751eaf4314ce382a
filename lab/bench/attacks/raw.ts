// Bytes straight onto a connection, as no browser sends them.

import { connect, type Socket } from 'node:net';
import { pause } from './caller.ts';

interface Where {
  readonly server: string;
  readonly from: string;
  readonly until: number;
}

/** Requests that are sent together, none of which waits for an answer. */
const TOGETHER = 64;
const MOST_UNSENT = 1 << 18;

export function opened({ server, from }: Where): Socket {
  const { port, hostname } = new URL(server);
  const socket = connect({ port: Number(port), host: hostname, localAddress: from });
  return socket.on('error', () => {});
}

/** The same request again and again on so many connections; who is cut off comes back. Tells how many bytes came back. */
export async function flooded(
  where: Where,
  path: string,
  connections: number,
  header = 'Accept: */*',
): Promise<string> {
  const text = `GET ${path} HTTP/1.1\r\nHost: here\r\n${header}\r\n\r\n`.repeat(TOGETHER);
  let [bytes, cut] = [0, 0];
  const one = async (): Promise<void> => {
    while (Date.now() < where.until) {
      const socket = opened(where);
      socket.on('data', (data) => (bytes += data.length));
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      while (!socket.destroyed && Date.now() < where.until) {
        while (!socket.destroyed && socket.writableLength < MOST_UNSENT) socket.write(text);
        await pause(1);
      }
      if (socket.destroyed) cut++;
      socket.destroy();
      await closed;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return `${Math.round(bytes / 1e6)} MB answered, ${cut} connections cut off`;
}

/** Begun and never ended. */
export const BEGUN = `GET / HTTP/1.1\r\nX: ${'x'.repeat(12_000)}`;
/** To be something that is not here. */
export const ELSEWHERE =
  'GET /elsewhere HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

/** So many connections that ask for that and stay. */
export async function heldOpen(where: Where, connections: number, asking: string): Promise<string> {
  const sockets: Socket[] = [];
  while (sockets.length < connections && Date.now() < where.until) {
    const socket = opened(where);
    // who reads nothing does not see that it was cut off
    socket.once('connect', () => socket.write(asking)).resume();
    sockets.push(socket);
    if (sockets.length % 50 === 0) await pause(5);
  }
  await pause(where.until - Date.now());
  const held = sockets.filter(({ destroyed }) => !destroyed).length;
  for (const socket of sockets) socket.destroy();
  return `${held} of ${sockets.length} connections held`;
}
