// A server of the tests' own, started as people start it.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../cli/starboard.ts', import.meta.url));

export interface Serving {
  readonly address: string;
  readonly stop: () => Promise<void>;
  /** Ends it without any warning, and starts it again on the same data and port when `meanwhile` is done. */
  readonly restart: (meanwhile?: () => Promise<void>) => Promise<void>;
}

export async function serve(): Promise<Serving> {
  const data = mkdtempSync(join(tmpdir(), 'starboard-data-'));
  let { child, address } = await start(data, '0');
  const ended = async (signal: NodeJS.Signals): Promise<void> => {
    const closed = once(child, 'exit');
    child.kill(signal);
    await closed;
  };
  return {
    address,
    async stop() {
      await ended('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
    async restart(meanwhile = () => Promise.resolve()) {
      await ended('SIGKILL');
      await meanwhile();
      ({ child, address } = await start(data, new URL(address).port));
    },
  };
}

async function start(data: string, port: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [program, 'serve', '--port', port, '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8');
  for await (const text of child.stdout) {
    said += String(text);
    if (said.includes('\n')) break;
  }
  const address = /http:\S+/.exec(said)?.[0];
  if (address === undefined) throw new Error(`The server did not start: ${said}`);
  return { child, address };
}
