import { isRefusal, verbatim, type Game } from '@starboard/engine';
import { expect, test } from 'vitest';
import { prepare, type SimulationPlan, type Prepared } from './plan.ts';
import { playGames } from './play.ts';
import { simulate, simulatePrepared } from './simulate.ts';
import { countOutcome, emptyTally, type SimulationResult } from './tally.ts';

const plan: SimulationPlan = {
  game: 'skirmish',
  seats: 4,
  games: 500,
  seed: 11,
  bots: ['random'],
  options: {},
};

async function prepared(change: Partial<SimulationPlan> = {}): Promise<Prepared> {
  const found = await prepare({ ...plan, ...change });
  if (isRefusal(found)) throw new Error(found.reason);
  return found;
}

/** The result without what depends on the machine. */
async function counted(change: Partial<SimulationPlan>, threads: number): Promise<Partial<SimulationResult>> {
  const result = await simulate({ ...plan, ...change }, { threads });
  if (isRefusal(result)) throw new Error(result.reason);
  const { games, moves, decisions, wins, draws, meanLength, unfinished } = result;
  return { games, moves, decisions, wins, draws, meanLength, unfinished };
}

test('the same seed gives the same results on one, two and three threads', { tags: 'slow' }, async () => {
  const one = await counted({}, 1);
  expect(await counted({}, 2)).toEqual(one);
  expect(await counted({}, 3)).toEqual(one);
  expect(await counted({ seed: 12 }, 1)).not.toEqual(one);
});

test('more threads than games are no problem', async () => {
  expect(await counted({ games: 2 }, 4)).toEqual(await counted({ games: 2 }, 1));
});

test('every game is a win of one seat, a draw or unfinished', async () => {
  const {
    games = 0,
    wins = [],
    draws = 0,
    unfinished = 0,
    moves = 0,
    decisions = 0,
    meanLength,
  } = await counted({}, 1);
  expect(games).toBe(500);
  expect(wins.length).toBe(4);
  expect(wins.every((count) => count > 50)).toBe(true);
  expect(wins.reduce((sum, count) => sum + count, draws + unfinished)).toBe(games);
  expect(decisions).toBeGreaterThan(games);
  expect(decisions).toBeLessThan(moves);
  expect(meanLength).toBe(Number((moves / games).toFixed(2)));
});

test('a game is the same in whatever chunk it is played', async () => {
  const all = await prepared();
  const parts = [playGames(all, 0, 7), playGames(all, 7, 20)];
  expect(playGames(all, 0, 20).moves).toBe(parts[0].moves + parts[1].moves);
});

test('games are stopped at the longest length and counted as unfinished', async () => {
  const real = await prepared({ games: 3 });
  const game: Game = { ...real.game, longestGame: 5 };
  const result = await simulatePrepared({ ...real, game });
  expect(result).toMatchObject({ games: 3, unfinished: 3, moves: 15, wins: [0, 0, 0, 0], draws: 0 });
});

test('a shared first place is a draw', () => {
  const tally = emptyTally(2);
  const rest = { rule: '', reason: verbatim(''), sheet: [] };
  countOutcome(tally, { ranks: [1, 1], ...rest });
  countOutcome(tally, { ranks: [2, 1], ...rest });
  countOutcome(tally, null);
  expect(tally).toMatchObject({ games: 3, wins: [0, 1], draws: 1, unfinished: 1 });
});

test('a game that only the computer won is lost, one that it shares is a draw', () => {
  const tally = emptyTally(1);
  const rest = { rule: '', reason: verbatim(''), sheet: [] };
  countOutcome(tally, { ranks: [2], unseated: [1], ...rest });
  countOutcome(tally, { ranks: [1], unseated: [1], ...rest });
  countOutcome(tally, { ranks: [1], unseated: [2], ...rest });
  expect(tally).toMatchObject({ games: 3, wins: [1], draws: 1, lost: 1 });
});

test('progress is told up to the last game', async () => {
  for (const threads of [1, 2]) {
    const told: number[] = [];
    await simulatePrepared(await prepared(), { threads, onProgress: (games) => told.push(games) });
    expect(told.length).toBeGreaterThan(1);
    expect(told.toSorted((a, b) => a - b)).toEqual(told);
    expect(told.at(-1)).toBe(500);
  }
});

test('a game that fails says which one it was', async () => {
  const real = await prepared();
  const broken: Game = {
    ...real.game,
    outcome() {
      throw new Error('no sheet');
    },
  };
  expect(() => playGames({ ...real, game: broken }, 3, 4)).toThrow(
    /Game number 3 of skirmish with 4 seats and seed 11/,
  );
});

test('a thread that cannot begin does not leave the others waiting', async () => {
  const real = await prepared();
  const other = { ...real, plan: { ...real.plan, bots: ['oracle'] } };
  await expect(simulatePrepared(other, { threads: 2 })).rejects.toThrow(/There is no bot/);
});
