import { expect, test } from 'vitest';
import { command } from './arena.ts';
import { run } from './testing.ts';

const line = ['arena', 'skirmish', '--bots', 'random,greedy', '--games', '4', '--seed', '3'];

test('all flags of the command go together, and programs get one record', async () => {
  const words =
    'arena skirmish --bots random,greedy,cadet --games 2 --seats 3 --seed 9 --option rounds=3 --threads 2 --budget 0.1 --json';
  const { code, out, err } = await run(words.split(' '));
  expect([code, err]).toEqual([0, '']);
  const record = JSON.parse(out) as Record<string, unknown>;
  expect(record).toMatchObject({
    game: 'skirmish',
    seats: 3,
    games: 2,
    seed: 9,
    options: { rounds: 3 },
    budget: 0.1,
    neighbours: false,
    claims: null,
    verdicts: [],
    bots: [{ name: 'random', elo: 0, margin: 0 }, { name: 'greedy' }, { name: 'cadet' }],
  });
  expect(record['ties']).toHaveLength(3);
});

test('people get the tables, the same ones on any number of threads', { tags: 'slow' }, async () => {
  const one = await run([...line, '--threads', '1']);
  expect(one.out).toMatch(
    /^Skirmish, 2 seats, seed 3: 4 games, full budgets\.\n\nElo\n {2}bot +Elo +95 % +games/,
  );
  expect(one.out).toMatch(/\n {2}greedy - random +\d +\d +\d +[\d.]+ % +[\d.]+ % to [\d.]+ %/);
  expect((await run([...line, '--threads', '3'])).out).toBe(one.out);
  expect(one.err).toBe('');
});

test('one bot alone is played by the values of options', async () => {
  const words = 'arena nexum-galaxy --bots random --games 2 --seed 3 --option roundLimit=2';
  const grid = (...each: string[]) => run([...words.split(' '), ...each.flatMap((one) => ['--each', one])]);
  const { code, out } = await grid('sector=SPIRO,FENIX', 'aggressiveness=1,2');
  expect(code).toBe(0);
  expect(out).toMatch(/\n {2}sector +1 +2\n {2}SPIRO +[\d.]+ % .*\n {2}FENIX +/);
  expect((await grid('grandBattle')).out).toMatch(/\n {2}sector +[\d.]+ %.*\n {2}on .*\n {2}off /);
  expect((await grid('sectors=SPIRO')).err).toContain('Nexum Galaxy has no option "sectors".');
  expect((await grid('aggressiveness')).err).toContain('Name values for aggressiveness');
  expect((await grid('sector=MOON')).code).toBe(2);
  expect((await grid('sector', 'mode', 'relics')).err).toContain('--each can be named once or twice.');
});

test('a cut budget is printed', async () => {
  const { out } = await run([...line, '--threads', '1', '--budget', '0.1']);
  expect(out).toContain('10.0 % of the usual iterations for all.');
});

test('a bar is shown to who watches, and to nobody else', async () => {
  const { out, err } = await run([...line, '--threads', '1'], { watched: true });
  expect(out).not.toContain('\r');
  expect(err).toContain('4 of 4 games');
  expect(err.endsWith('\r\u001B[K')).toBe(true);
});

test('a test of two says when it is decided, and for what', { tags: 'slow' }, async () => {
  const decided = ['--sprt', '50%,75%', '--threads', '2', '--games', '300'];
  const won = await run(['arena', 'skirmish', '--bots', 'random,greedy', '--seed', '3', ...decided]);
  expect(won.code).toBe(0);
  expect(won.out).toContain('more than 50.0 %');
  const lost = await run(['arena', 'skirmish', '--bots', 'greedy,random', '--seed', '3', ...decided]);
  expect(lost.code).toBe(1);
  expect(lost.out).toContain('less than 75.0 %');
});

test.each([
  [['--bots', 'random'], 'An arena needs at least two bots.'],
  [['--bots', 'random,random'], 'Name each bot of an arena once: random is there twice.'],
  [['--bots', 'random,oracle'], 'There is no bot "oracle"; there are random, '],
  [['--bots', 'random,'], 'There is no bot ""; there are random, '],
  [['--games', '0'], '--games must be a whole number from 1 to 1000000, not "0".'],
  [['--games', 'many'], '--games must be a whole number from 1 to 1000000, not "many".'],
  [['--seats', '7'], 'Skirmish is for 2 to 4 players, not 7.'],
  [['--seats', '1'], 'Skirmish is for 2 to 4 players, not 1.'],
  [['--seed', '-1'], '--seed must be a whole number from 0 to 4294967295, not "-1".'],
  [['--threads', '0'], '--threads must be a whole number from 1 to 256, not "0".'],
  [['--option', 'rounds'], '--option is written name=value, not "rounds".'],
  [['--option', 'rounds=99'], 'Option rounds must be a whole number from 2 to 12, not 99.'],
  [['--budget', '0'], '--budget must be a number above 0 and at most 100, like 0.1, not "0".'],
  [['--budget', 'half'], '--budget must be a number above 0 and at most 100, like 0.1, not "half".'],
  [['--budget', '1e9'], '--budget must be a number above 0 and at most 100, like 0.1, not "1e9".'],
  [['--sprt', '75%,65%'], '--sprt is two rising numbers of Elo or shares, like 0,30 or 65%,75%'],
  [['--sprt', '10'], '--sprt is two rising numbers of Elo or shares, like 0,30 or 65%,75%'],
  [['--write', '--bots', 'cadet,cadet@.'], '--write is for our own bots'],
  [['--bars'], 'arena has no flag --bars: it takes --rules, --seats, --games, '],
])('%j is refused in a sentence', async (more, reason) => {
  const { code, out, err } = await run(['arena', 'skirmish', ...more]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(reason);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('a game that is not there is refused with those that are', async () => {
  expect((await run(['arena', 'chess'])).err).toContain('There is no game "chess"; there are gal4xeon, ');
  expect((await run(['arena'])).err).toContain('Say which GAME: starboard arena GAME.');
});

test('every flag has a line of help', () => {
  for (const flag of [
    'bots',
    'games',
    'seats',
    'seed',
    'option',
    'threads',
    'json',
    'sprt',
    'budget',
    'write',
  ])
    expect(command.help).toContain(`\n  --${flag} `);
});
