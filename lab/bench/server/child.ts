// `node child.ts TABLES WARM-UP SECONDS`: our server under the load of so many tables on the embedded store, printed as
// JSON: moves, and the server's seconds on processors. Versions that lack this file are lent it by `--against`: it uses
// only what they have too.

import { runLoad } from './load.ts';
import { scriptOf } from './script.ts';
import { starboard } from './starboard.ts';

/** More than any server plays at one table meanwhile. */
const SCRIPT = 60_000;

const [tables, warmUp, seconds] = process.argv.slice(2).map(Number);
const measured = await starboard({ name: '' }).start(tables);
const { moves, cpu } = await runLoad(measured, scriptOf(2, SCRIPT), { warmUp, seconds, every: 0 });
await measured.stop();
process.stdout.write(JSON.stringify({ steps: moves, seconds: cpu }));
process.exit(0);
