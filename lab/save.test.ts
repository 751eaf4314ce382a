import { isRefusal, winnersOf } from '@starboard/engine';
import { parseGame, replayGame, type GameFile } from '@starboard/engine/match';
import { expect, test } from 'vitest';
import { prepare, type Prepared } from './plan.ts';
import { firstGame } from './save.ts';
import { simulatePrepared } from './simulate.ts';

async function prepared(seed: number, seats: number): Promise<Prepared> {
  const found = await prepare({ game: 'skirmish', seats, games: 1, seed, bots: ['random'], options: {} });
  if (isRefusal(found)) throw new Error(found.reason);
  return found;
}

function saved(from: Prepared): GameFile {
  const file = firstGame(from);
  if (isRefusal(file)) throw new Error(file.reason);
  return file;
}

test('the saved game is the one that was counted', async () => {
  for (let seed = 0; seed < 20; seed++) {
    const from = await prepared(seed, 2 + (seed % 3));
    const file = saved(from);
    const match = replayGame(from.game, file);
    if (isRefusal(match)) throw new Error(match.reason);
    const outcome = from.game.outcome(match.state);
    const winners = outcome === null ? [] : winnersOf(outcome);
    const moves = file.log.reduce((sum, entry) => sum + ('order' in entry ? entry.order.length : 0), 0);
    const result = await simulatePrepared(from);
    expect(result.moves).toBe(moves);
    expect(result.draws).toBe(winners.length > 1 ? 1 : 0);
    const wins = result.wins.flatMap((count, seat) => (count > 0 ? [seat] : []));
    expect(wins).toEqual(winners.length === 1 ? winners : []);
  }
});

test('the file is the same to the byte for the same seed, and comes back from text', async () => {
  const [one, two, other] = await Promise.all([prepared(7, 4), prepared(7, 4), prepared(8, 4)]);
  expect(saved(one)).toEqual(saved(two));
  expect(saved(one)).not.toEqual(saved(other));
  expect(parseGame(JSON.stringify(saved(one)))).toEqual(saved(one));
});

test('a game that was stopped is saved as far as it went', async () => {
  const from = await prepared(7, 4);
  const file = saved({ ...from, game: { ...from.game, longestGame: 10 } });
  expect(file.log.length).toBeGreaterThan(0);
  expect(file.log.length).toBeLessThanOrEqual(10);
  expect(isRefusal(replayGame(from.game, file))).toBe(false);
});
