import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { runCheck } from './test/runners.mjs';
import { NOT_RUN } from './test/verdict.mjs';

const SCRIPT = fileURLToPath(new URL('./outside.mjs', import.meta.url));
let bin: string;

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'outside-'));
});
afterEach(() => rmSync(bin, { recursive: true }));

/** A program that ends with that code and says what it was asked. */
function program(name: string, code: number): void {
  const path = join(bin, name);
  writeFileSync(path, `#!/bin/sh\n[ "$1" = --version ] && exit 0\necho "$@"\nexit ${code}\n`);
  chmodSync(path, 0o755);
}

/** Where no other programs are installed, and none can be fetched. */
const env = () => ({ PATH: bin, STARBOARD_OUTSIDE: join(bin, 'outside') });

const alerts = (): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, 'alerts'], { env: env() }, (error, said) =>
      resolve({ code: Number(error?.code ?? 0), said }),
    );
  });

test('a program that cannot be had has looked at nothing, and that is said', async () => {
  expect(await alerts()).toEqual({
    code: NOT_RUN,
    said: 'promtool is not installed and cannot be fetched\n',
  });
});

test('what a program says decides', async () => {
  symlinkSync('/bin/sh', join(bin, 'sh'));
  program('promtool', 0);
  expect(await alerts()).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^check rules .*alerts\.yml\n$/) as string,
  });
  program('promtool', 3);
  expect((await alerts()).code).toBe(1);
});

test('a check that was not run is neither passed nor failed, and is named', async () => {
  const ending = (code: number) =>
    runCheck({ name: 'a check', command: [process.execPath, '-e', `process.exit(${code})`] }, process.env);
  expect(await ending(0)).toEqual({ passed: 1, failed: 0 });
  expect(await ending(1)).toEqual({ passed: 0, failed: 1 });
  expect(await ending(NOT_RUN)).toEqual({ passed: 0, failed: 0, notRun: 'a check' });
});
