// Somebody who calls the server from an address of its own: all of 127.0.0.0/8 is this computer, so that attackers and
// bystanders do not share what an address may take.

import { request } from 'node:http';
import { SOCKET_ADDRESS } from '@starboard/wire/socket';
import { WebSocket } from 'ws';

export interface CallReply {
  readonly status: number;
  readonly text: string;
  readonly cookie: string;
}

export interface Attacker {
  readonly server: string;
  readonly from: string;
  readonly cookie: string;
}

export function call(
  { server, from, cookie }: Attacker,
  method: string,
  path: string,
  body?: object,
): Promise<CallReply> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const asking = request(`${server}${path}`, { method, headers, localAddress: from, agent: false });
    asking.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('error', reject).on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text,
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
        }),
      );
    });
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Somebody without a name. */
export const stranger = (server: string, from: string): Attacker => ({ server, from, cookie: '' });

export async function guest(server: string, from: string, name: string): Promise<Attacker> {
  const reply = await call(stranger(server, from), 'POST', '/api/guests', { name });
  if (reply.status !== 200) throw new Error(reply.text);
  return { server, from, cookie: reply.cookie };
}

export function socketOf({ server, from, cookie }: Attacker): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const url = `${server.replace('http', 'ws')}${SOCKET_ADDRESS}`;
    const socket = new WebSocket(url, { headers: { cookie }, localAddress: from, perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
