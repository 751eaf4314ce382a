#!/usr/bin/env node
// The `starboard` command: the process around main.ts.

import { starboard } from './main.ts';

// Whoever reads may stop reading, as `head` does; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await starboard(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  watched: process.stderr.isTTY,
  env: process.env,
  onStop(stop) {
    process.once('SIGINT', stop).once('SIGTERM', stop);
  },
});
