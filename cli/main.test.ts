import about from '../package.json' with { type: 'json' };
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, run } from './testing.ts';

const COMMANDS = [
  'games',
  'rules',
  'simulate',
  'arena',
  'tournament',
  'group',
  'replay',
  'verify',
  'sector',
  'bench',
  'serve',
];

test.each([[[]], [['--help']], [['-h']], [['help']]])('%j shows all commands', async (line) => {
  const { code, out, err } = await run(line);
  expect([code, err]).toEqual([0, '']);
  for (const command of COMMANDS) expect(out).toContain(`starboard ${command}`);
});

test.each(COMMANDS)('%s has help of its own', async (command) => {
  const { code, out } = await run([command, '--help']);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^starboard ${command}`));
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(await run(['help', command])).toEqual({ code: 0, out, err: '' });
});

test('the version is said', async () => {
  expect((await run(['--version'])).out).toBe(`starboard ${about.version}\n`);
  expect(about.version).toMatch(/^\d+\.\d+\.\d+$/);
});

const simulate = (...more: string[]): string[] => [
  'simulate',
  'skirmish',
  '--games',
  '1',
  '--threads',
  '1',
  ...more,
];

test.each([
  [['fly'], 'There is no command "fly"'],
  [['toString'], 'There is no command "toString"'],
  [['--json'], 'There is no command "--json"'],
  [['games', 'chess'], 'There is no game "chess"'],
  [['games', 'skirmish', 'chess'], 'games does not know what to do with "chess"'],
  [['rules'], 'Say which GAME'],
  [['rules', 'chess'], 'There is no game "chess"'],
  [['rules', 'skirmish', 'SK-9.1'], 'Skirmish has no rule "SK-9.1"; its chapters are SK-1, SK-2, SK-3'],
  [['games', '--all'], 'games has no flag --all'],
  [['sector'], 'Say what to do with sectors: list, show, validate or generate.'],
  [['sector', 'eat'], 'sector cannot "eat": it can list, show, validate or generate.'],
  [['sector', 'show'], 'Say which NAME|FILE'],
  [['sector', 'list', '--all'], 'sector list has no flag --all: it takes --json.'],
  [['sector', 'validate'], 'Say which NAME|FILE'],
  [['sector', 'generate', '--seats', '5'], '--seats must be a whole number from 2 to 4: 5 is too large.'],
  [['sector', 'generate', '--seed', 'x'], '--seed must be a whole number from 0 to 4294967295, not "x".'],
  [['sector', 'generate', '--name', ' '], 'sector.name is empty: give the sector a name.'],
  [['sector', 'generate', '--shape', 'round'], '--shape is whole, apart or any, not "round".'],
  [['sector', 'generate', '--name', 'x'.repeat(41)], 'sector.name is longer than 40 characters.'],
  [['simulate'], 'Say which GAME'],
  [['simulate', 'chess'], 'There is no game "chess"'],
  [
    ['simulate', 'skirmish', '--games', '-5'],
    '--games must be a whole number from 1 to 1000000000, not "-5".',
  ],
  [['simulate', 'skirmish', '--games', '0'], '--games must be a whole number'],
  [['simulate', 'skirmish', '--games', '2.5'], '--games must be a whole number'],
  [
    ['simulate', 'skirmish', '--games', '9'.repeat(20)],
    `--games must be a whole number from 1 to 1000000000: ${'9'.repeat(20)} is too large.`,
  ],
  [['simulate', 'skirmish', '--games'], '--games needs a value'],
  [['simulate', 'skirmish', '--games', '--save', 'x.json'], '--games needs a value'],
  [simulate('--fast'), 'simulate has no flag --fast'],
  [simulate('--seats', '9'), 'Skirmish is for 2 to 4 players, not 9.'],
  [simulate('--seats', 'all'), '--seats must be a whole number'],
  [simulate('--seed', '-1'), '--seed must be a whole number from 0 to 4294967295'],
  [simulate('--seed', '4294967296'), '--seed must be a whole number'],
  [
    simulate('--threads', '0').slice(0, 4).concat('--threads', '0'),
    '--threads must be a whole number from 1 to 256',
  ],
  [simulate('--bots', 'oracle'), 'There is no bot "oracle"'],
  [simulate('--bots', 'random,random'), 'Name one bot for all seats, or 4'],
  [simulate('--bots', 'random,'), 'Name one bot for all seats, or 4'],
  [simulate('--option', 'rounds'), '--option is written name=value, not "rounds".'],
  [simulate('--option', 'rounds=many'), 'Option rounds must be a whole number from 2 to 12, not "many".'],
  [simulate('--option', 'rounds=13'), 'Option rounds must be a whole number from 2 to 12, not 13.'],
  [simulate('--option', 'rounds='), 'Option rounds must be a whole number from 2 to 12, not "".'],
  [simulate('--option', 'colour=red'), 'There is no option "colour"'],
  [simulate('--option', 'rounds=3', '--option', 'rounds=4'), 'Option rounds is given twice'],
  [
    simulate('--save', 'package.json/a/b.json'),
    'The folder "package.json/a" cannot be created: part of the path',
  ],
  [
    simulate('--save', 'package.json/b.json'),
    'The folder "package.json" cannot be created: there is already a file',
  ],
  [simulate('--save', '.'), '"." cannot be written: it is a folder.'],
  [['replay'], 'Say which FILE'],
  [['replay', 'none.json'], '"none.json" cannot be read: there is no such file or folder.'],
  [['replay', '.'], '"." cannot be read: it is a folder.'],
  [['verify'], 'Say which FILE'],
  [['verify', 'none.json'], '"none.json" cannot be read'],
  [['verify', 'a.json', 'b.json'], 'verify does not know what to do with "b.json"'],
  [['bench'], 'Say which bench'],
  [['bench', 'press'], 'There is no bench "press"'],
  [['bench', 'engine', '--fast'], 'bench engine has no flag --fast: it takes --check, --quick'],
  [['bench', 'engine', '--rounds', '0'], '--rounds must be a whole number of at least 1, not "0".'],
  [['bench', 'engine', 'now'], 'bench engine does not know what to do with "now"'],
  [['serve', '--port', '70000'], '--port must be a whole number from 0 to 65535: 70000 is too large.'],
  [['serve', '--port', '-1'], '--port must be a whole number'],
  [['serve', '--host', 'no such host', '--port', '0'], '"no such host" is not an address of this computer'],
])('%j is answered with one sentence and exit code 2', async (line, reason) => {
  const { code, out, err } = await run(line);
  expect(err).toContain(`starboard: ${reason}`);
  expect(err).toMatch(/^starboard: [^\n]+\.\n$/);
  expect([code, out]).toEqual([2, '']);
});

test('bad input writes nothing, even where a file to save to was named', () =>
  inFolder(async (folder) => {
    const save = ['--save', join(folder, 'game.json')];
    for (const bad of [
      ['--seats', '9'],
      ['--games', '0'],
      ['--bots', 'oracle'],
      ['--option', 'rounds=0'],
      ['--fast'],
    ]) {
      const { code } = await run(['simulate', 'skirmish', ...bad, ...save]);
      expect(code).toBe(2);
    }
    expect(await readdir(folder)).toEqual([]);
  }));

test.each([
  ['', 'This is not a game file: it is not JSON, or it was cut off.'],
  ['PNG\u0000\u0001', 'This is not a game file'],
  ['[1, 2, 3]', 'This is not a Starboard game file.'],
  ['{"event": "Berlin", "moves": ["e4", "e5"]}', 'This is not a Starboard game file.'],
  ['{"starboard": 2}', 'This file has format 2; this Starboard reads 1.'],
  ['{"starboard": 1}', 'This file is damaged: "game" is missing'],
])('the foreign file %j is refused by replay and verify', (text, reason) =>
  inFolder(async (folder) => {
    const path = join(folder, 'foreign.json');
    await writeFile(path, text);
    for (const command of ['replay', 'verify']) {
      const { code, out, err } = await run([command, path]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(`starboard: ${path}: ${reason}`);
      expect(err).toMatch(/^[^\n]+\n$/);
    }
  }),
);
