// Once all tests have ended, so do their browsers and servers. One that does not would hold up the whole run, whose tests
// have all been judged by then: it is named, and ended by force.

import type { Reporter, Suite } from '@playwright/test/reporter';
import { setTimeout as later } from 'node:timers/promises';

import { descendants } from '../../tools/processes.mjs';

/** Far more than they take on a busy machine. */
const PATIENCE_MS = 120_000;

export default class Ending implements Reporter {
  #left = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#left = suite.allTests().length;
  }

  onTestEnd(): void {
    this.#left--;
    if (this.#left === 0) void this.#endAll();
  }

  printsToStdio(): boolean {
    return false;
  }

  async #endAll(): Promise<void> {
    // a run that ends in time does not wait for this
    await later(PATIENCE_MS, undefined, { ref: false });
    for (const { pid, about } of descendants(process.pid)) {
      console.log(`All tests have ended, but this has not, and is ended by force: ${about}`);
      process.kill(pid, 'SIGKILL');
    }
  }
}
