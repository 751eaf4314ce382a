// For tests: one server for a file of tests, with a clock that stands until it is moved.

import { afterAll, beforeAll } from 'vitest';
import { StandingClock } from './clock.ts';
import { testOptions, testServer, type TestServer } from './server.ts';

export interface StandingServer extends Pick<TestServer, 'address'> {
  readonly clock: StandingClock;
  /** The folder of its data. */
  readonly data: string;
  /** On the same data, seen by `address` from then on. */
  restart(...how: Parameters<TestServer['restart']>): Promise<void>;
}

export function standingServer(): StandingServer {
  const clock = new StandingClock();
  const options = testOptions();
  let running: TestServer | null = null;
  const server = (): TestServer => {
    if (running === null) throw new Error('The server runs within tests only.');
    return running;
  };
  beforeAll(async () => {
    running = await testServer({ ...options, parts: { clock, pace: { bots: 0 } } });
  });
  afterAll(() => server().stop());
  return {
    clock,
    data: options.data,
    get address() {
      return server().address;
    },
    async restart(...how) {
      running = await server().restart(...how);
    },
  };
}
