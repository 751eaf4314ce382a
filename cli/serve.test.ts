import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, run } from './testing.ts';

async function withBusyPort(work: (port: string) => Promise<void>): Promise<void> {
  const other: Server = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  try {
    await work(String((other.address() as AddressInfo).port));
  } finally {
    other.close();
  }
}

test('one line says where it is, and the first time another where its data are from now on', () =>
  inFolder(async (folder) => {
    const data = join(folder, 'data');
    // what a first start leaves that was cut off at once
    mkdirSync(data);
    writeFileSync(join(data, 'starboard.sqlite'), '');
    const errors: string[] = [];
    for (const _ of [1, 2]) {
      const { code, out, err } = await run(['serve', '--port', '0', '--data', data]);
      expect(code).toBe(0);
      expect(out).toMatch(/^Starboard is at http:\/\/localhost:\d+\n$/);
      errors.push(err);
    }
    const first = `starboard: there was no data in ${data} yet; what people do is kept there from now on.\n`;
    expect(errors).toEqual([first, '']);
  }));

test('a port in use is one sentence, whether a flag or the environment named it', () =>
  withBusyPort(async (port) => {
    const said = {
      code: 2,
      out: '',
      err: `starboard: Port ${port} is in use: stop what runs there, or choose another with --port.\n`,
    };
    expect(await run(['serve', '--port', port])).toEqual(said);
    expect(await run(['serve'], { env: { PORT: port } })).toEqual(said);
  }));

test('the flag goes before the environment, which is checked as well', () =>
  withBusyPort(async (port) => {
    expect((await run(['serve', '--port', '0'], { env: { PORT: port } })).code).toBe(0);
    const { err } = await run(['serve'], { env: { PORT: 'harbour' } });
    expect(err).toBe('starboard: PORT must be a whole number from 0 to 65535, not "harbour".\n');
  }));

test.each([
  [
    { STARBOARD_BOT_THREADS: 'many' },
    'STARBOARD_BOT_THREADS must be a whole number of at least 1, not "many".',
  ],
  [{ STARBOARD_LOG: 'loud' }, 'STARBOARD_LOG must be one of none, error, warn, info, not "loud".'],
])('a wrong setting is one sentence: %j', async (env, sentence) => {
  expect(await run(['serve', '--port', '0'], { env })).toEqual({
    code: 2,
    out: '',
    err: `starboard: ${sentence}\n`,
  });
});
