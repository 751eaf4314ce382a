import { expect, test } from 'vitest';
import { dateFormat } from './dates.ts';

test('in English the day comes before the month, and hours count to 24; other languages as they do', () => {
  const at = new Date(2026, 10, 19, 16, 5);
  expect(dateFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at)).toBe('19 Nov 2026, 16:05');
  expect(dateFormat('en', { dateStyle: 'short' }).format(at)).toBe('19/11/2026');
  expect(dateFormat('es', { dateStyle: 'short' }).format(at)).toBe('19/11/26');
});
