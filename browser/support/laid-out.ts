import type { Page } from '@playwright/test';
import { faults } from './faults.ts';
import { layoutFaults } from './layout.ts';
import { resize, sizeName, SIZES } from './sizes.ts';
import { expect } from './starboard.ts';

/** Is the page as it stands laid out well in every window, and does axe find nothing? */
export async function isWellLaidOut(page: Page, what: string): Promise<void> {
  const found: string[] = [];
  for (const window of SIZES) {
    await resize(page, window);
    const all = await layoutFaults(page);
    if (window === SIZES[0]) all.push(...(await faults(page)));
    found.push(...all.map((fault) => `${what}, ${sizeName(window)}: ${fault}`));
  }
  expect(found).toEqual([]);
}
