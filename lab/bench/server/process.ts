// A server in a process of its own. It prints one line of JSON when it is ready, and answers signs on its input.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { processorOf } from './processor.ts';

export interface MeasuredServer<Ready> {
  readonly ready: Ready;
  memory(): Promise<number>;
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** As tools/run.mjs starts a server. */
export const HEAP = '--max-semi-space-size=32';
export const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' } as const;

export async function startProcess<Ready>(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer<Ready>> {
  const child = spawn(process.execPath, ['--expose-gc', HEAP, file, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...MALLOC, NODE_ENV: 'production', ...env },
  });
  const lines = createInterface({ input: child.stdout });
  const next = (): Promise<string> =>
    new Promise((resolve, reject) => {
      lines.once('line', resolve);
      child.once('exit', (code) => reject(new Error(`A measured server ended with ${code}.`)));
    });
  const ready = JSON.parse(await next()) as Ready;
  return {
    ready,
    async memory() {
      child.stdin.write('memory\n');
      return Number(await next());
    },
    cpu: () => Promise.resolve(processorOf(child.pid)),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.write('stop\n');
      const impatient = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(impatient);
    },
  };
}

/** The other end, in the server's process. */
export function answerSigns(ready: object, stop: () => Promise<void>): void {
  process.stdout.write(`${JSON.stringify(ready)}\n`);
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line === 'stop') void stop().then(() => process.exit(0));
    if (line !== 'memory') return;
    globalThis.gc?.();
    process.stdout.write(`${process.memoryUsage().rss}\n`);
  });
}
