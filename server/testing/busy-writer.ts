// For tests: a process that appends deeds to the embedded store of a folder without a pause, as a full house does, and tells
// its parent, when that asks, how many are on the disk.

import { openSqlite } from '../store/sqlite/open.ts';

const CLIENTS = 16;

const store = await openSqlite({ folder: process.argv[2], process: 'busy' });
let durable = 0;
const end = new AbortController();

async function write(table: string): Promise<void> {
  const body = JSON.stringify({ about: 'a deed', text: 'x'.repeat(200) });
  for (let seq = 0; !end.signal.aborted; seq++) {
    const deed = { table, seq, at: seq, body, summary: null, snapshot: null };
    if (!(await store.append(deed))) throw new Error('Somebody else has written here.');
    durable++;
  }
}

const writing = Promise.all(Array.from({ length: CLIENTS }, (_, i) => write(`busy${i}`)));

process.on('message', (asked) => {
  if (asked === 'count') process.send?.(durable);
  else end.abort();
});
await writing;
await store.close();
process.disconnect();
