import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { violations } from './arrows.mjs';

let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'arrows-'));
  put('engine/package.json', '{"exports":{".":"./index.ts","./testkit":"./testkit/index.ts"}}');
  put('games/package.json', '{"exports":{".":"./registry.ts","./*":"./*/index.ts"}}');
  for (const room of ['bots', 'lab', 'server']) put(`${room}/package.json`, '{"exports":{".":"./index.ts"}}');
});

afterEach(() => rmSync(house, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

/** What the check says about a house in which one file holds this text. */
function verdict(file: string, text: string): string[] {
  put(file, text);
  return violations(house);
}

describe('an import along the arrows passes', () => {
  test.each([
    ['engine/a.ts', "import { b } from './b.ts';"],
    ['engine/testkit/a.ts', "import { b } from '../index.ts'; import fc from 'fast-check';"],
    [
      'engine/a.test.ts',
      "import fs from 'node:fs'; import { test } from 'vitest'; import './testkit/index.ts';",
    ],
    ['engine/a.test.ts', "import { game } from '../games/skirmish/index.ts';"],
    ['games/nexum/rules/a.ts', "import '@starboard/engine'; import '../data/b.ts'; import '../guide/c.ts';"],
    ['games/nexum/rules/a.test.ts', "import '@starboard/engine/testkit'; import '../index.ts';"],
    ['games/nexum/data/a.ts', "import type { Table } from '@starboard/engine';"],
    ['games/nexum/bots/a.ts', "import '@starboard/bots'; import '../rules/b.ts';"],
    ['games/nexum/ui/a.tsx', "import '../rules/b.ts'; import '../../../web/widgets.tsx'; import 'react';"],
    ['games/nexum/index.ts', "export { game } from './rules/game.ts';"],
    ['games/registry.ts', "const load = () => import('./nexum/index.ts');"],
    ['games/registry.ts', "const load = () => import('./nexum/earlier/v1/index.ts');"],
    ['games/nexum/earlier/v1.ts', "import '../rules/b.ts'; import '../bots/c.ts';"],
    ['games/nexum/earlier/v1/rules/a.ts', "import '@starboard/engine'; import '../data/b.ts';"],
    ['games/nexum/earlier/v1/index.ts', "import './rules/a.ts';"],
    ['bots/a.ts', "import '@starboard/engine';"],
    ['bots/a.test.ts', "import '@starboard/games/skirmish';"],
    ['lab/a.ts', "import '@starboard/games'; import '@starboard/bots';"],
    ['server/a.ts', "import '@starboard/games'; import '@starboard/bots'; import 'node:http';"],
    ['web/a.ts', "import '@starboard/games';"],
    ['cli/a.ts', "import '@starboard/server'; import '@starboard/lab'; import '@starboard/games/nexum';"],
    ['some.config.ts', "import './tools/chromium.mjs';"],
    ['engine/a.ts', "// import '../server/b.ts'\nexport const text = \"import '../server/b.ts'\";"],
    ['engine/node_modules/x/a.ts', "import '../../../server/b.ts';"],
  ])('%s: %s', (file, text) => {
    expect(verdict(file, text)).toEqual([]);
  });
});

describe('an import against the arrows is reported', () => {
  test.each([
    ['engine/a.ts', '../games/nexum/index.ts', 'engine may not import nexum'],
    ['engine/a.ts', '@starboard/engine/testkit', 'engine may not import testkit'],
    ['engine/a.ts', 'node:fs', 'needs neither Node nor packages'],
    ['engine/a.ts', 'react', 'needs neither Node nor packages'],
    ['engine/a.ts', '@starboard/nowhere', 'no workspace exports it'],
    ['engine/a.ts', '../../elsewhere/a.ts', 'out of the repository'],
    ['engine/a.ts', '../vitest.config.ts', 'may not import a file outside all rooms'],
    ['engine/a.test.ts', '../games/nexum/index.ts', 'engine may not import nexum'],
    ['engine/testkit/a.ts', '../../bots/index.ts', 'testkit may not import bots'],
    ['games/nexum/rules/a.ts', '../../ops/rules/b.ts', "nexum's rules may not import ops's rules"],
    ['games/nexum/rules/a.ts', '@starboard/games/ops', "nexum's rules may not import ops's game"],
    ['games/nexum/rules/a.ts', '@starboard/games', "nexum's rules may not import registry"],
    ['games/nexum/rules/a.ts', '../ui/board.tsx', "nexum's rules may not import nexum's ui"],
    ['games/nexum/rules/a.ts', '@starboard/bots', "nexum's rules may not import bots"],
    ['games/nexum/rules/a.ts', 'node:fs', 'needs neither Node nor packages'],
    ['games/nexum/rules/a.test.ts', '../../ops/rules/b.ts', "nexum's rules may not import ops's rules"],
    ['games/nexum/data/a.ts', '../rules/b.ts', "nexum's data may not import nexum's rules"],
    ['games/nexum/data/a.ts', '@starboard/engine', "nexum's data may not import engine"],
    ['games/nexum/guide/a.ts', '../../ops/guide/b.ts', "nexum's guide may not import ops's guide"],
    ['games/nexum/ui/a.tsx', '../../ops/ui/b.tsx', "nexum's ui may not import ops's ui"],
    ['games/nexum/ui/a.tsx', '../../../server/index.ts', "nexum's ui may not import server"],
    ['bots/a.ts', '@starboard/games', 'bots may not import registry'],
    ['bots/a.test.ts', '@starboard/games/nexum', "bots may not import nexum's game"],
    ['lab/a.ts', '../cli/main.ts', 'lab may not import cli'],
    ['lab/a.ts', '@starboard/games/nexum', "lab may not import nexum's game"],
    ['server/a.ts', '@starboard/lab', 'server may not import lab'],
    ['server/a.ts', '../tools/setup.mjs', 'server may not import tools'],
    ['web/a.ts', '../server/index.ts', 'web may not import server'],
    ['cli/a.ts', '../web/main.tsx', 'cli may not import web'],
  ])('%s imports %s: %s', (file, specifier, why) => {
    const [line, ...more] = verdict(file, `import '${specifier}';`);
    expect(line).toContain(`${file}:1 imports ${specifier}: `);
    expect(line).toContain(why);
    expect(more).toEqual([]);
  });

  test.each([
    "import b from '../server/b.ts';",
    "import type { B } from '../server/b.ts';",
    "import { type B } from '../server/b.ts';",
    "export { b } from '../server/b.ts';",
    "export type { B } from '../server/b.ts';",
    "export * from '../server/b.ts';",
    "export const b = () => import('../server/b.ts');",
    'export const b = () => import(`../server/b.ts`);',
    "export type B = import('../server/b.ts').B;",
  ])('in every spelling: %s', (text) => {
    expect(verdict('engine/a.ts', `\n${text}\n`)).toEqual([
      'engine/a.ts:2 imports ../server/b.ts: engine may not import server',
    ]);
  });

  test('also where the name is computed', () => {
    expect(verdict('engine/a.ts', 'export const load = (name: string) => import(name);')).toEqual([
      'engine/a.ts:1 imports something computed: engine names what it imports',
    ]);
  });
});

test('a folder that is no room is reported', () => {
  expect(verdict('cellar/a.ts', '')).toEqual([
    'cellar/a.ts:1 is in no room: name its folder in tools/arrows/rooms.mjs',
  ]);
});

test('a file that cannot be parsed does not pass', () => {
  expect(() => verdict('engine/a.ts', 'import from from;;(')).toThrow('engine/a.ts cannot be parsed');
});
