// A table that Nexum Galaxy cannot be played at is refused in one sentence, and there is no table.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestPlayer } from './testing/player.ts';
import { testOptions, testServer, type TestServer } from './testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer(testOptions());
});
afterAll(() => server.stop());

const SEATS = [{ me: true }, { free: true }];
const EVENTS = { ruleSet: 'events' };

test.each([
  [{ ...EVENTS, mode: 'solo-easy' }, 'The mode “Solo, easy” is for 1 person, not for 2.'],
  [{ ...EVENTS, sector: 'NOWHERE' }, /^Option sector must be one of [^.]*, not "NOWHERE"\.$/],
  [{ ...EVENTS, aggressiveness: 4 }, 'Option aggressiveness must be a whole number from 0 to 3, not 4.'],
  [{ ...EVENTS, aggressiveness: -1 }, 'Option aggressiveness must be a whole number from 0 to 3, not -1.'],
  [{ ...EVENTS, computers: 3 }, 'LAUBURIA has room for 4 civilizations, not for 5.'],
])('%j', async (options, reason) => {
  const ann = await TestPlayer.guest(server.address, 'Ann');
  const { status, body } = await ann.rest('POST', '/api/tables', {
    game: 'nexum-galaxy',
    options,
    seats: SEATS,
    visibility: 'public',
    time: { kind: 'none', bank: 0, increment: 0, onTimeout: 'bot' },
    ready: true,
  });
  expect(status).toBe(422);
  expect((body['error'] as { reason: string }).reason).toMatch(reason);
  const { body: lobby } = await ann.rest('GET', '/api/tables');
  expect(lobby).toEqual({ open: [], playing: [] });
});
