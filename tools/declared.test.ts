import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { undeclared } from './declared.mjs';

let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'declared-'));
  put('package.json', '{"workspaces":["engine","server"],"devDependencies":{"vitest":"1","@types/pg":"1"}}');
  put('engine/package.json', '{"name":"@starboard/engine"}');
  put(
    'server/package.json',
    '{"name":"@starboard/server","dependencies":{"ws":"1","@fastify/swagger":"1"},"devDependencies":{"pino":"1"}}',
  );
});

afterEach(() => rmSync(house, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

describe('what is declared, or needs no declaration, passes', () => {
  test.each([
    ['server/a.ts', "import 'ws'; import '@fastify/swagger/types'; import 'node:fs'; import './b.ts';"],
    ['server/a.ts', "import { own } from '@starboard/server'; import client from 'virtual:client';"],
    ['server/a.ts', "import type { Logger } from 'pino';"],
    ['server/a.test.ts', "import { test } from 'vitest'; import { pino } from 'pino';"],
    ['server/testing/a.ts', "import { expect } from 'vitest';"],
    ['server/vite.config.ts', "import { defineConfig } from 'vitest';"],
    ['engine/a.test.ts', "import '@starboard/games/skirmish';"],
    ['elsewhere/a.ts', "import 'react';"],
  ])('%s: %s', (file, text) => {
    put(file, text);
    expect(undeclared(house)).toEqual([]);
  });
});

describe('what is not declared is reported', () => {
  test.each([
    ['server/a.ts', '@starboard/engine', '@starboard/engine'],
    ['server/a.ts', 'pg/lib/client.js', 'pg'],
    ['server/a.ts', 'pino', 'pino'],
    ['server/a.ts', 'vitest', 'vitest'],
    ['server/a.test.ts', 'supertest', 'supertest'],
    ['server/testing/a.ts', '@starboard/engine', '@starboard/engine'],
    ['engine/a.ts', 'ws', 'ws'],
  ])('%s imports %s', (file, specifier, wanted) => {
    put(file, `\nimport { it } from '${specifier}';`);
    const [workspace] = file.split('/');
    expect(undeclared(house)).toEqual([
      `${file}:2 imports ${wanted}: ${workspace}/package.json does not name it`,
    ]);
  });
});
