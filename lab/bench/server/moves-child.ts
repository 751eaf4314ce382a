// `node moves-child.ts TABLES WARM-UP MOVES`: our server on the embedded store while each of so many tables plays so many moves
// as fast as they are answered, after as many as it takes to be warm; printed as JSON: moves, and the server's seconds on
// processors. By moves and not by seconds: on a busy machine there are few in a second, and of few the compiler has the most.
// Versions that lack this file are lent it by `--against`: it uses only what they have too.

import { scriptOf } from './script.ts';
import { starboard } from './starboard.ts';

const [tables, warmUp, moves] = process.argv.slice(2).map(Number);
const script = scriptOf(2, warmUp + moves);
const measured = await starboard({ name: '' }).start(tables);

async function play(from: number, to: number): Promise<void> {
  await Promise.all(
    measured.tables.map(async (table) => {
      for (let number = from; number < to; number++) await table.play(script[number], number);
    }),
  );
}

await play(0, warmUp);
const before = await measured.cpu();
await play(warmUp, warmUp + moves);
const seconds = (await measured.cpu()) - before;
await measured.stop();
process.stdout.write(JSON.stringify({ steps: tables * moves, seconds }));
process.exit(0);
