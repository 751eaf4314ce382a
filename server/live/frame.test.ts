import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { expect, test } from 'vitest';
import { textFrames } from './frame.ts';

test.each([0, 1, 125, 126, 65_535, 65_536, 300_000])(
  'a text of %i letters arrives as it was',
  async (length) => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const heard = once(client, 'message');
    const text = 'x'.repeat(length);
    server.on('connection', (_socket, request) => request.socket.write(textFrames([text])));
    const [data] = (await heard) as [Buffer];
    expect(data.toString('utf8')).toBe(text);
    client.terminate();
    server.close();
  },
);

test('letters of several bytes are counted as bytes', () => {
  const frame = textFrames(['Größe 🚀']);
  expect(frame[1]).toBe(frame.length - 2);
  expect(frame.subarray(2).toString('utf8')).toBe('Größe 🚀');
});

test('several texts follow each other', () => {
  expect(textFrames(['one', 'two'])).toEqual(Buffer.concat([textFrames(['one']), textFrames(['two'])]));
});
