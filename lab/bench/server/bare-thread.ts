// Appends what it is handed in one commit, then says so.

import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

const file = new Database(workerData as string);
file.pragma('journal_mode = WAL');
file.pragma('synchronous = FULL');
file.exec('create table moves (id integer primary key, place text, body text)');
const insert = file.prepare('insert into moves (place, body) values (?, ?)');
const all = file.transaction((moves: { table: string; text: string }[]) => {
  for (const { table, text } of moves) insert.run(table, text);
});
parentPort?.on('message', (moves: { table: string; text: string }[]) => {
  all(moves);
  parentPort?.postMessage('written');
});
