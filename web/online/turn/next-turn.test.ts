import type { MyTable } from '@starboard/wire/schema';
import { expect, test } from 'vitest';
import { nextTurn } from './next-turn.ts';

const mine = (id: string, createdAt: number, deadline: number | null = null, myTurn = true): MyTable =>
  ({ table: { id, createdAt }, seat: 0, myTurn, deadline }) as MyTable;

test('games follow each other, those with the least time first, round and round', () => {
  const all = [mine('late', 3), mine('early', 1), mine('other', 0, null, false), mine('hurry', 9, 50)];
  expect(nextTurn(all, null)).toEqual({ table: 'hurry', count: 3 });
  expect(nextTurn(all, 'hurry')).toEqual({ table: 'early', count: 2 });
  expect(nextTurn(all, 'early')).toEqual({ table: 'late', count: 2 });
  expect(nextTurn(all, 'late')).toEqual({ table: 'hurry', count: 2 });
  // where it is not one's turn any more
  expect(nextTurn(all, 'other')).toEqual({ table: 'hurry', count: 3 });
});

test('where no other game waits, there is none', () => {
  expect(nextTurn([mine('only', 1)], 'only')).toBeNull();
  expect(nextTurn([], null)).toBeNull();
});
