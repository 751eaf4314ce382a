import { expect, test } from 'vitest';
import { company, recoloured, resized, seatsHere, shuffled, tableOf } from './people.ts';

test('a person sits first, bots fill the rest, each in a colour of its own', () => {
  const people = company(4, 'Ann', 'ensign');
  expect(people.map(({ bot }) => bot)).toEqual([null, 'ensign', 'ensign', 'ensign']);
  expect(new Set(people.map(({ colour }) => colour)).size).toBe(4);
  expect(new Set(people.map(({ name }) => name)).size).toBe(4);
  expect(seatsHere(people)).toEqual([0]);
});

test('more seats bring bots in free colours, fewer send the last away', () => {
  const two = recoloured(company(2, 'Ann', 'ensign'), 0, 2);
  const eight = resized(two, 8, 'cadet');
  expect(eight.slice(0, 2)).toEqual(two);
  expect(new Set(eight.map(({ colour }) => colour)).size).toBe(8);
  expect(resized(eight, 2, 'cadet')).toEqual(two);
});

test('a colour that is taken changes hands', () => {
  const people = recoloured(company(3, 'Ann', 'ensign'), 0, 2);
  expect(people.map(({ colour }) => colour)).toEqual([2, 1, 0]);
});

test('shuffling loses nobody', () => {
  const people = company(5, 'Ann', 'ensign');
  expect(new Set(shuffled(people))).toEqual(new Set(people));
  expect(tableOf('skirmish', {}, people)).toMatchObject({ seats: 5, here: [0], lesson: false });
});
