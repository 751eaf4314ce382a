import { expect, test } from 'vitest';
import { arrowBetween, crosshair } from './lie.ts';
import { keyOf, strokesOf } from './strokes.ts';

test('what several events leave is drawn once, for each seat', () => {
  const marks = { ways: [['A', 'B']], rings: ['B'] } as const;
  const strokes = strokesOf([
    { seat: 0, marks },
    { seat: 0, marks },
    { seat: 1, marks: { rings: ['B'] } },
  ]);
  expect(strokes.map(keyOf)).toEqual(['way 0  B A', 'ring 0  B ', 'ring 1  B ']);
});

test('a place that is attacked has a crosshair and no other ring', () => {
  const strokes = strokesOf([
    { seat: 0, marks: { rings: ['C'], sheet: 1 } },
    { seat: 0, marks: { aims: ['C'], sheet: 1 } },
  ]);
  expect(strokes).toEqual([{ kind: 'aim', seat: 0, sheet: 1, to: 'C' }]);
});

test('arrows go from rim to rim, between neighbours too', () => {
  const numbers = (path: string): readonly number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  for (const far of [200, 60]) {
    const { line, head } = arrowBetween({ x: 0, y: 0, r: 40 }, { x: far, y: 0, r: 40 });
    const [start, , , , end] = numbers(line);
    const [, , tip] = numbers(head);
    expect(start).toBeGreaterThan(0);
    expect(end).toBeGreaterThanOrEqual(start - 1);
    expect(tip).toBeGreaterThan(end);
    expect(tip).toBeLessThan(far);
  }
  expect(crosshair({ x: 0, y: 0, r: 10 })).toMatch(/^(M[-\d.]+ [-\d.]+L[-\d.]+ [-\d.]+){4}$/);
});
