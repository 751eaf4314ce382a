import type { Note } from '@starboard/wire/schema';
import { expect, test } from 'vitest';
import { latestNews } from './latest-news.ts';

const note = (at: number, what: Note['what'], seat: number, more: Partial<Note> = {}): Note => ({
  at,
  what,
  seat,
  person: null,
  bot: null,
  why: null,
  offer: null,
  unready: [],
  ...more,
});

const NOTES = [note(10, 'offered', 0), note(20, 'declined', 1), note(30, 'offered', 1)];

test('a refusal is news, though who refused has made an offer of its own since', () => {
  expect(latestNews(NOTES, 0, 5)?.at).toBe(20);
  expect(latestNews(NOTES, null, 5)?.at).toBe(20);
  expect(latestNews(NOTES, 0, 20)).toBe(null);
});

test('what one did oneself is no news, nor what one has read; the latest comes first', () => {
  expect(latestNews(NOTES, 1, 5)).toBe(null);
  const replaced = note(40, 'standIn', 0, { why: 'time' });
  expect(latestNews([...NOTES, replaced], 0, 5)).toBe(replaced);
  expect(latestNews([...NOTES, { ...replaced, why: 'asked' }], 0, 20)).toBe(null);
});
