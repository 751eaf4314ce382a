import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { Listeners } from '../notices.ts';
import { Channel } from './channel.ts';
import { USUAL_PATIENCE } from './patience.ts';

/** A message of PostgreSQL's protocol: its kind, its length, its body. */
function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
}

const WELCOME = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const REFUSED = message('E', Buffer.from('SERROR\0C42501\0Mnot for you\0\0'));

test('a connection that cannot listen is ended', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const ended = new Promise<void>((resolve) => {
    server.on('connection', (socket: Socket) => {
      socket.once('data', () => {
        socket.write(Buffer.concat([WELCOME, READY]));
        socket.once('data', () => socket.write(Buffer.concat([REFUSED, READY])));
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
  });
  const channel = new Channel(
    { host: '127.0.0.1', port, user: 'nobody' },
    'test',
    new Listeners(),
    USUAL_PATIENCE,
  );
  await expect(channel.open()).rejects.toThrow('not for you');
  await ended;
  await channel.close();
  server.close();
});
