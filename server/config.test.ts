import { isRefusal } from '@starboard/engine';
import { expect, test } from 'vitest';
import { configFrom, USUAL_LIMITS, type Env } from './config.ts';

const WHERE = { host: 'localhost', port: 0, data: 'data' };

const limitsFrom = (env: Env) => {
  const config = configFrom(env, WHERE);
  return isRefusal(config) ? config.reason : config.limits.unfinished;
};

test('how many unfinished tables somebody may have is the host’s to say', () => {
  expect(limitsFrom({})).toEqual(USUAL_LIMITS.unfinished);
  expect(limitsFrom({ STARBOARD_GUEST_TABLES: '0', STARBOARD_ACCOUNT_TABLES: '7' })).toEqual({
    guest: 0,
    account: 7,
  });
  expect(limitsFrom({ STARBOARD_GUEST_TABLES: 'many' })).toBe(
    'STARBOARD_GUEST_TABLES must be a whole number, not "many".',
  );
  expect(limitsFrom({ STARBOARD_ACCOUNT_TABLES: '-1' })).toBe(
    'STARBOARD_ACCOUNT_TABLES must be a whole number, not "-1".',
  );
});
