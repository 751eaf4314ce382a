import { expect, test } from 'vitest';
import { noteResult } from './bests.ts';

function shelf(text?: string): Pick<Storage, 'getItem' | 'setItem'> {
  let kept = text ?? null;
  return { getItem: () => kept, setItem: (_key, value) => void (kept = value) };
}

const result = (table: string, points: number, map = 'Pioneer') => ({
  game: 'gal4xeon',
  options: { map, openSheets: false },
  table,
  points,
});

test('a result is compared with the best of other tables of its kind', () => {
  const storage = shelf();
  expect(noteResult(result('a', 40), storage)).toBeNull();
  expect(noteResult(result('b', 60), storage)).toBe(40);
  expect(noteResult(result('c', 50), storage)).toBe(60);
  expect(noteResult(result('d', 70, 'Halo'), storage)).toBeNull();
});

test('looking at a table again says the same', () => {
  const storage = shelf();
  noteResult(result('a', 40), storage);
  expect(noteResult(result('b', 60), storage)).toBe(40);
  expect(noteResult(result('b', 60), storage)).toBe(40);
});

test('what cannot be read or kept is no best', () => {
  expect(noteResult(result('a', 40), shelf('[nonsense'))).toBeNull();
});
