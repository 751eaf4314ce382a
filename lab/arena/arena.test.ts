// @module-tag slow: hundreds of games between bots, on several threads

import { readFile } from 'node:fs/promises';
import { isRefusal } from '@starboard/engine';
import { expect, test } from 'vitest';
import { mostGames, runArena, type ArenaResult } from './arena.ts';
import { Book } from './book.ts';
import { fixtureOf } from './lineups.ts';
import { prepareArena, type ArenaPlan, type PreparedArena } from './plan.ts';
import { playFixture, type Played } from './play.ts';
import { arenaRatings, arenaText, intervalOf } from './report.ts';
import type { Claims } from './sprt.ts';

const plan: ArenaPlan = {
  game: 'skirmish',
  seats: 2,
  games: 12,
  seed: 5,
  bots: ['random', 'greedy', 'cadet'],
  neighbours: false,
  options: { rounds: 4 },
  budget: 1,
};

async function prepared(change: Partial<ArenaPlan> = {}): Promise<PreparedArena> {
  const found = await prepareArena({ ...plan, ...change });
  if (isRefusal(found)) throw new Error(found.reason);
  return found;
}

/** Without what depends on the machine. */
async function played(
  change: Partial<ArenaPlan>,
  threads: number,
  claims?: Claims,
): Promise<Omit<ArenaResult, 'seconds'>> {
  const how = claims === undefined ? { threads } : { threads, claims };
  const { seconds, ...result } = await runArena(await prepared(change), how);
  expect(seconds).toBeGreaterThan(0);
  return result;
}

test.each([2, 3, 4])(
  'the same seed gives the same results on any number of threads, %d seats',
  async (seats) => {
    const one = await played({ seats }, 1);
    expect(await played({ seats }, 3)).toEqual(one);
    expect(await played({ seats, seed: 6 }, 1)).not.toEqual(one);
    expect(one.ties.map(({ wins, draws, losses }) => wins + draws + losses)).toEqual([12, 12, 12]);
    expect(one.scores.every((scores) => scores.seats === 12 * seats)).toBe(true);
  },
);

test('a test stops at the same game on any number of threads', async () => {
  const claims = { low: 0, high: 200 };
  const change = { bots: ['random', 'greedy'], games: 400 };
  const one = await played(change, 1, claims);
  expect(one.verdicts).toEqual(['high']);
  expect(one.ties[0].wins).toBeLessThan(100);
  expect(await played(change, 3, claims)).toEqual(one);
});

test('a test whose games run out stays open', async () => {
  const { verdicts } = await played({ bots: ['random', 'greedy'], games: 2 }, 1, { low: 0, high: 5 });
  expect(verdicts).toEqual(['open']);
});

test('a game is the same whoever plays it, and its other half has the same deal', async () => {
  const arena = await prepared();
  const [one, two] = [0, 1].map((game) => playFixture(arena, fixtureOf([1, 0], 2, game)));
  expect(playFixture(await prepared(), fixtureOf([1, 0], 2, 0))).toEqual(one);
  expect(two.fixture.deal).toBe(one.fixture.deal);
  expect(two).not.toEqual(one);
});

test('what comes in out of order is entered in order', async () => {
  const arena = await prepared({ bots: ['random', 'greedy'], games: 60 });
  const claims = { low: 0, high: 200 };
  const games = Array.from({ length: 60 }, (_, game): Played => {
    const fixture = fixtureOf([1, 0], 2, game);
    const won = game % 5 > 0;
    return {
      fixture,
      ranks: fixture.seats.map((bot) => ((bot === 1) === won ? 1 : 2)),
      unseated: [],
      scores: [1, 2],
      moves: 10,
    };
  });
  const straight = new Book(arena, claims);
  for (const each of games) straight.enter(each);
  const reverse = new Book(arena, claims);
  for (const each of games.toReversed()) reverse.enter(each);
  expect(straight.verdict(0)).toBe('high');
  expect(reverse.ties).toEqual(straight.ties);
  expect(reverse.moves).toBe(straight.moves);
  expect(straight.games).toBeLessThan(60);
});

test('games without an end are counted apart', async () => {
  const arena = await prepared({ bots: ['random', 'greedy'] });
  const stopped = { ...arena, game: { ...arena.game, longestGame: 3 } };
  const book = new Book(arena);
  for (let game = 0; game < 4; game++) book.enter(playFixture(stopped, fixtureOf([1, 0], 2, game)));
  expect(book.ties[0]).toMatchObject({ wins: 0, draws: 0, losses: 0, unfinished: 4 });
  expect(book.scores[0]).toMatchObject({ sum: 0, seats: 0, faced: 0 });
  const text = arenaText(arena, {
    ties: book.ties,
    verdicts: [],
    scores: book.scores,
    moves: 12,
    seconds: 1,
  });
  expect(text).toContain('4 games were stopped unfinished.');
  expect(text).not.toContain('NaN');
});

test('who plays alone is compared by points with the same dice', async () => {
  const alone: Partial<ArenaPlan> = { game: 'gal4xeon', seats: 1, options: {}, bots: ['random', 'greedy'] };
  const book = new Book(await prepared(alone));
  for (const [game, points] of [30, 20, 10, 40, 25, 25].entries()) {
    const fixture = fixtureOf([1, 0], 1, game);
    book.enter({ fixture, ranks: [1], unseated: [], scores: [points], moves: 9 });
  }
  expect(book.ties[0]).toMatchObject({ wins: 1, draws: 1, losses: 1, points: 1.5 });
  expect(book.scores).toMatchObject([
    { sum: 85, seats: 3 },
    { sum: 65, seats: 3 },
  ]);
  const real = await played({ ...alone, games: 4 }, 2);
  expect(real.ties.map(({ wins, draws, losses }) => wins + draws + losses)).toEqual([2]);
});

test('progress counts the games up to the last', async () => {
  const arena = await prepared({ games: 4 });
  const told: number[] = [];
  await runArena(arena, { threads: 2, onProgress: (games) => told.push(games) });
  expect(told.at(-1)).toBe(mostGames(arena));
  expect(told.toSorted((a, b) => a - b)).toEqual(told);
});

test('the report names what was played, ratings from best to worst, and every pairing', async () => {
  const arena = await prepared({ budget: 0.5 });
  const result = await runArena(arena, { threads: 1 });
  const text = arenaText(arena, result);
  expect(text).toMatch(
    /^Skirmish, 2 seats, rounds=4, seed 5: 36 games, 50\.0 % of the usual iterations for all\.\n/,
  );
  const rated = arenaRatings(arena, result);
  expect(rated[0]).toEqual({ elo: 0, margin: 0 });
  expect(rated[1].elo).toBeGreaterThan(0);
  expect(text).toMatch(/\n {2}random +\+0 /);
  for (const pairing of ['greedy - random', 'cadet - random', 'cadet - greedy'])
    expect(text).toContain(pairing);
  const cadet = arena.contestants[2].brain.levels[0].iterations;
  expect(text).toMatch(new RegExp(`cadet .* ${Math.round(cadet / 2)} `));
});

test('shares have intervals by Wilson', () => {
  const [from, to] = intervalOf({ wins: 8, losses: 2 });
  expect(from).toBeCloseTo(0.4902, 4);
  expect(to).toBeCloseTo(0.9433, 4);
  expect(intervalOf({ wins: 0, losses: 0 })).toEqual([0, 1]);
});

test.each<[Partial<ArenaPlan>, string]>([
  [{ game: 'chess' }, 'There is no game "chess"; there are '],
  [{ seats: 9 }, 'Skirmish is for 2 to 4 players, not 9.'],
  [{ games: 0 }, 'At least 1 game must be played, not 0.'],
  [{ bots: ['random'] }, 'An arena needs at least two bots.'],
  [{ bots: ['random', 'greedy', 'random'] }, 'Name each bot of an arena once: random is there twice.'],
  [{ bots: ['random', 'oracle'] }, 'There is no bot "oracle"; there are random, greedy, '],
  [{ bots: ['random', 'cadet@no/such/folder'] }, '"no/such/folder" is no folder with another version'],
  [{ bots: ['random', 'x@docs/no-such-bot.ts'] }, '"docs/no-such-bot.ts" is no file that exports a bot.'],
  [{ bots: ['random', 'x@lab/plan.ts'] }, '"lab/plan.ts" is no file that exports a bot.'],
  [{ budget: 0 }, 'A budget must be above 0 and at most 100 times the usual one, not 0.'],
  [{ options: { rounds: 99 } }, 'Option rounds must be a whole number from 2 to 12, not 99.'],
])('%o is refused', async (change, reason) => {
  expect(await prepareArena({ ...plan, ...change })).toMatchObject({
    reason: expect.stringContaining(reason) as string,
  });
});

test('a bot of another version sits with its own search and brain, and plays by our rules', async () => {
  // this very version, from its folder
  const other = 'cadet@.';
  const arena = await prepared({ bots: ['cadet', other], games: 4 });
  const [own, theirs] = arena.contestants;
  expect(theirs.bot.name).toBe('cadet');
  const result = await runArena(arena, { threads: 2 });
  expect(result.ties[0].wins + result.ties[0].draws + result.ties[0].losses).toBe(4);
  expect(arenaText(arena, result)).toContain('cadet@. - cadet');
  expect(own.name).toBe('cadet');
  expect(await prepareArena({ ...plan, bots: ['cadet', 'oracle@.'] })).toMatchObject({
    reason: expect.stringContaining('There is no bot "oracle"') as string,
  });
});

test('the bot of the guide has some twenty lines, and beats chance', async () => {
  const file = 'docs/examples/dreamer.ts';
  const text = await readFile(file, 'utf8');
  expect(await readFile('docs/writing-a-bot.md', 'utf8')).toContain(text.trim());
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('//'));
  expect(lines.length).toBeLessThanOrEqual(21);
  for (const game of ['nexum-galaxy', 'gal4xeon']) {
    const arena = await prepared({ game, options: {}, bots: ['random', `dreamer@${file}`], games: 4 });
    const { ties } = await runArena(arena, { threads: 1 });
    expect(ties[0].wins, game).toBeGreaterThan(ties[0].losses);
  }
});

test('beside those whom the rules play, first places are counted by seat, and theirs', async () => {
  const arena = await prepared({ bots: ['random', 'greedy'] });
  const book = new Book(arena);
  const enter = (game: number, ranks: number[] | null, unseated: number[]): void =>
    book.enter({ fixture: fixtureOf([1, 0], 2, game), ranks, unseated, scores: [1, 2], moves: 1 });
  enter(0, [1, 2], [3]);
  enter(1, [2, 3], [1]);
  enter(2, [2, 1], [3]);
  enter(3, [2, 1], []);
  enter(4, null, []);
  const { seats } = fixtureOf([1, 0], 2, 0);
  // the second game has both seats exchanged, and the computer wins it
  expect(book.scores[seats[0]]).toMatchObject({ faced: 3, won: 1, beaten: 1 });
  expect(book.scores[seats[1]]).toMatchObject({ faced: 3, won: 1, beaten: 1 });
  const { ties, scores } = book;
  const text = arenaText(arena, { ties, verdicts: [], scores, moves: 12, seconds: 1 });
  expect(text).toMatch(/Against the computer\n.*the computer first\n {2}random +3 +1 +33\.3 % .* 33\.3 %\n/);
  const without = arenaText(arena, { ...(await runArena(arena, { threads: 1 })) });
  expect(without).not.toContain('Against the computer');
});
