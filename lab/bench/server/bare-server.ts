// The floor: a WebSocket server that appends each move to a database before it shows it, and does nothing else. No rules,
// no people, no secrets. `bare-server.ts FILE` or `bare-server.ts postgres://…`

import { WebSocketServer, type WebSocket } from 'ws';
import { writeToFile, writeToPostgres, type BareMove } from './bare-writers.ts';
import { answerSigns } from './process.ts';

const [where] = process.argv.slice(2);
const { write, lanes } = where.startsWith('postgres:') ? await writeToPostgres(where) : writeToFile(where);
const tables = new Map<string, Set<WebSocket>>();
let next: BareMove[] = [];
let busy = 0;

function hand(): void {
  if (next.length === 0 || busy >= lanes) return;
  const moves = next;
  next = [];
  busy++;
  void handed(moves);
}

async function handed(moves: readonly BareMove[]): Promise<void> {
  await write(moves);
  busy--;
  hand();
  for (const { table, text } of moves) for (const socket of tables.get(table) ?? []) socket.send(text);
}

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
