// What can be said against a page by looking at it: what axe finds, what is wider than the screen.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Told in a few words, so that a failure can be read. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What is in order need not be described, which takes as long as finding what is not.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // All in the page itself: our pages hold no others, for which a second page would be opened each time.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${target.join(' ')}: ${failureSummary.replaceAll('\n', ' ')}`,
    ),
  );
}

export async function fits(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}
