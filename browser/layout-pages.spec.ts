// Every page in every window, in both languages: what is cut, what lies on each other, what axe finds. Of the last `npm test` looks
// at a sample, `npm run test:long` at all of it.

import type { Page } from '@playwright/test';
import { volume } from '@starboard/engine/testkit';
import { PAGES } from '@starboard/wire/pages';
import { faults } from './support/faults.ts';
import { games } from './support/games.ts';
import { layoutFaults } from './support/layout.ts';
import { situationsOf } from './support/situations.ts';
import { resize, sizeName, SIZES } from './support/sizes.ts';
import { expect, MINUTE, openSituation, test } from './support/starboard.ts';
import { tablesOf } from './support/tables.ts';

const isTable = (page: string): boolean => page.includes(':id');
/** All but tables, which are looked at below and by the tests of online play. */
const PLACES = Object.values(PAGES)
  .filter((page) => !isTable(page))
  .flatMap((page) => (page.includes(':game') ? games.map(({ id }) => page.replace(':game', id)) : [page]));

/** So many windows of each page, for axe and for what is measured; every page begins with another one. */
const AXE = volume({ daily: 1, long: SIZES.length });
/** Day by day axe looks at a page in one language: what it finds is seldom a matter of words. */
const LANGUAGES = volume({ daily: 1, long: 2 });

/** Looked at in every run, in both languages, by axe too: here something was once wrong. */
const ONCE_WRONG: Readonly<Record<string, readonly string[]>> = {
  '/online/groups/new': ['1440x900 at 200 %'],
};

const LAYOUT = volume({ daily: 3, long: SIZES.length });

async function lookAt(page: Page, what: string, nth: number, axe: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const [i, size] of SIZES.entries()) {
    const known = (ONCE_WRONG[what] ?? []).includes(sizeName(size));
    if (!known && (i + nth) % SIZES.length >= LAYOUT) continue;
    await resize(page, size);
    const all = await layoutFaults(page);
    if (known || (axe && (i + nth) % SIZES.length < AXE)) all.push(...(await faults(page)));
    found.push(...all.map((fault) => `${what}, ${sizeName(size)}: ${fault}`));
  }
  return found;
}

for (const [language, locale] of (['en', 'es'] as const).entries())
  test.describe(`in ${locale}`, () => {
    test.use({
      settings: { speed: 'instant', motion: 'reduced', locale, played: games.map(({ id }) => id) },
    });

    test('every page is laid out well in every window', async ({ page }) => {
      // the whole of it takes its time
      test.setTimeout(volume({ daily: 20, long: 360 }) * MINUTE);
      const found: string[] = [];
      for (const [nth, place] of PLACES.entries()) {
        await page.goto(place);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        found.push(...(await lookAt(page, place, nth, (nth + language) % 2 < LANGUAGES)));
      }
      expect(found).toEqual([]);
    });
  });

for (const [nth, game] of games.entries())
  test(`axe finds nothing at a table of ${game.id} in any window`, async ({ page }) => {
    test.setTimeout(volume({ daily: 20, long: 360 }) * MINUTE);
    const [table] = tablesOf(game);
    const all = await situationsOf([{ ...table, cadets: ['layout'], curious: [] }]);
    const found: string[] = [];
    for (const [i, situation] of all.slice(0, volume({ daily: 2, long: 6 })).entries()) {
      await openSituation(page, situation);
      // a phone and a wide window, where there is a log, among the first two
      found.push(...(await lookAt(page, situation.name, 8 * i + nth, true)));
    }
    expect(found).toEqual([]);
  });
