// What a thread of a simulation does: it checks the plan, says that it is ready, then plays the chunks it is handed.

import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '@starboard/engine';
import type { Chunk } from './chunks.ts';
import { prepare, type SimulationPlan } from './plan.ts';
import { playGames } from './play.ts';

const prepared = await prepare(workerData as SimulationPlan);
if (isRefusal(prepared)) throw new Error(prepared.reason);
parentPort?.on('message', ({ from, to }: Chunk) => parentPort?.postMessage(playGames(prepared, from, to)));
parentPort?.postMessage('ready');
