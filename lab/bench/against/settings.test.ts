import { describe, expect, test } from 'vitest';
import { engine } from '../engine/index.ts';
import { server } from '../server/index.ts';
import { readAgainst } from './settings.ts';

const given = (written: Record<string, string>): Parameters<typeof readAgainst>[1] => ({
  has: (flag) => Object.hasOwn(written, flag),
  text: (flag) => written[flag],
});

describe('settings of --against', () => {
  test('there are nine rounds where the bench alone has fewer', () => {
    expect(readAgainst('main', given({ json: '' }), 5)).toEqual({ commit: 'main', rounds: 9, json: true });
  });

  test('more rounds can be asked for', () => {
    expect(readAgainst('main', given({ rounds: '15' }), 15)).toMatchObject({ rounds: 15, json: false });
  });

  test.each([
    [{ rounds: '8' }, '--against takes at least 9 rounds, not 8.'],
    [{ write: '' }, '--against and --write do not go together.'],
    [{ check: '' }, '--against and --check do not go together.'],
  ])('%j is refused with a reason', (written, reason) => {
    expect(readAgainst('main', given(written), 8)).toMatchObject({ reason });
  });
});

describe.each([
  ['engine', engine],
  ['server', server],
])('bench %s', (_, bench) => {
  test('has the flag, with a line of help', () => {
    expect(bench.flags['against']).toBe('text');
    expect(bench.help).toContain('\n  --against COMMIT\n');
  });

  test('refuses a commit that is not there before it measures anything', async () => {
    expect(await bench.run(given({ against: 'no-such-commit' }))).toMatchObject({
      reason: 'There is no commit "no-such-commit" here.',
    });
  });

  test('refuses what does not go together', async () => {
    expect(await bench.run(given({ against: 'HEAD', write: '' }))).toMatchObject({
      reason: '--against and --write do not go together.',
    });
  });
});
