// The process's listening side: opens the port, answers by the routes, and closes without cutting anybody off.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Refusal } from '@starboard/engine';
import { catalogue } from '@starboard/games/catalogue';
import { headersOf } from './headers.ts';
import { routesOf, type Routes } from './routes.ts';

export interface Where {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
}

export interface Running {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export async function startServer({ host, port }: Where): Promise<Running | Refusal> {
  const routes = routesOf(await catalogue());
  const server = createServer((request, response) => answer(routes, request, response));
  const refused = await listening(server, host, port);
  return (
    refused ?? { address: `http://${inAddress(host)}:${portOf(server, port)}`, stop: () => stopped(server) }
  );
}

function answer(routes: Routes, { method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
  const reply = routes(method, url);
  response.writeHead(reply.status, headersOf(reply));
  response.end(method === 'HEAD' ? undefined : reply.body);
}

/** Null when the server listens, else why it cannot. */
function listening(server: Server, host: string, port: number): Promise<Refusal | null> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const refusal = refusalOf(error, host, port);
      if (refusal === null) reject(error);
      else resolve(refusal);
    });
    // By name it might be the IPv6 address alone, where half of the programs would not look.
    server.listen(port, host === 'localhost' ? '127.0.0.1' : host, () => resolve(null));
  });
}

function refusalOf({ code }: NodeJS.ErrnoException, host: string, port: number): Refusal | null {
  switch (code) {
    case 'EADDRINUSE':
      return new Refusal(`Port ${port} is in use: stop what runs there, or take another with --port.`);
    case 'EACCES':
      return new Refusal(`Port ${port} may not be opened by this user: take one above 1023 with --port.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Refusal(
        `${JSON.stringify(host)} is no address of this computer: take localhost or 0.0.0.0 with --host.`,
      );
    default:
      return null;
  }
}

function portOf(server: Server, asked: number): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : asked;
}

function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** How long open requests may take to end, in milliseconds. */
const PATIENCE = 2000;

function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(() => {
      clearTimeout(impatient);
      resolve();
    });
    server.closeIdleConnections();
  });
}
