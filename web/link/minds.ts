// A bot's thread, started when it is first needed and started again when it breaks.

import { remoteMind, type Mind } from '@starboard/bots';
import { portTo } from './rpc.ts';
import { startThread } from './threads.ts';

export function startMind(): Mind {
  let running: { mind: Mind; broken: Promise<never> } | null = null;
  const start = (): { mind: Mind; broken: Promise<never> } => {
    const worker = startThread('mind');
    const { promise, reject } = Promise.withResolvers<never>();
    worker.addEventListener('error', (event) => {
      // dealt with here: it must not break the thread that asked
      event.preventDefault();
      running = null;
      worker.terminate();
      reject(new Error(event.message));
    });
    promise.catch(() => {});
    return { mind: remoteMind(portTo(worker)), broken: promise };
  };
  return {
    think(question, listen, signal) {
      running ??= start();
      return Promise.race([running.mind.think(question, listen, signal), running.broken]);
    },
  };
}
