import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FastChance, sha256, utf8, type Chance } from './index.ts';
import {
  fairChance,
  FairCounts,
  fromHex,
  hex,
  hmacSha256,
  mixSeeds,
  recordedFast,
  ScriptedChance,
} from './doors/match.ts';
import { ChanceMismatch, fairDraw, recordedChance, TABLE_STREAM } from './chance.ts';
import { hmacHex } from './sha256.ts';

const fairness = { seed: utf8('a secret'), table: 'T1', words: ['hello', 'wörld'] };

describe('hashing agrees with Node', () => {
  test('SHA-256 of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });
  test('HMAC with keys shorter and longer than a block', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (key, message) => {
        expect(hex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
    );
  });
  test('HMAC of any text, also of a long one', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.string({ minLength: 1000, maxLength: 1100 }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), texts, (key, text) => {
        expect(hmacHex(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
      }),
    );
  });
  test('UTF-8 and hexadecimal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(hex(utf8(text))).toBe(Buffer.from(text).toString('hex'));
        expect(fromHex(hex(utf8(text)))).toEqual(new Uint8Array(Buffer.from(text)));
      }),
    );
    expect(fromHex('abc')).toBe(null);
    expect(fromHex('zz')).toBe(null);
  });
});

/** Chi-squared of `rolls` dice, against its value at one in a million for five degrees of freedom. */
function looksFair(chance: Chance, rolls: number): boolean {
  const faces = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < rolls; i++) faces[chance.die(6) - 1]++;
  return faces.reduce((sum, seen) => sum + (seen - rolls / 6) ** 2 / (rolls / 6), 0) < 37;
}

describe('every kind of chance', () => {
  test('rolls fair dice', () => {
    expect(looksFair(new FastChance(3), 60_000)).toBe(true);
    expect(looksFair(fairChance(fairness, new FairCounts()), 6_000)).toBe(true);
  });
  test('picks in proportion to counts', () => {
    const counts = [9, 1, 0, 3];
    const seen = [0, 0];
    const chance = new FastChance(5);
    for (let i = 0; i < 40_000; i++) {
      const picked = chance.pick(counts, 1);
      expect(counts[1 + picked]).toBeGreaterThan(0);
      if (picked === 0) seen[0]++;
      else seen[1]++;
    }
    expect(seen[1] / seen[0]).toBeGreaterThan(2.8);
    expect(seen[1] / seen[0]).toBeLessThan(3.2);
    for (const each of [chance, fairChance(fairness, new FairCounts())]) {
      expect(() => each.pick([0, 0])).toThrow('empty pool');
      expect(() => each.pick([-1, 3])).toThrow('hidden');
      expect(() => each.die(0)).toThrow('no die');
    }
    for (const bound of [0, 1.5, 2 ** 33])
      expect(() => fairDraw(fairness, 0, 0, bound)).toThrow('Nothing is drawn');
  });
});

test('the fast generator repeats itself from the same seed and differs from near seeds', () => {
  const rolls = (seed: number): number[] => {
    const chance = new FastChance(seed);
    return Array.from({ length: 8 }, () => chance.bits());
  };
  expect(rolls(1)).toEqual(rolls(1));
  expect(rolls(1)).not.toEqual(rolls(2));
  expect(new Set(Array.from({ length: 10_000 }, (_, i) => mixSeeds(1, i))).size).toBe(10_000);
});

test('a reseeded generator is a new one, the streams of its seats included', () => {
  const used = new FastChance(1);
  used.of(3).die(6);
  used.of(0).die(6);
  used.reseed(2);
  const fresh = new FastChance(2);
  const rolls = (chance: FastChance): number[] => [
    chance.bits(),
    chance.of(0).bits(),
    chance.of(3).bits(),
    chance.bits(),
  ];
  expect(rolls(used)).toEqual(rolls(fresh));
});

test('what a seat rolls does not depend on what others rolled', () => {
  for (const make of [() => new FastChance(9), () => fairChance(fairness, new FairCounts())]) {
    const quiet: Chance = make();
    const alone = [quiet.of(2).die(100), quiet.of(2).die(100)];
    const busy: Chance = make();
    busy.die(6);
    busy.of(1).die(6);
    const first = busy.of(2).die(100);
    busy.of(1).die(6);
    expect([first, busy.of(2).die(100)]).toEqual(alone);
  }
});

test('a fair draw depends on seed, table, words, stream, number and bound, and on nothing else', () => {
  const draw = (change: object, stream = TABLE_STREAM, n = 0, bound = 1_000_000): number =>
    fairDraw({ ...fairness, ...change }, stream, n, bound);
  const base = draw({});
  expect(draw({})).toBe(base);
  const others = [
    draw({ seed: utf8('another') }),
    draw({ table: 'T2' }),
    draw({ words: ['hello'] }),
    draw({ words: ['hello,wörld'] }),
    draw({}, 0),
    draw({}, TABLE_STREAM, 1),
    draw({}, TABLE_STREAM, 0, 999_999),
  ];
  expect(new Set([base, ...others]).size).toBe(8);
});

test('a script gives what it says and complains about what cannot be', () => {
  const chance = new ScriptedChance(6, 1);
  expect(chance.die(6)).toBe(6);
  expect(chance.used).toBe(false);
  expect(chance.of().pick([0, 2])).toBe(1);
  expect(chance.used).toBe(true);
  expect(() => chance.die(6)).toThrow('has ended');
  expect(() => new ScriptedChance(7).die(6)).toThrow('7 for a die');
  expect(() => new ScriptedChance(0).pick([0, 2])).toThrow('none is there');
  expect(() => new ScriptedChance(2).pick([1, 1, 1], 0, 2)).toThrow('none is there');
});

test('recorded dice come again, and only to the same questions', () => {
  const first = recordedFast(4);
  const rolls = [first.die(6), first.of(1).die(20), first.pick([3, 4])];
  const again = recordedChance(first.draws);
  expect([again.die(6), again.of(1).die(20), again.pick([3, 4])]).toEqual(rolls);
  expect(() => again.die(6)).toThrow(ChanceMismatch);
  expect(() => recordedChance(first.draws).die(8)).toThrow(ChanceMismatch);
  expect(() => recordedChance(first.draws).of(1).die(6)).toThrow(ChanceMismatch);
});
