// A request on a connection of its own, where it matters how many of both there are.

import { get, type IncomingMessage } from 'node:http';

export function getAlone(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => resolve(answer.resume())).once('error', reject);
  });
}
