// For tests: a way through to a server that writes down every byte that goes to it.

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Wiretap {
  readonly port: number;
  /** The bytes of each connection, towards the server. */
  readonly sent: () => readonly Buffer[];
  close(): Promise<void>;
}

export async function tap(port: number): Promise<Wiretap> {
  const connections: Buffer[][] = [];
  const sockets = new Set<Socket>();
  const server = createServer((from) => {
    const bytes: Buffer[] = [];
    connections.push(bytes);
    const to = connect(port, '127.0.0.1');
    from.on('data', (chunk) => bytes.push(chunk));
    for (const [one, other] of [
      [from, to],
      [to, from],
    ]) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    sent: () => connections.map((bytes) => Buffer.concat(bytes)),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
