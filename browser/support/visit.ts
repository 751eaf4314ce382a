// A way to a screen that tests look at.

import type { Page } from '@playwright/test';

/** Measures what is on the screen now, under that name. */
export type Look = (what: string) => Promise<void>;

export interface Visit {
  readonly name: string;
  readonly visit: (page: Page, look: Look) => Promise<void>;
}
