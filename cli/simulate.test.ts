import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SimulationResult } from '@starboard/lab';
import { expect, test } from 'vitest';
import { inFolder, run, savedGame } from './testing.ts';

const line = ['simulate', 'skirmish', '--games', '50', '--seed', '3'];

test('the result is one JSON record for programs', async () => {
  const { code, out, err } = await run([
    ...line,
    '--seats',
    '3',
    '--option',
    'rounds=3',
    '--threads',
    '1',
    '--json',
  ]);
  expect([code, err]).toEqual([0, '']);
  const result = JSON.parse(out) as SimulationResult;
  expect(Object.keys(result).join(' ')).toBe(
    'game rules seats seed bots options threads games seconds moves decisions ' +
      'gamesPerSecond movesPerSecond decisionsPerSecond wins draws lost meanLength unfinished',
  );
  expect(result).toMatchObject({
    game: 'skirmish',
    seats: 3,
    seed: 3,
    bots: ['random', 'random', 'random'],
    options: { rounds: 3 },
    games: 50,
    unfinished: 0,
  });
});

test('threads change nothing but the time', async () => {
  const counts = async (threads: string): Promise<unknown> => {
    const { out } = await run([...line, '--threads', threads, '--json']);
    const { moves, decisions, wins, draws } = JSON.parse(out) as SimulationResult;
    return { moves, decisions, wins, draws };
  };
  expect(await counts('2')).toEqual(await counts('1'));
});

test('without flags there are four seats, a hundred games and a new seed each time', async () => {
  const once = async (): Promise<{ seed: number; games: number; seats: number }> =>
    JSON.parse((await run(['simulate', 'skirmish', '--json', '--threads', '1'])).out) as never;
  const [one, two] = [await once(), await once()];
  expect(one).toMatchObject({ games: 100, seats: 4 });
  expect(one.seed).not.toBe(two.seed);
});

test('people get a few lines', async () => {
  const { out } = await run([...line, '--threads', '1', '--bots', 'random,random,random,random']);
  expect(out).toMatch(/^Skirmish, 4 seats, seed 3: 50 games in [\d.]+ s\n {2}seat 0 {2}random/);
  expect(out).toMatch(/draws .* %\nA game takes [\d.]+ moves on average\.\n/);
});

test('a bar is shown to who watches, beside the result', async () => {
  const { out, err } = await run([...line, '--threads', '1'], { watched: true });
  expect(out).not.toContain('\r');
  expect(err).toContain('50 of 50 games');
  expect(err.endsWith('\r\u001B[K')).toBe(true);
});

test('the first game is saved as a file that is proved', () =>
  inFolder(async (folder) => {
    const { path, file } = await savedGame(folder);
    expect(file).toMatchObject({ starboard: 1, game: 'skirmish', seats: 3, options: { rounds: 4 } });
    expect((await run(['verify', path])).code).toBe(0);
    const other = join(folder, 'new folder', 'other.json');
    const { err } = await run([...line, '--threads', '1', '--save', other]);
    expect(err).toBe(
      `Saved the first game to ${other}; see it with: npm run -s starboard -- replay ${JSON.stringify(other)}\n`,
    );
    expect((await run(['verify', other])).code).toBe(0);
  }));

test.each([
  [
    ['--seats', '2', '--option', 'mode=solo-easy'],
    /^The mode “Solo, easy” is for 1 person, not for 2\. \(NG-9\.16\)$/,
  ],
  [['--seats', '1', '--option', 'sector=NOWHERE'], /^Option sector must be one of [^.]*, not "NOWHERE"\.$/],
  [
    ['--seats', '1', '--option', 'aggressiveness=4'],
    /^Option aggressiveness must be a whole number from 0 to 3, not 4\.$/,
  ],
])(
  'what Nexum Galaxy cannot be played with is refused in one sentence, and nothing is written: %j',
  (flags, said) =>
    inFolder(async (folder) => {
      const file = join(folder, 'game.json');
      const { code, out, err } = await run(['simulate', 'nexum-galaxy', ...flags, '--save', file]);
      expect([code, out, existsSync(file)]).toEqual([2, '', false]);
      expect(err.replace('starboard: ', '').trimEnd()).toMatch(said);
    }),
);
