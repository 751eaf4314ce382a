import { traitsOf, type Game } from '@starboard/engine';
import { gameIds, loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { words as say } from '../words/en.ts';
import { withDice } from './menu.tsx';

const table = (game: Game) => ({ options: {}, seats: Math.max(2, game.seats.min) });
const told = (game: Game): boolean =>
  withDice(game, table(game), say, 'Go back?').includes(say.table.rolledAnew);

test('of dice only games with dice speak', async () => {
  const games = (await Promise.all(gameIds.map((id) => loadGame(id)))).filter((game) => game !== null);
  const speaking = games.filter(told).map(({ id }) => id);
  expect(speaking).toContain('skirmish');
  expect(speaking).not.toContain('nexum-galaxy');
  for (const game of games) {
    const { options, seats } = table(game);
    expect(told(game), game.id).toBe(traitsOf(game, options, seats).chance);
  }
});
