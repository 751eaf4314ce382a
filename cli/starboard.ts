#!/usr/bin/env node
// The `starboard` command: the process around main.ts.

import { BAD_INPUT, NOT_IN_ORDER } from './command.ts';
import { starboard } from './main.ts';
import { reasonOf } from './reasons.ts';

/** Longer lines are hard to read, however wide the window is. */
const WIDEST = 100;

// Whoever reads may stop reading, as `head` does; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`starboard: The output cannot be written: ${reasonOf(error)}.\n`);
  process.exit(NOT_IN_ORDER);
});

// Where passwords could not be kept, the server would fail with an error that says nothing of it.
if (process.getBuiltinModule('node:crypto').argon2 === undefined) {
  process.stderr.write(
    `starboard: Node ${process.versions.node} is too old, it cannot keep passwords (argon2): use Node 24.7 or newer, or npm run, which fetches one.\n`,
  );
  process.exit(BAD_INPUT);
}

process.exitCode = await starboard(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  watched: process.stderr.isTTY,
  width: Math.min(process.stdout.columns || WIDEST, WIDEST),
  env: process.env,
  onStop(stop) {
    process.once('SIGINT', stop).once('SIGTERM', stop);
  },
});
