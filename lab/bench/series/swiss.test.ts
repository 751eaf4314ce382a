import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { timedSwiss } from './swiss.ts';

test('a tournament is measured round by round, and verified', async () => {
  const game = await loadGame('skirmish');
  if (game === null) throw new Error('There is no teaching game.');
  const times = timedSwiss(game, 9, 4, 2, 1);
  expect(times).toMatchObject({ entrants: 9, rounds: 4, again: 0 });
  expect(times.pairing).toHaveLength(4);
});
