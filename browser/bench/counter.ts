// A proxy that counts what travels: bodies as they are sent, compressed, and the lines of their headers.

import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Counter {
  readonly address: string;
  /** Bytes since the last time this was asked. */
  take(): number;
  close(): void;
}

export async function countBytes(target: string): Promise<Counter> {
  let bytes = 0;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method, url = '/', headers } = incoming;
    const { host: _ours, ...rest } = headers;
    const forwarded = request(new URL(url, target), { method: method ?? 'GET', headers: rest }, (answer) => {
      bytes += answer.rawHeaders.join('  ').length;
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close: () => server.close(),
  };
}
