import { defaultOptions } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { expect, test } from 'vitest';
import { choiceInstead, whyNotSo } from './fitting.ts';

const presets = [
  { id: 'three', seats: 3, options: { sector: 'TRISKELION' } },
  { id: 'four', seats: 4, options: { sector: 'LAUBURIA' } },
];

const nexum = async () => {
  const game = await loadGame('nexum-galaxy');
  if (game === null) throw new Error('There is no Nexum Galaxy.');
  return { game, usual: defaultOptions(game.options) };
};

test('a sector for as many players is found, a usual one first', async () => {
  const { game, usual } = await nexum();
  const duel = { ...usual, sector: 'FENIX' };
  expect(whyNotSo(game, duel, 2)).toBe(null);
  expect(whyNotSo(game, duel, 4)?.reason).toContain('FENIX is made for');
  expect(choiceInstead(game, presets, duel, 4)).toEqual({ option: 'sector', value: 'LAUBURIA' });
  const other = choiceInstead(game, [], duel, 3);
  expect(other?.option).toBe('sector');
  expect(whyNotSo(game, { ...duel, sector: other?.value }, 3)).toBe(null);
});

test('what one choice cannot mend stays as it is', async () => {
  const { game, usual } = await nexum();
  const wrong = { ...usual, sector: 'FENIX', teams: true };
  expect(choiceInstead(game, presets, wrong, 3)).toBe(null);
});
