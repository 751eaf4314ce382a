import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { readMessage } from '../live/reading.ts';
import { firstFault } from './first-fault.ts';

const Order = Type.Object(
  { do: Type.Literal('order'), order: Type.Array(Type.String({ maxLength: 5 }), { maxItems: 3 }) },
  { additionalProperties: false },
);

test.each([
  [{}, { field: 'do', problem: 'is missing' }],
  [
    { do: 'order', order: [], more: 1 },
    { field: 'more', problem: 'is not known' },
  ],
  [
    { do: 'dance', order: [] },
    { field: 'do', problem: 'must be equal to constant' },
  ],
  [
    { do: 'order', order: 'a' },
    { field: 'order', problem: 'must be array' },
  ],
  [
    { do: 'order', order: ['a', 2] },
    { field: 'order/1', problem: 'must be string' },
  ],
  [
    { do: 'order', order: ['a', 'b', 'c', 'd'] },
    { field: 'order', problem: 'must not have more than 3 items' },
  ],
])('%j', (value, fault) => {
  expect(firstFault(Order, value)).toEqual(fault);
});

/** A list whose items after the first must not be looked at. */
function guarded(length: number): unknown[] {
  return new Proxy<unknown[]>(Array.from({ length }), {
    get(list, name, self): unknown {
      if (typeof name === 'string' && /^[1-9]/.test(name)) throw new Error(`looked at item ${name}`);
      return Reflect.get(list, name, self);
    },
  });
}

test('nothing is looked at after the first fault', () => {
  expect(firstFault(Order, { do: 'order', order: guarded(3) }).field).toBe('order/0');
  expect(firstFault(Order, { do: 'order', order: guarded(10_000) }).field).toBe('order');
});

test('a message is told its first fault', () => {
  const order = Array.from({ length: 10_000 }, () => 1);
  const { id, message } = readMessage(
    JSON.stringify({ id: 7, do: 'order', table: 'abcd', viewSeq: 0, order }),
  );
  expect(id).toBe(7);
  expect(message).toMatchObject({ values: { field: 'order', problem: 'must not have more than 400 items' } });
});
