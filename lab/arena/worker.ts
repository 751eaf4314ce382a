// What a thread of an arena does: it checks the plan, says that it is ready, then plays the games it is handed.

import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '@starboard/engine';
import type { Fixture } from './lineups.ts';
import { prepareArena, type ArenaPlan } from './plan.ts';
import { playFixture } from './play.ts';

const prepared = await prepareArena(workerData as ArenaPlan);
if (isRefusal(prepared)) throw new Error(prepared.reason);
parentPort?.on('message', (fixture: Fixture) => parentPort?.postMessage(playFixture(prepared, fixture)));
parentPort?.postMessage('ready');
