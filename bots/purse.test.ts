import { expect, test } from 'vitest';
import { Purse } from './purse.ts';

test('the decisions of a turn share its iterations, each a part of what is left', () => {
  const purse = new Purse(1000, 0.5);
  purse.open(7);
  expect(purse.take(0)).toBe(510);
  purse.open(7);
  expect(purse.take(0)).toBe(255);
  let spent = 765;
  for (let decision = 0; decision < 10; decision++) spent += purse.take(0);
  // the turn's iterations, and a hundredth of them for every decision when nothing is left
  expect(spent).toBeGreaterThanOrEqual(1000);
  expect(spent).toBeLessThanOrEqual(1000 + 12 * 10);
});

test('another turn brings new ones', () => {
  const purse = new Purse(1000, 0.5);
  purse.open(1);
  const first = purse.take(0);
  purse.take(0);
  purse.open(2);
  expect(purse.take(0)).toBe(first);
});

test('what is known already is not thought again, nor paid for', () => {
  const purse = new Purse(1000, 0.5);
  purse.open(1);
  expect(purse.take(400)).toBe(110);
  expect(purse.take(10_000)).toBe(0);
  expect(purse.take(0)).toBe(Math.ceil(890 * 0.5 + 10));
});

test('a decision that must be quick leaves the rest to those that follow', () => {
  const purse = new Purse(1000, 0.5);
  purse.open(1);
  expect(purse.take(0, 100)).toBe(100);
  expect(purse.take(0)).toBe(Math.ceil(900 * 0.5 + 10));
});
