// The floor: a WebSocket server that appends each move to SQLite before it shows it, and does nothing else. No rules, no
// people, no secrets. `bare-server.ts FILE`

import { Worker } from 'node:worker_threads';
import { WebSocketServer, type WebSocket } from 'ws';
import { answerSigns } from './process.ts';

interface Waiting {
  readonly table: string;
  readonly text: string;
}

const [file] = process.argv.slice(2);
const thread = new Worker(new URL('./bare-thread.ts', import.meta.url), { workerData: file });
const tables = new Map<string, Set<WebSocket>>();
let next: Waiting[] = [];
let writing: Waiting[] = [];

function hand(): void {
  if (next.length === 0 || writing.length > 0) return;
  writing = next;
  next = [];
  thread.postMessage(writing);
}

thread.on('message', () => {
  const written = writing;
  writing = [];
  hand();
  for (const { table, text } of written) for (const socket of tables.get(table) ?? []) socket.send(text);
});

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const table = request.url ?? '';
  const there = tables.get(table) ?? new Set();
  tables.set(table, there.add(socket));
  socket.on('message', (data) => {
    const text = JSON.stringify(JSON.parse((data as Buffer).toString('utf8')));
    next.push({ table, text });
    setImmediate(hand);
  });
});
server.on('listening', () => {
  const { port } = server.address() as { port: number };
  answerSigns({ port }, () => Promise.resolve());
});
