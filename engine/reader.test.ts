import { describe, expect, test } from 'vitest';
import { engine as spanish } from '../languages/es/page/engine.ts';
import { isRefusal, messageOf, phrased, Refusal } from './index.ts';
import {
  byKind,
  checked,
  listOf,
  number,
  object,
  oneOf,
  optional,
  partial,
  recordOf,
  ruled,
  text,
  tuple,
  whole,
  yesOrNo,
  type Reader,
} from './reader.ts';
import { refuse } from './words.ts';

interface Moon {
  readonly name: string;
  readonly craters: number;
  readonly old?: boolean;
  readonly kind: 'rock' | 'ice' | null;
}

const moon = object<Moon>({
  name: text(8),
  craters: whole(0, 9),
  old: optional(yesOrNo),
  kind: optional(oneOf(['rock', 'ice', null]), 'rock'),
});

const moons = object<{ moons: readonly Moon[] }>({ moons: listOf(moon, 1, 3) });

function reasonOf<T>(read: Reader<T>, given: unknown): string {
  const value = read(given, 'file');
  return isRefusal(value) ? value.reason : `read: ${JSON.stringify(value)}`;
}

describe('what is right is read', () => {
  test('with what stands for what is left out, and without what nothing stands for', () => {
    const given = { moons: [{ craters: 3, name: 'Io' }] };
    expect(moons(given, 'file')).toStrictEqual({ moons: [{ name: 'Io', craters: 3, kind: 'rock' }] });
  });

  test('null where null is one of the values', () => {
    expect(moon({ name: 'Io', craters: 0, old: true, kind: null }, 'file')).toStrictEqual({
      name: 'Io',
      craters: 0,
      old: true,
      kind: null,
    });
  });

  test('up to both ends', () => {
    expect([0, 9].map((given) => whole(0, 9)(given, 'file'))).toEqual([0, 9]);
    expect([-1.5, 1.5].map((given) => number(-1.5, 1.5)(given, 'file'))).toEqual([-1.5, 1.5]);
    expect(text(3)('abc', 'file')).toBe('abc');
    expect(text(0)('', 'file')).toBe('');
  });

  test('minus zero as zero', () => {
    expect([whole(-1, 1), number(-1, 1)].map((read) => read(-0, 'file'))).toStrictEqual([0, 0]);
  });

  test('some fields, names, tuples and kinds', () => {
    expect(partial<Moon>({ ...craterless, craters: whole(0, 9) })({ craters: 1 }, 'file')).toStrictEqual({
      craters: 1,
    });
    expect(recordOf(['a', 'b'], whole(0, 9))({ b: 2 }, 'file')).toStrictEqual({ b: 2 });
    expect(tuple<readonly [number, string]>(whole(0, 9), text(9))([1, 'x'], 'file')).toStrictEqual([1, 'x']);
    expect(shape({ is: 'square', side: 2 }, 'file')).toStrictEqual({ is: 'square', side: 2 });
  });
});

const craterless = { name: text(8), old: yesOrNo, kind: oneOf(['rock', 'ice', null]) };

const shape = byKind<object>('is', {
  point: object({ is: oneOf(['point']) }),
  square: object({ is: oneOf(['square']), side: whole(1, 9) }),
});

describe('what is wrong is refused with its place and what should stand there', () => {
  const io = { name: 'Io', craters: 3 };

  test.each([
    [7, 'file must be an object, not 7.'],
    [{}, 'file.moons is missing: it must be a list of 1 to 3.'],
    [{ moons: [] }, 'file.moons must be a list of 1 to 3, not a list of 0.'],
    [{ moons: [io, io, io, io] }, 'file.moons must be a list of 1 to 3, not a list of 4.'],
    [{ moons: [io, 'x'] }, 'file.moons[1] must be an object, not "x".'],
    [{ moons: [io, [io]] }, 'file.moons[1] must be an object, not a list of 1.'],
    [
      { moons: [{ ...io, rings: 1 }] },
      'file.moons[0] has no field "rings". Its fields are name, craters, old, kind.',
    ],
    [{ moons: [{ name: 'Io' }] }, 'file.moons[0].craters is missing: it must be a whole number from 0 to 9.'],
    [
      { moons: [{ ...io, craters: 1.5 }] },
      'file.moons[0].craters must be a whole number from 0 to 9, not 1.5.',
    ],
    [
      { moons: [{ ...io, craters: 10 }] },
      'file.moons[0].craters must be a whole number from 0 to 9, not 10.',
    ],
    [
      { moons: [{ ...io, craters: -1 }] },
      'file.moons[0].craters must be a whole number from 0 to 9, not -1.',
    ],
    [{ moons: [{ ...io, old: null }] }, 'file.moons[0].old must be true or false, not null.'],
    [{ moons: [{ ...io, kind: 'air' }] }, 'file.moons[0].kind must be one of rock, ice, null, not "air".'],
    [
      { moons: [{ ...io, name: {} }] },
      'file.moons[0].name must be a text of at most 8 characters, not an object.',
    ],
    [{ moons: [{ ...io, name: 'Ganymedes' }] }, 'file.moons[0].name is longer than 8 characters.'],
    [{ moons: [{ ...io, name: 'I\u0007' }] }, 'file.moons[0].name contains characters that cannot be shown.'],
  ])('%j', (given, reason) => {
    expect(reasonOf(moons, given)).toBe(reason);
  });

  test('in tuples, kinds and numbers', () => {
    const pair = tuple<readonly [number, string]>(whole(0, 9), text(9));
    expect(reasonOf(pair, [1])).toBe('file must be a list of 2, not a list of 1.');
    expect(reasonOf(pair, ['x', 1])).toBe('file[0] must be a whole number from 0 to 9, not "x".');
    expect(reasonOf(shape, [])).toBe('file must be an object, not a list of 0.');
    expect(reasonOf(shape, {})).toBe('file.is is missing: it must be one of point, square.');
    expect(reasonOf(shape, { is: 'toString' })).toBe('file.is must be one of point, square, not "toString".');
    expect(reasonOf(shape, { is: 'point', side: 1 })).toBe('file has no field "side". Its fields are is.');
    expect(reasonOf(number(-1.5, 1.5), 2)).toBe('file must be a number from -1.5 to 1.5, not 2.');
    expect(reasonOf(number(-1.5, 1.5), Number.NaN)).toBe('file must be a number from -1.5 to 1.5, not NaN.');
    expect(reasonOf(oneOf([1]), '1')).toBe('file must be 1, not "1".');
  });

  test('in Spanish too', () => {
    const read = moons({ moons: [io, io, io, io] }, 'file');
    expect(isRefusal(read) && phrased({ engine: spanish }, messageOf(read))).toBe(
      'file.moons debe ser una lista de 1 a 3, no una lista de 4.',
    );
  });

  test('with the rule of whoever names one', () => {
    const even = checked(whole(0, 9), (value) => (value % 2 === 0 ? null : refuse('X-2', 'noMove')));
    const read = ruled('X-1', even);
    expect(read(4, 'file')).toBe(4);
    expect(read(5, 'file')).toEqual(refuse('X-2', 'noMove'));
    expect(read('x', 'file')).toHaveProperty('rule', 'X-1');
    expect(even('x', 'file')).toHaveProperty('rule', null);
  });
});

describe('documents of strangers', () => {
  test('what an object inherits is not in the document', () => {
    const inherited: unknown = Object.create({ name: 'Io', craters: 3 });
    expect(reasonOf(moon, inherited)).toBe(
      'file.name is missing: it must be a text of at most 8 characters.',
    );
    expect(reasonOf(byKind('constructor', {}), {})).toMatch(/^file\.constructor is missing/);
  });

  test('a prototype is a field like others, and there is none of that name', () => {
    const given: unknown = JSON.parse('{"__proto__": {"craters": 3}, "name": "Io"}');
    expect(reasonOf(moon, given)).toMatch(/^file has no field "__proto__"\./);
    expect(reasonOf(recordOf(['a'], moon), given)).toMatch(/^file has no field "__proto__"\./);
  });

  test('a long text is told by its beginning, and what is too long is not looked into', () => {
    const long = 'x'.repeat(1_000_000);
    for (const given of [long, { [long]: 1 }]) expect(reasonOf(moon, given).length).toBeLessThan(100);
    let looks = 0;
    const counting: Reader<null> = () => {
      looks++;
      return null;
    };
    expect(listOf(counting, 0, 3)(Array(1_000_000), 'file')).toBeInstanceOf(Refusal);
    expect(tuple(counting, counting)(Array(1_000_000), 'file')).toBeInstanceOf(Refusal);
    expect(looks).toBe(0);
  });
});
