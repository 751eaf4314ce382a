import { defaultOptions } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { describe, expect, test } from 'vitest';
import { choiceInstead, isNumberOffered, isOffered, offeredOption, whyNotSo, withLists } from './fitting.ts';

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

describe('what can never be chosen at a table of that size is not offered', () => {
  test('neither rules for others nor seats that are not there', async () => {
    const { game, usual } = await nexum();
    const offered = (seats: number, option: string, value: unknown, options = usual): boolean =>
      isOffered(game, presets, options, seats, { option, value });
    const duel = { ...usual, sector: 'FENIX' };
    expect(offered(2, 'teams', true, duel)).toBe(false);
    expect(offered(4, 'teams', true)).toBe(true);
    expect(offered(4, 'pooled', true)).toBe(false);
    expect(offered(4, 'pooled', true, { ...usual, sector: 'DIVERSUM', teams: true })).toBe(true);
    expect(offered(2, 'firstPlayer', '2', duel)).toBe(true);
    expect(offered(2, 'firstPlayer', '3', duel)).toBe(false);
    expect(offered(2, 'grandBattle', 'on', duel)).toBe(true);
    expect(offered(3, 'grandBattle', 'on')).toBe(false);
    expect(offered(2, 'sector', 'TREX', duel)).toBe(false);
    // what other options stand in the way of can be chosen once they give way
    expect(offered(4, 'relics', 'random', { ...usual, scenario: 'conquest' })).toBe(true);
  });

  test('nor numbers of which only the usual one can be played', async () => {
    const { game, usual } = await nexum();
    const isThere = (seats: number, name: string, given: object): boolean => {
      const options = { ...usual, ...given };
      return (
        offeredOption(game.options[name], usual[name], (value) =>
          isNumberOffered(game, presets, options, seats, { option: name, value }),
        ) !== null
      );
    };
    const numbers = (seats: number, given: object): boolean[] =>
      ['roundLimit', 'aggressiveness', 'computers', 'computerShips'].map((name) =>
        isThere(seats, name, given),
      );
    expect(numbers(2, { sector: 'FENIX' })).toEqual([true, false, false, false]);
    expect(numbers(2, { sector: 'FENIX', ruleSet: 'events' })).toEqual([true, true, false, false]);
    expect(numbers(2, { ruleSet: 'events' })).toEqual([true, true, true, false]);
    expect(numbers(2, { ruleSet: 'events', computers: 1 })).toEqual([true, true, true, true]);
    // the mode says how many there are
    expect(numbers(1, { ruleSet: 'events', mode: 'solo-hard' })).toEqual([true, true, false, true]);
    // at a table that cannot be played, what usual ones have
    expect(numbers(3, { sector: 'FENIX' })).toEqual([true, false, false, false]);
  });

  test('what was chosen stays, so that it can be taken back', async () => {
    const { game } = await nexum();
    const { teams, firstPlayer, roundLimit } = game.options;
    const never = (): boolean => false;
    expect(offeredOption(teams, false, never)).toBe(null);
    expect(offeredOption(teams, true, never)).toBe(teams);
    expect(offeredOption(firstPlayer, '3', never)).toMatchObject({ of: ['3'] });
    expect(offeredOption(roundLimit, 0, never)).toBe(null);
    expect(offeredOption(roundLimit, 7, never)).toBe(roundLimit);
  });

  test('a list by seat is there where a choice needs it, filled in', async () => {
    const { game, usual } = await nexum();
    const { chosenCivilizations } = game.options;
    const never = (): boolean => false;
    expect(offeredOption(chosenCivilizations, null, never)).toBe(null);
    expect(offeredOption(chosenCivilizations, ['clonyx'], never)).toBe(chosenCivilizations);
    const table = { ...usual, sector: 'IHX', ruleSet: 'asteroids' };
    const offered = (value: string): boolean =>
      isOffered(game, [], table, 2, { option: 'civilizations', value });
    expect(['none', 'drafted', 'agreed'].filter(offered)).toEqual(['none', 'drafted', 'agreed']);
    const agreed = withLists(game, { ...table, civilizations: 'agreed' }, 2);
    expect(agreed).toMatchObject({ chosenCivilizations: ['psycon', 'biontes'] });
    expect(withLists(game, agreed, 3)).toMatchObject({
      chosenCivilizations: ['psycon', 'biontes', 'clonyx'],
    });
    expect(withLists(game, { ...agreed, civilizations: 'none' }, 2)).toMatchObject({
      chosenCivilizations: null,
    });
  });
});
