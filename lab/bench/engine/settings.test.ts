import { describe, expect, test } from 'vitest';
import { flags, help, readSettings } from './settings.ts';

const given = (written: Record<string, string>): Parameters<typeof readSettings>[0] => ({
  has: (flag) => Object.hasOwn(written, flag),
  text: (flag) => written[flag],
});

describe('settings of bench engine', () => {
  test('no flags mean the full measurement', () => {
    expect(readSettings(given({}))).toMatchObject({
      rounds: 5,
      seconds: 1,
      check: false,
      json: false,
      write: false,
    });
  });

  test('the proof of equal rules takes at least 200 games', () => {
    expect(readSettings(given({ check: '' }))).toMatchObject({ check: true, lockstep: 300 });
  });

  test('--quick can be made longer again', () => {
    expect(readSettings(given({ quick: '', rounds: '7', seconds: '0.5' }))).toMatchObject({
      rounds: 7,
      seconds: 0.5,
    });
  });

  test.each([
    [{ rounds: '0' }, '--rounds must be a whole number of at least 1, not "0".'],
    [{ rounds: '2.5' }, '--rounds must be a whole number of at least 1, not "2.5".'],
    [{ seconds: 'long' }, '--seconds must be a number above 0, not "long".'],
    [{ seconds: 'Infinity' }, '--seconds must be a number above 0, not "Infinity".'],
  ])('%j is refused with a reason', (written, reason) => {
    expect(readSettings(given(written))).toMatchObject({ reason });
  });

  test('every flag has a line of help', () => {
    for (const flag of Object.keys(flags)) expect(help).toContain(`\n  --${flag} `);
  });
});
