import { expect, test } from 'vitest';
import { USUAL_LIMITS } from '../config.ts';
import { toBeRelieved } from './unread.ts';

const LIMITS = { address: 100, all: 250 };

const open = (address: string, ...unread: number[]) => unread.map((bytes) => ({ address, unread: bytes }));

test('who reads stays, however many there are', () => {
  expect(toBeRelieved(open('a', ...Array.from({ length: 1000 }, () => 0)), LIMITS)).toEqual([]);
  expect(toBeRelieved(open('a', 50, 50), LIMITS)).toEqual([]);
});

test('of one address the largest go until the rest is little enough, and nobody else does', () => {
  const mallory = open('a', 30, 80, 60, 10);
  expect(toBeRelieved([...mallory, ...open('b', 90)], LIMITS)).toEqual([mallory[1]]);
});

test('many addresses together leave no more than there is room for', () => {
  const all = ['a', 'b', 'c', 'd'].flatMap((address) => open(address, 70, 20));
  const gone = toBeRelieved(all, LIMITS);
  expect(gone).toEqual([
    { address: 'a', unread: 70 },
    { address: 'b', unread: 70 },
  ]);
});

test('usually one address cannot leave as much as a small server has', () => {
  const one = toBeRelieved(open('a', ...Array.from({ length: 500 }, () => 4 * 2 ** 20)), USUAL_LIMITS.unread);
  expect(one).toHaveLength(500 - 6);
});
