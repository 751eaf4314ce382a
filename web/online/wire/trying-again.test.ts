import { expect, test } from 'vitest';
import { pauseBeforeNext } from './trying-again.ts';

const broken = { tries: 0, isDeaf: false, code: 1006 };

test('a broken socket is tried at once, then less and less often', () => {
  const pauses = Array.from({ length: 20 }, (_, tries) => pauseBeforeNext({ ...broken, tries }, 0));
  expect(pauses[0]).toBe(0);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.at(-1)).toBe(5000);
});

test('where nothing has ever answered, seldom after a while', () => {
  expect(pauseBeforeNext({ ...broken, isDeaf: true, tries: 3 }, 0)).toBe(1000);
  expect(pauseBeforeNext({ ...broken, isDeaf: true, tries: 9 }, 0)).toBe(15_000);
});

test('whoever was sent away comes back a little later, and not all at the same moment', () => {
  expect(pauseBeforeNext({ ...broken, code: 1001 }, 0)).toBe(600);
  expect(pauseBeforeNext(broken, 1)).toBe(200);
  expect(pauseBeforeNext({ ...broken, tries: 8 }, 1)).toBe(7500);
});
