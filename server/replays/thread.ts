// A thread that replays games, one question after the other. It gives way to the threads that serve people.

import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@starboard/games';
import { openReading } from '../store/reading.ts';
import { replaysHere } from '../tables/replaying.ts';
import { BrokenTable } from '../tables/table.ts';
import type { FromThread, ThreadOpening, ToThread } from './protocol.ts';

const NICE = 10;

try {
  // On Linux this is about the calling thread alone, which is what we want; elsewhere it must not touch the process.
  if (process.platform === 'linux') setPriority(0, NICE);
} catch {
  // A system that refuses it is no reason not to answer.
}

const { reading } = workerData as ThreadOpening;
const replays = replaysHere(openReading(reading), loadGame);

/** What this thread has spent on a processor so far, in milliseconds. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function answered({ question, about }: ToThread): Promise<FromThread> {
  const before = spent();
  try {
    const answer = await replays.ask(question, about);
    return { answer, cost: spent() - before };
  } catch (error) {
    const isBroken = error instanceof BrokenTable;
    return {
      error: error instanceof Error ? error.message : String(error),
      isBroken,
      cost: spent() - before,
    };
  }
}

/** Bytes go over as they are, without a copy. */
function bytesIn(told: FromThread): ArrayBuffer[] {
  if (!('answer' in told) || typeof told.answer !== 'object' || told.answer === null) return [];
  const json =
    told.answer instanceof Uint8Array ? told.answer : 'json' in told.answer ? told.answer.json : null;
  return json?.buffer instanceof ArrayBuffer ? [json.buffer] : [];
}

parentPort?.on('message', (asked: ToThread) => {
  void answered(asked).then((told) => parentPort?.postMessage(told, bytesIn(told)));
});
