import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { namesakes, violations } from './arrows.mjs';
import { cyclesAmong } from './arrows/cycles.mjs';
import { backward, folders } from './arrows/folders.mjs';

let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'arrows-'));
  put(
    'engine/package.json',
    JSON.stringify({
      exports: {
        '.': './index.ts',
        './match': './doors/match.ts',
        './view': './doors/view.ts',
        './testkit': './testkit/index.ts',
      },
    }),
  );
  put('games/package.json', '{"exports":{".":"./registry.ts","./*":"./*/index.ts"}}');
  put('wire/package.json', '{"exports":{"./rest":"./rest.ts","./schema":"./schema/index.ts"}}');
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
    ['engine/doors/view.ts', "export * from '../gate.ts';"],
    ['games/nexum/ui/a.tsx', "import '@starboard/engine/view';"],
    [
      'games/nexum/rules/a.test.ts',
      "import '@starboard/engine/match'; import '@starboard/engine/testkit'; import '../index.ts';",
    ],
    ['games/nexum/test/a.ts', "import '@starboard/engine/testkit'; import '../rules/b.ts';"],
    ['games/nexum/data/a.ts', "import type { Table } from '@starboard/engine';"],
    ['games/nexum/bots/a.ts', "import '@starboard/bots'; import '../rules/b.ts';"],
    ['games/nexum/ui/a.tsx', "import '../rules/b.ts'; import '../../../kit/widgets.tsx'; import 'react';"],
    ['kit/a.tsx', "import '@starboard/engine'; import 'react';"],
    ['games/nexum/ui/a.test.tsx', "import '../../../kit/testkit/index.ts';"],
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
    ['web/a.ts', "import '@starboard/games'; import '@starboard/wire/rest';"],
    ['web/a.ts', "import type { Me } from '@starboard/wire/schema';"],
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
    ['games/nexum/rules/a.ts', '@starboard/engine/testkit', "nexum's rules may not import testkit"],
    ['games/nexum/rules/a.ts', '../../ops/rules/b.ts', "nexum's rules may not import ops's rules"],
    ['games/nexum/rules/a.ts', '@starboard/games/ops', "nexum's rules may not import ops's game"],
    ['games/nexum/rules/a.ts', '@starboard/games', "nexum's rules may not import registry"],
    ['games/nexum/rules/a.ts', '@starboard/engine/match', "nexum's rules may not import match"],
    ['games/nexum/rules/a.ts', '@starboard/engine/view', "nexum's rules may not import view"],
    ['games/nexum/bots/a.ts', '@starboard/engine/view', "nexum's brains may not import view"],
    ['games/nexum/rules/a.ts', '../../../engine/match.ts', 'engine is entered by its doors'],
    ['server/a.ts', '../engine/gate.ts', 'engine is entered by its doors'],
    ['engine/a.ts', './doors/view.ts', 'engine may not import view'],
    ['games/nexum/rules/a.ts', '../ui/board.tsx', "nexum's rules may not import nexum's ui"],
    ['games/nexum/rules/a.ts', '@starboard/bots', "nexum's rules may not import bots"],
    ['games/nexum/rules/a.ts', 'node:fs', 'needs neither Node nor packages'],
    ['games/nexum/rules/a.test.ts', '../../ops/rules/b.ts', "nexum's rules may not import ops's rules"],
    ['games/nexum/ui/a.tsx', '../../../web/app.tsx', "nexum's ui may not import web"],
    ['kit/a.tsx', '../web/app.tsx', 'kit may not import web'],
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
    ['web/a.ts', '@starboard/wire/schema', 'web may not import schema'],
    ['wire/a.ts', './schema/index.ts', 'wire may not import schema'],
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

describe('inside a room', () => {
  test.each([
    ['server/tables/a.ts', "import type { Store } from '../store/store.ts';"],
    ['server/tables/below/a.ts', "import '../../store/store.ts';"],
    ['server/store/a.ts', "import './sqlite/open.ts';"],
    ['server/store/a.test.ts', "import '../live/b.ts'; import '../testing/c.ts';"],
    ['web/table/a.tsx', "import '../start/b.tsx'; import '../style/table.css';"],
  ])('an import along the arrows passes: %s: %s', (file, text) => {
    expect(verdict(file, text)).toEqual([]);
  });

  test.each([
    ['server/store/a.ts', '../tables/b.ts', "server's store may not import its tables"],
    ['server/store/sqlite/a.ts', '../../tables/b.ts', "server's store may not import its tables"],
    ['server/api/a.ts', '../server.ts', "server's api may not import its own files"],
    ['server/live/a.ts', '../testing/b.ts', "server's live may not import its testing"],
    ['web/parts/a.ts', '../table/b.ts', "web's parts may not import its table"],
  ])('%s imports %s: %s', (file, specifier, why) => {
    const line = `${file}:1 imports ${specifier}: ${why}`;
    expect(verdict(file, `import '${specifier}';`)).toEqual([line]);
    expect(verdict(file, `import type { B } from '${specifier}';`)).toEqual([line]);
  });

  test('a folder without a line is reported', () => {
    expect(verdict('server/cellar/a.ts', '')).toEqual([
      'server/cellar/a.ts:1 is in no folder of its room: name it in tools/arrows/folders.mjs',
    ]);
  });

  test('the table itself runs one way, and would be reported if it did not', () => {
    expect(backward(folders)).toEqual([]);
    expect(backward({ house: { cellar: [], 'attic+stairs': ['cellar', 'roof'], roof: ['stairs'] } })).toEqual(
      ["house's attic+stairs names roof, which has no line above it"],
    );
  });
});

describe('files that import in a circle', () => {
  test.each([
    ["import './b.ts';", "import './c.ts';", "import './a.ts';"],
    ["import type { B } from './b.ts';", "export * from './c.ts';", "import './b.ts'; import './a.ts';"],
    ["import './b.ts';", "import type { C } from './c.ts';", "export type A = import('./a.ts').A;"],
  ])('are reported, types included: %s %s %s', (a, b, c) => {
    put('lab/b.ts', b);
    put('lab/c.ts', c);
    const [line, ...more] = verdict('lab/a.ts', a);
    expect(line).toMatch(/^lab\/.*\.ts imports lab\/.*: a circle$/);
    expect(more).toEqual([]);
  });

  test('also between rooms that may import each other', () => {
    put('games/nexum/guide/b.ts', "import '../data/a.ts';");
    expect(verdict('games/nexum/data/a.ts', "import '../guide/b.ts';")).toEqual([
      'games/nexum/data/a.ts imports games/nexum/guide/b.ts imports games/nexum/data/a.ts: a circle',
    ]);
  });

  test('each knot is told once, by its shortest circle', () => {
    const imports = new Map(
      Object.entries({ a: ['b', 'x'], b: ['c'], c: ['a', 'b'], x: ['y'], y: [], z: ['z'] }).map(
        ([file, those]) => [file, new Set(those)],
      ),
    );
    expect(cyclesAmong(imports)).toEqual([
      ['b', 'c', 'b'],
      ['z', 'z'],
    ]);
  });
});

describe('the name of a type', () => {
  test('stands for one thing in all rooms', () => {
    put('lab/a.ts', 'export interface Seat {}\nexport type Own = string;\ntype Inner = 1;');
    put('bots/a.ts', 'class Seat {}\nexport { Seat };\nexport type Inner = 2;');
    put('web/a.ts', "import type { Of } from '@starboard/lab';\nexport type Own = Of<1>;");
    expect(namesakes(house)).toEqual([
      'Own is declared in lab/a.ts and web/a.ts',
      'Seat is declared in bots/a.ts and lab/a.ts',
    ]);
  });

  test('may be handed on, and be the same in two games', () => {
    put('engine/index.ts', 'export interface Seat {}');
    put('bots/a.ts', "import type { Seat as S } from '@starboard/engine';\nexport type Seat = S;");
    put('lab/a.ts', "export type { Seat } from '@starboard/engine';\nexport * from '@starboard/engine';");
    put('games/nexum/rules/a.ts', 'export interface Fleet {}');
    put('games/ops/ui/a.ts', 'export interface Fleet {}');
    put('games/ops/rules/a.test.ts', 'export interface Seat {}');
    expect(namesakes(house)).toEqual([]);
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
