// A thread that thinks for bots. It gives way to the threads that serve people.

import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { serveMind } from '@starboard/bots';
import { loadKnown } from '@starboard/games';

const NICE = 10;

try {
  // On Linux this is about the calling thread alone, which is what we want; elsewhere it must not touch the process.
  if (process.platform === 'linux') setPriority(0, NICE);
} catch {
  // A system that refuses it is no reason not to think.
}

serveMind(
  {
    post: (message) => parentPort?.postMessage(message),
    listen: (handler) => parentPort?.on('message', handler),
  },
  loadKnown,
);
