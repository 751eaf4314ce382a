// Numbers on the boards of Gal4Xeon and Skirmish can be read at arm's length.

import type { Page } from '@playwright/test';
import { expect, setUp, test } from './support/starboard.ts';
import { resize } from './support/sizes.ts';

/** Pixels that numbers may be high at least: a phone is held nearer. */
const SIZES = [
  { width: 1366, height: 768, least: 12 },
  { width: 390, height: 844, least: 10 },
] as const;

/** Names of places, which no ship or point is counted by. */
const NAMES = ['.gx-coordinate'];

/** The heights of all numbers that are drawn, with what they say. */
function numbersOn(page: Page): Promise<readonly { readonly text: string; readonly height: number }[]> {
  return page.locator('.table-board').evaluate(
    (board, names) =>
      [...board.querySelectorAll<SVGTextElement>('.panzoom > svg text')].flatMap((text) => {
        const said = text.textContent.trim();
        const isDrawn = text.getClientRects().length > 0 && text.checkVisibility();
        const matrix = text.getScreenCTM();
        if (!/^[+−×≥]?\d+$/.test(said) || !isDrawn || matrix === null || text.matches(names)) return [];
        const height = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
        return [{ text: said, height }];
      }),
    NAMES.join(', '),
  );
}

for (const { game, people, least: fewest } of [
  { game: 'gal4xeon', people: 1, least: 3 },
  { game: 'skirmish', people: 4, least: 4 },
])
  test(`counts of ${game} are large enough on a desktop and on a phone, at every zoom`, async ({ page }) => {
    const others = Array.from({ length: people - 1 }, () => 'random');
    await setUp(page, { game, people: ['person', ...others] });
    await page.locator('.choices .choice').first().waitFor();
    for (const { width, height, least } of SIZES) {
      await resize(page, { width, height, zoom: 1 });
      const tab = page.getByRole('button', { name: 'Map', exact: true });
      if (await tab.isVisible()) await tab.click();
      const map = page.locator('.panzoom > svg');
      for (const zoom of [[], ['+', '+'], ['0'], ['-', '-']]) {
        for (const key of zoom) await map.press(key);
        await expect
          .poll(async () => Math.min(...(await numbersOn(page)).map((each) => each.height)))
          .toBeGreaterThanOrEqual(least - 0.05);
        expect((await numbersOn(page)).length).toBeGreaterThanOrEqual(fewest);
      }
    }
  });
