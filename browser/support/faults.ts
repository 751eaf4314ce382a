// What can be said against a page by looking at it: what axe finds, what is wider than the screen.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What can be wrong in one theme and right in another. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const THEMES = ['dark', 'light', 'contrast'] as const;

/** Told in a few words, so that a failure can be read. */
export function faults(page: Page): Promise<string[]> {
  return foundBy({ type: 'tag', values: RULES }, page);
}

/** The same in every theme, without opening the page anew for each: in the others only what they have of their own. */
export async function themedFaults(page: Page): Promise<string[]> {
  const found = await faults(page);
  const before = await page.evaluate(() => document.documentElement.dataset['theme']);
  for (const theme of THEMES.filter((each) => each !== before)) {
    await wear(page, theme);
    const more = await foundBy({ type: 'rule', values: OF_COLOURS }, page);
    found.push(...more.map((fault) => `${theme}: ${fault}`));
  }
  await wear(page, before);
  return found;
}

/** Colours change with the next frame. The page may put its own theme back when it hears of the device's. */
async function wear(page: Page, theme: string | undefined): Promise<void> {
  await page.emulateMedia({ colorScheme: theme === 'light' ? 'light' : 'dark' });
  await page.evaluate(async (wanted) => {
    const worn = document.documentElement.dataset;
    for (let calm = 0; calm < 4; calm = worn['theme'] === wanted ? calm + 1 : 0) {
      worn['theme'] = wanted;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, theme);
}

async function foundBy(runOnly: { type: 'tag' | 'rule'; values: string[] }, page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What is in order need not be described, which takes as long as finding what is not.
    .options({ resultTypes: ['violations'], runOnly })
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
