import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { declare, HIDDEN, many, one, ownRow, type StateOf } from './index.ts';

const fields = {
  round: one(10, 1),
  energy: many(2, 20),
  debt: one(0, -5),
  hand: many(4, 3),
  handSize: many(2, 6),
  plan: many(2, 3),
};
const shape = declare(fields, {
  hand: { knownTo: ownRow(2), counted: { by: 'handSize', columns: 2 } },
  plan: { knownTo: (state, viewer, seat) => viewer === seat || state.round > 1 },
});
type Sample = StateOf<typeof fields>;

function sample(): Sample {
  const state = shape.create();
  state.round = 1;
  state.energy.set([3, 7]);
  state.debt = -2;
  state.hand.set([1, 2, 0, 3]);
  state.handSize.set([3, 3]);
  state.plan.set([2, 1]);
  return state;
}

const anyCells = fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), {
  minLength: 12,
  maxLength: 12,
});

test('named fields are windows into one array of integers', () => {
  const state = sample();
  expect(shape.size).toBe(12);
  expect([...state.cells]).toEqual([1, 3, 7, -2, 1, 2, 0, 3, 3, 3, 2, 1]);
  state.energy[1] = 9;
  state.round++;
  expect([state.cells[0], state.cells[2]]).toEqual([2, 9]);
  expect(shape.describe(state)['energy']).toEqual([3, 9]);
  expect(shape.describe(state)['round']).toBe(2);
});

test('a clone is equal and independent', () => {
  const state = sample();
  const twin = shape.clone(state);
  expect(shape.equal(state, twin)).toBe(true);
  twin.energy[0]++;
  expect(shape.equal(state, twin)).toBe(false);
  expect(state.energy[0]).toBe(3);
  shape.copy(twin, state);
  expect(state.energy[0]).toBe(4);
});

test('snapshots, differences and hashes agree with equality for any content', () => {
  fc.assert(
    fc.property(anyCells, anyCells, (a, b) => {
      const first = shape.create();
      const second = shape.create();
      first.cells.set(a);
      second.cells.set(b);
      const restored = shape.restore(shape.snapshot(first));
      expect(restored && [...restored.cells]).toEqual(a);
      shape.patch(second, shape.difference(second, first));
      expect(shape.equal(first, second)).toBe(true);
      expect(shape.hash(first)).toBe(shape.hash(second));
    }),
  );
});

test('near states have different hashes', () => {
  const hashes = new Set<number>();
  const state = shape.create();
  for (let i = 0; i < shape.size; i++) {
    for (let value = 0; value < 50; value++) {
      state.cells.fill(0);
      state.cells[i] = value;
      hashes.add(shape.hash(state));
    }
  }
  expect(hashes.size).toBe(shape.size * 49 + 1);
});

test('a snapshot that is not of this shape is not restored', () => {
  for (const text of ['', '1 2 3', '0*13', '0*11 x', '0*12 0', '0 * 12', '1e3*12', '0*0', '9999999999*12']) {
    expect(shape.restore(text), text).toBe(null);
  }
  expect(shape.snapshot(sample())).toBe('1 3 7 -2 1 2 0 3*3 2 1');
});

test('redaction blanks what a viewer may not know, by field and by moment', () => {
  const state = sample();
  const view = shape.create();
  shape.redact(state, 0, view);
  expect([...view.hand]).toEqual([1, 2, HIDDEN, HIDDEN]);
  expect([...view.plan]).toEqual([2, HIDDEN]);
  expect([...view.handSize]).toEqual([3, 3]);
  shape.redact(state, -1, view);
  expect([...view.hand, ...view.plan]).toEqual(Array(6).fill(HIDDEN));
  const later = shape.clone(state);
  later.round = 2;
  shape.redact(later, -1, view);
  expect([...view.plan]).toEqual([2, 1]);
  expect(shape.unveils(state, later, -1)).toBe(true);
  expect(shape.unveils(later, state, -1)).toBe(false);
  expect(shape.unveils(state, state, 0)).toBe(false);
});

test('a secret whose deciding fields did not change unveils nothing', () => {
  let asked = 0;
  const knownTo = (state: { open: number }, viewer: number): boolean => (
    asked++,
    viewer === 0 || state.open === 1
  );
  const watched = declare({ open: one(1), card: many(3, 9) }, { card: { knownTo, changesWith: ['open'] } });
  const before = watched.create();
  const after = watched.clone(before);
  after.card[1] = 4;
  expect(watched.unveils(before, after, 1)).toBe(false);
  expect(asked).toBe(0);
  after.open = 1;
  expect(watched.unveils(before, after, 1)).toBe(true);
  expect(watched.unveils(before, after, 0)).toBe(false);
});

test('a cell out of range and a wrong public count are told', () => {
  expect(shape.broken(sample())).toBe(null);
  const high = sample();
  high.energy[1] = 21;
  expect(shape.broken(high)).toBe('energy[1] is 21, not within 0..20');
  const low = sample();
  low.debt = -6;
  expect(shape.broken(low)).toContain('debt[0] is -6');
  const hidden = sample();
  hidden.plan[0] = HIDDEN;
  expect(shape.broken(hidden)).toContain('plan[0]');
  const counted = sample();
  counted.handSize[1] = 2;
  expect(shape.broken(counted)).toBe('handSize[1] says 2, hand holds 3');
});

test('a declaration that cannot work is refused when the program starts', () => {
  expect(() => declare({ cells: one(1) })).toThrow('whole state');
  expect(() => declare({ debt: one(5, -5) }, { debt: { knownTo: () => false } })).toThrow('below 0');
  const miscounted = { knownTo: () => true, counted: { by: 'none' as 'a', columns: 1 } };
  expect(() => declare({ a: one(5) }, { a: miscounted })).toThrow('"none"');
});

test('a state of many fields is an object that V8 reads fast, not a dictionary', () => {
  setFlagsFromString('--allow-natives-syntax');
  const isFast = new Script('(object) => %HasFastProperties(object)').runInThisContext() as (
    object: object,
  ) => boolean;
  for (const count of [1, 8, 9, 40, 70]) {
    const names = Array.from({ length: count }, (_, i) => [`field${i}`, many(3, 9)] as const);
    const state = declare(Object.fromEntries(names)).create();
    expect([count, isFast(state), Object.keys(state).length]).toEqual([count, true, count + 1]);
  }
});
