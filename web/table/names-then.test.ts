import { expect, test } from 'vitest';
import { nameThenIn } from './names-then.ts';

const people = ['Ann', 'Ben'].map((name, colour) => ({ name, colour, bot: null }));

test('a seat is called as who sat there then', () => {
  const earlier = [
    { seat: 1, name: 'Vega', until: 20 },
    { seat: 1, name: 'Cleo', until: 30 },
  ];
  const named = nameThenIn({ people, earlier });
  expect([10, 20, 25, 30, 31].map((at) => named(1, at))).toEqual(['Vega', 'Vega', 'Cleo', 'Cleo', 'Ben']);
  expect(named(0, 10)).toBe('Ann');
});

test('where only the taking of a bot’s seat was noted, the bot is known by that', () => {
  const named = nameThenIn({ people, notes: [{ at: 20, seat: 1, name: 'Ben', bot: 'Vega' }] });
  expect([10, 21].map((at) => named(1, at))).toEqual(['Vega', 'Ben']);
});
