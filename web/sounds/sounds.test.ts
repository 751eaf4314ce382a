import { expect, test } from 'vitest';
import { SOUNDS } from './sounds.ts';

test.each(Object.entries(SOUNDS))('%s is short, soft and can be heard', (_name, voices) => {
  expect(voices.length).toBeGreaterThan(0);
  for (const { at, lasts, loud, from, to = from } of voices) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(lasts).toBeGreaterThan(0.03);
    expect(at + lasts).toBeLessThan(1.7);
    expect(loud).toBeGreaterThan(0);
    expect(loud).toBeLessThanOrEqual(1);
    for (const hertz of [from, to]) {
      expect(hertz).toBeGreaterThanOrEqual(40);
      expect(hertz).toBeLessThanOrEqual(6000);
    }
  }
});
