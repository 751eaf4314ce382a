import { gameIds } from '@starboard/games';
import { expect, test } from 'vitest';
import { run } from './testing.ts';

test('every game is listed with its seats and options, those to learn from last', async () => {
  const { code, out } = await run(['games']);
  expect(code).toBe(0);
  for (const id of gameIds) expect(out).toContain(`${id}: `);
  expect(out.trimEnd().split('\n').slice(-3)).toEqual([
    'skirmish: Skirmish, 2 to 4 seats, a game to learn from',
    '  A ten-minute quarrel over six moons: plan in secret, strike in the open.',
    '  --option rounds=2..12  How many rounds the game lasts (6 if not said)',
  ]);
});

test('programs get the whole catalogue', async () => {
  const games = JSON.parse((await run(['games', '--json'])).out) as { id: string }[];
  expect(new Set(games.map(({ id }) => id))).toEqual(new Set(gameIds));
  expect(games.at(-1)).toMatchObject({
    id: 'skirmish',
    teaching: true,
    seats: { min: 2, max: 4 },
    options: { rounds: { type: 'integer', min: 2, max: 12, default: 6 } },
  });
});
