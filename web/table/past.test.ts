import { expect, test } from 'vitest';
import type { Moment } from '../timeline/timeline.ts';
import { pastUntil } from './past.ts';

const moment = (entry: Partial<Moment['entry']>, ...events: readonly string[]): Moment =>
  ({ entry: { seat: 0, at: 0, ...entry }, events: events.map((event) => ({ event })) }) as unknown as Moment;

const moments = [
  moment({}, 'round'),
  moment({ order: ['go'] }, 'went'),
  moment({ order: ['stay'] }, 'stayed'),
  moment({ undo: true }),
  moment({ order: ['go'] }, 'came'),
];

const told = (at: number): string[] =>
  pastUntil(moments, at).map(({ at: when, events }) => [when, ...events.map(({ event }) => event)].join(' '));

test('the past ends with the moment on the board', () => {
  expect(told(0)).toEqual(['0 round']);
  expect(told(2)).toEqual(['0 round', '1 went', '2 stayed']);
});

test('what was taken back is no part of it any more', () => {
  expect(told(3)).toEqual(['0 round', '1 went', '3']);
  expect(told(4)).toEqual(['0 round', '1 went', '3', '4 came']);
});
