import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

describe('arguments of bench engine', () => {
  test('none means the full measurement', () => {
    expect(readArguments([])).toMatchObject({
      rounds: 5,
      seconds: 1,
      check: false,
      json: false,
      write: false,
    });
  });

  test('the proof of equal rules takes at least 200 games', () => {
    expect(readArguments(['--check'])).toMatchObject({ check: true, lockstep: 300 });
  });

  test('--quick can be made longer again', () => {
    expect(readArguments(['--quick', '--rounds', '7', '--seconds=0.5'])).toMatchObject({
      rounds: 7,
      seconds: 0.5,
    });
  });

  test.each([
    [['--rounds', '0'], '--rounds is a whole number from 1, not 0.'],
    [['--rounds', '2.5'], '--rounds is a whole number from 1, not 2.5.'],
    [['--seconds', 'long'], '--seconds is a number above 0, not long.'],
  ])('%s is refused with a reason', (args, reason) => {
    expect(readArguments(args)).toBe(reason);
  });

  test('an unknown flag is named', () => {
    expect(readArguments(['--fast'])).toContain('--fast');
  });
});
