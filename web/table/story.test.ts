import type { Moment } from '@starboard/engine/view';
import { expect, test } from 'vitest';
import { storyUntil } from './story.ts';

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
  storyUntil(moments, at).map((tale) => [tale.at, ...tale.events.map(({ event }) => event)].join(' '));

test('the story ends with the moment on the board', () => {
  expect(told(0)).toEqual(['0 round']);
  expect(told(2)).toEqual(['0 round', '1 went', '2 stayed']);
});

test('what was taken back is no part of it any more', () => {
  expect(told(3)).toEqual(['0 round', '1 went', '3']);
  expect(told(4)).toEqual(['0 round', '1 went', '3', '4 came']);
});
