import { expect, test } from 'vitest';
import { against, harderThan } from './harder.ts';

const table = (...bots: readonly (string | null)[]) =>
  bots.map((bot, colour) => ({ name: `${colour}`, colour, bot }));
const won = { ranks: [1, 2, 3] };

test('who beats bots is offered the next harder ones', () => {
  expect(harderThan(table(null, 'cadet', 'ensign'), [0], won)).toEqual({ beaten: 'ensign', next: 'captain' });
  expect(against('captain', table(null, 'cadet', 'ensign')).map(({ bot }) => bot)).toEqual([
    null,
    'captain',
    'captain',
  ]);
});

test('nobody else is', () => {
  expect(harderThan(table(null, 'cadet', 'admiral'), [0], won)).toBeNull();
  expect(harderThan(table(null, 'cadet', 'cadet'), [0], { ranks: [2, 1, 3] })).toBeNull();
  expect(harderThan(table(null, 'random', 'random'), [0], won)).toBeNull();
  expect(harderThan(table(null, 'cadet', null), [0, 2], won)).toBeNull();
  expect(harderThan(table(null, 'cadet', null), [0], won)).toBeNull();
  expect(harderThan(table(null), [0], { ranks: [1], unseated: [2] })).toBeNull();
  expect(harderThan(table('cadet', 'cadet'), [], { ranks: [1, 2] })).toBeNull();
});
