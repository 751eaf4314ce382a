// What is stored about a person is read a page at a time for everybody together, so that nobody else waits for it.

import { setImmediate } from 'node:timers/promises';
import { InTurn } from '../base/in-turn.ts';

/** Rows of a page. */
export const ROWS = 200;

const pages = new InTurn();

/** One at a time, and others in between. */
export function page<T>(read: () => Promise<T>): Promise<T> {
  return pages.run('page', async () => {
    await setImmediate();
    return read();
  });
}
