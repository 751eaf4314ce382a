import { traitsOf, type Game } from '@starboard/engine';
import { gameIds, loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { words as say } from '../words/en.ts';
import { withChance } from './menu.tsx';

type Table = Parameters<typeof withChance>[1];

const table = (game: Game) => ({ options: {}, seats: Math.max(2, game.seats.min) });
const told = (game: Game, at: Table = table(game)): string => withChance(game, at, say, 'Go back?');

test('of dice only games with dice speak, and of cards those in which cards alone come by chance', async () => {
  const games = (await Promise.all(gameIds.map((id) => loadGame(id)))).filter((game) => game !== null);
  for (const game of games) {
    const { options, seats } = table(game);
    const speaks = traitsOf(game, options, seats).chance;
    expect(told(game), game.id).toBe(speaks ? `Go back? ${say.table.rolledAnew}` : 'Go back?');
  }
  const galaxy = games.find(({ id }) => id === 'nexum-galaxy');
  if (galaxy === undefined) throw new Error('There is no Nexum Galaxy.');
  expect(told(galaxy)).toBe('Go back?');
  for (const ruleSet of ['events', 'asteroids'])
    expect(told(galaxy, { options: { ruleSet }, seats: 2 })).toBe(`Go back? ${say.table.drawnAnew}`);
});
