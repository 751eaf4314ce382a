import { isRefusal } from '@starboard/engine';
import { prepare, type SimulationResult } from '@starboard/lab';
import { expect, test } from 'vitest';
import { resultsText } from './results.ts';

async function told(result: Partial<SimulationResult>): Promise<string> {
  const plan = { game: 'skirmish', seats: 2, games: 1, seed: 3, bots: ['random'], options: {} };
  const prepared = await prepare(plan);
  if (isRefusal(prepared)) throw new Error(prepared.reason);
  return resultsText(prepared, {
    games: 2000,
    seconds: 0.5,
    moves: 100_000,
    decisions: 80_000,
    gamesPerSecond: 4000,
    movesPerSecond: 200_000,
    decisionsPerSecond: 160_000,
    wins: [1500, 400],
    draws: 100,
    lost: 0,
    meanLength: 50,
    unfinished: 0,
    ...result,
  });
}

test('results are a few lines', async () => {
  expect(await told({})).toBe(
    [
      'Skirmish, 2 seats, seed 3: 2,000 games in 0.5 s',
      '  seat 0  random  1,500  75.0 %',
      '  seat 1  random    400  20.0 %',
      '  draws             100   5.0 %',
      'A game takes 50 moves on average.',
      'Every second: 4,000 games, 200,000 moves, 160,000 decisions.',
      '',
    ].join('\n'),
  );
});

test('one game is one game, and a moment says nothing about speed', async () => {
  const text = await told({ games: 1, seconds: 0.049, wins: [1, 0], draws: 0 });
  expect(text).toContain(': 1 game in 0.049 s\n');
  expect(text).not.toContain('Every second');
});

test('games that nobody at the table won have a line of their own', async () => {
  expect(await told({ lost: 100 })).toContain('lost to the computer            100   5.0 %');
  expect(await told({})).not.toContain('lost');
});
