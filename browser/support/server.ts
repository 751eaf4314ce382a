// A server of the tests' own, started as people start it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../cli/starboard.ts', import.meta.url));

export interface Serving {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export async function serve(): Promise<Serving> {
  const data = mkdtempSync(join(tmpdir(), 'starboard-data-'));
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', data], {
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
  return {
    address,
    async stop() {
      const closed = once(child, 'exit');
      child.kill();
      await closed;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
