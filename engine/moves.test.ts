import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, codec, MoveList, named, open, revealing, sealed, veiled, type Message } from './index.ts';

const PLACES = ['A1', 'A2', 'B*', 'C-3', 'D'];
const moves = codec({
  pass: open(),
  build: open(named('place', PLACES)),
  send: open(named('from', PLACES), named('to', PLACES), amount('ships', 1, 5)),
  shift: open(amount('a', -3, 3), amount('b', 0, 100), amount('c', 2, 2), named('d', PLACES)),
  plan: sealed(amount('card', 0, 9)),
  show: revealing(amount('card', 0, 9)),
  slip: veiled(amount('card', 0, 9)),
});
const { pass, build, send, shift } = moves.kinds;

test('a move is made of its fields and read back', () => {
  fc.assert(
    fc.property(fc.nat(4), fc.nat(4), fc.integer({ min: 1, max: 5 }), (from, to, ships) => {
      const move = send.make(from, to, ships);
      expect(move).toBeGreaterThanOrEqual(0);
      expect(move).toBeLessThan(2 ** 31);
      expect([moves.kindOf(move), send.from(move), send.to(move), send.ships(move)]).toEqual([
        send.id,
        from,
        to,
        ships,
      ]);
    }),
  );
});

test('integer, record and notation of a move are the same move', () => {
  const all = [
    pass.make(),
    build.make(3),
    send.make(0, 2, 4),
    shift.make(-3, 100, 2, 1),
    shift.make(3, 0, 2, 4),
  ];
  expect(all.map(moves.toText)).toEqual([
    'pass',
    'build C-3',
    'send A1 B* 4',
    'shift -3 100 2 A2',
    'shift 3 0 2 D',
  ]);
  expect(moves.toRecord(all[2])).toEqual({ move: 'send', from: 'A1', to: 'B*', ships: 4 });
  for (const move of all) {
    expect(moves.fromText(moves.toText(move))).toBe(move);
    expect(moves.fromRecord(moves.toRecord(move))).toBe(move);
  }
});

const textOf = (read: number | Message): string => (typeof read === 'number' ? '' : read.text);

test('what is not a move is refused with what would be', () => {
  expect(textOf(moves.fromText('fly A1'))).toBe(
    'There is no move "fly"; the moves are pass, build, send, shift, plan, show, slip.',
  );
  expect(textOf(moves.fromText('send A1 B*'))).toBe('"send" needs ships: a number from 1 to 5.');
  expect(textOf(moves.fromText('send A1 B* 6'))).toContain('from 1 to 5');
  expect(textOf(moves.fromText('send A1 B* 1.5'))).toContain('from 1 to 5');
  expect(textOf(moves.fromText('send A1 B* 04'))).toContain('from 1 to 5');
  expect(textOf(moves.fromText('build Z9'))).toBe('"build" needs place: one of A1, A2, B*, C-3, D.');
  expect(textOf(moves.fromText('pass now'))).toBe('"pass now" has more words than "pass" needs.');
  expect(textOf(moves.fromRecord({ move: 'build' }))).toContain('needs place');
  expect(textOf(moves.fromRecord({ move: 'plan', card: '__proto__' }))).toContain('needs card');
  const odd = [['A1'], { toString: 1 }, null, true] as unknown as string[];
  for (const place of odd)
    expect(textOf(moves.fromRecord({ move: 'build', place }))).toContain('needs place');
});

test('an integer is a move when every field is in its domain', () => {
  const move = shift.make(3, 100, 2, 4);
  expect(moves.isMove(move)).toBe(true);
  for (const other of [-1, 1.5, 7, 15, build.make(5), build.make(4) + 2 ** 30])
    expect(moves.isMove(other)).toBe(false);
});

test('kinds say whether they are sealed, veiled or reveal something', () => {
  const flags = ['pass', 'plan 3', 'show 3', 'slip 3'].map((text) => {
    const move = Number(moves.fromText(text));
    return [moves.isSealed(move), moves.isVeiled(move), moves.reveals(move)];
  });
  expect(flags).toEqual([
    [false, false, false],
    [true, false, false],
    [false, false, true],
    [false, true, true],
  ]);
});

test('a codec that cannot work is refused when the program starts', () => {
  expect(() => codec({ big: open(amount('a', 0, 2 ** 20), amount('b', 0, 2 ** 12)) })).toThrow('bits');
  expect(() => codec({ odd: open(amount('make', 0, 1)) })).toThrow('"make"');
  expect(() => named('place', ['two words'])).toThrow('two words');
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => amount(name, 0, 1));
  expect(() => codec({ long: open(...five) })).toThrow('four fields');
});

test('a list of moves grows and can be used again', () => {
  const list = new MoveList();
  for (let i = 0; i < 1000; i++) list.add(i);
  expect(list.length).toBe(1000);
  expect(list.has(999)).toBe(true);
  list.clear();
  list.add(7);
  expect(list.toArray()).toEqual([7]);
  expect(list.has(8)).toBe(false);
});
