import { expect, test } from 'vitest';
import { allSame, describeCheck } from './check.ts';
import { lockstep, same } from './lockstep.ts';

test('games without a difference are counted with their moves', () => {
  const result = lockstep(3, (seed) => seed + 10);
  expect(result).toEqual({ games: 3, moves: 33, difference: null });
  expect(allSame({ skirmish: result })).toBe(true);
});

test('the first difference ends it and is told', () => {
  const result = lockstep(3, (seed) => {
    same('ships', [1, 2], seed === 1 ? [1, 3] : [1, 2]);
    return 5;
  });
  expect(result).toEqual({ games: 1, moves: 5, difference: 'game 1: ships: ours [1,2], theirs [1,3]' });
  expect(allSame({ skirmish: result })).toBe(false);
  expect(describeCheck({ skirmish: result })).toContain('DIFFERENT after 1 games');
});

test('a bug in the check itself is not taken for a difference', () => {
  const broken = (): number => {
    throw new TypeError('oops');
  };
  expect(() => lockstep(1, broken)).toThrow('oops');
});
