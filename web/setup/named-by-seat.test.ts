import { document } from '@starboard/engine';
import { expect, test } from 'vitest';
import { isListBySeat, renamed, resizedList, type ListBySeat } from './named-by-seat.ts';

const bySeat = ['ant', 'bee', 'cat', 'dog'];
const list = document({ read: () => [], examples: [], bySeat }) as ListBySeat;

test('a list for seats is told from a document of a file', () => {
  expect(isListBySeat(list)).toBe(true);
  expect(isListBySeat(document({ read: () => [], examples: [] }))).toBe(false);
});

test('whoever chooses a name that another seat has changes places with it', () => {
  expect(renamed(list, [], 2, { seat: 1, name: 'dog' })).toEqual(['ant', 'dog']);
  expect(renamed(list, ['ant', 'dog'], 2, { seat: 0, name: 'dog' })).toEqual(['dog', 'ant']);
  expect(renamed(list, ['ant', 'dog'], 2, { seat: 0, name: 'ant' })).toEqual(['ant', 'dog']);
});

test('a list follows the number of seats, with each name once', () => {
  expect(resizedList(bySeat, ['cat', 'ant'], 4)).toEqual(['cat', 'ant', 'bee', 'dog']);
  expect(resizedList(bySeat, ['cat', 'ant', 'dog'], 2)).toEqual(['cat', 'ant']);
});
