// What a first visit may weigh, from the start page until a game waits for its first choice.

import type { Browser } from '@playwright/test';
import type { Counter } from './counter.ts';
import { fresh } from './measure.ts';
import { played, startGame } from './tables.ts';

export interface Visit {
  /** What runs at its end. */
  readonly game: string;
  readonly title: string;
  /** The button that starts it. */
  readonly start: string;
  /** kB that may travel. */
  readonly bar: number;
}

export const VISITS: readonly Visit[] = [
  ...played.map(({ title }) => ({ game: title, title, start: 'Play now', bar: 250 })),
  {
    game: 'Nexum Galaxy with Asteroids',
    title: 'Nexum Galaxy',
    start: 'Guided game with Asteroids',
    bar: 300,
  },
];

/** kB that travel to a browser that was never here, headers and all; parts of the board that come after the first choice included. */
export async function visited(browser: Browser, counter: Counter, { title, start }: Visit): Promise<number> {
  const { context, page } = await fresh(browser, { locale: 'en' });
  counter.take();
  await startGame(page, counter.address, title, start);
  await page.waitForLoadState('networkidle');
  await context.close();
  return counter.take() / 1000;
}
