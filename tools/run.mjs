// `node tools/run.mjs COMMAND ARGS`: sets up what is missing, then runs a script of this repository or an installed
// tool under the right Node. This is what the npm scripts call, so that a fresh checkout needs no other step.
import { join } from 'node:path';

import { runChild } from './child.mjs';
import { root } from './paths.mjs';
import { setUp } from './setup.mjs';
import { stop } from './setup/stop.mjs';

const [command, ...args] = process.argv.slice(2);
if (!command) stop('say what to run: node tools/run.mjs COMMAND ARGS');

const { node, env } = setUp();
const isServer = args[0] === 'serve';
// A server stays small whatever comes: on a large computer V8 would let the young part of its heap grow to 128 MB. The rest
// of the heap, and that of its threads, it keeps small itself.
const heap = isServer ? ['--max-semi-space-size=32'] : [];
// Left to itself the C library keeps pieces of up to 32 MB, as passwords need them, for each thread apart.
const malloc = isServer ? { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' } : {};
const isScript = /\.m?[jt]s$/.test(command);
const { code, signal } = isScript
  ? await runChild(node, [...heap, join(root, command), ...args], { env: { ...malloc, ...env } })
  : await runChild(command, args, { env }).catch(() => stop(`there is no tool called ${command} here.`));

// Ending as the child ended lets the shell see an interruption as one.
if (signal) process.kill(process.pid, signal);
else process.exitCode = code ?? 1;
