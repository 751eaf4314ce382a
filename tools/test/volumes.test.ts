import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { root } from '../paths.mjs';
import { filesWithVolumes } from './volumes.mjs';

let base: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'volumes-'));
  write('engine/testkit/volume.ts', 'export function volume() { return process.env.STARBOARD_LONG; }');
});

afterEach(() => rmSync(base, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(base, file)), { recursive: true });
  writeFileSync(join(base, file), text);
}

test('a test whose work depends on the kind of run is found, wherever it lies', () => {
  write('games/new/test/fuzz.test.ts', 'fuzz(volume({ daily: 1, long: 2 }));');
  write('web/odd.test.tsx', "if (process.env['STARBOARD_QUICK']) doLess();");
  write('server/plain.test.ts', 'expect(volumes).toBe(1);');
  expect(filesWithVolumes(base).toSorted()).toEqual(['games/new/test/fuzz.test.ts', 'web/odd.test.tsx']);
});

test('a helper may not ask', () => {
  write('lab/helper.ts', 'export const GAMES = volume({ daily: 1, long: 2 });');
  expect(() => filesWithVolumes(base)).toThrow('lab/helper.ts asks for the volume');
});

test('this repository has such tests', () => {
  expect(filesWithVolumes(root)).toContain('lab/bots/legality.test.ts');
});
