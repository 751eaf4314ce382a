// Every phase of every game in every window, in both languages: no words are cut, nothing lies on anything else, everything can be
// reached, and the bars around the board keep their heights. `npm test` looks at a sample, `npm run test:long` at all of it.

import type { Page } from '@playwright/test';
import { FastChance, type Game } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import { games } from './support/games.ts';
import { layoutFaults } from './support/layout.ts';
import { situationsOf, type Situation } from './support/situations.ts';
import { resize, sizeName, SIZES } from './support/sizes.ts';
import { expect, MINUTE, openSituation, test } from './support/starboard.ts';
import { DAILY_TABLES, ONCE_WRONG, tablesOf } from './support/tables.ts';

/** Every so manyth window of a situation. */
const EVERY = volume({ daily: 2, long: 1 });

/** What the map lies between; its place depends on their heights. */
const BARS = '.table-top, .nx-top, .nx-tray, .no-tray';

test('faults that are planted are found', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await layoutFaults(page)).toEqual([]);
  /** Elements in a row, each with a style and words. */
  const plant = async (...elements: readonly (readonly [tag: string, style: string, words: string])[]) => {
    await page.locator('main').evaluate((main, wanted) => {
      const planted = main.appendChild(document.createElement('div'));
      planted.id = 'planted';
      for (const [tag, style, words] of wanted) {
        const element = planted.appendChild(document.createElement(tag));
        element.style.cssText = style;
        if (element instanceof HTMLInputElement) element.placeholder = words;
        else element.textContent = words;
      }
    }, elements);
    const found = await layoutFaults(page);
    await page.locator('#planted').evaluate((planted) => planted.remove());
    return found;
  };
  const one = 'overflow: hidden; white-space: nowrap; text-overflow: ellipsis';
  expect(await plant(['p', `width: 3rem; ${one}`, 'A sentence that is cut'])).toEqual([
    expect.stringContaining('"A sentence that is cut" is cut by'),
  ]);
  expect(await plant(['p', `width: 20rem; ${one}`, 'A sentence that is whole'])).toEqual([]);
  expect(await plant(['p', 'height: 0.4rem; overflow: hidden', 'Half of it'])).toEqual([
    expect.stringMatching(/"Half of it" is (cut|hidden) by/),
  ]);
  expect(await plant(['p', '', 'Below'], ['p', 'margin-top: -2.6rem', 'Above'])).toEqual([
    expect.stringMatching(/"Above" and .*"Below" lie on each other/),
  ]);
  expect(await plant(['button', '', 'One'], ['button', 'margin-left: -2rem', 'Other'])).not.toEqual([]);
  expect(await plant(['button', 'margin-left: -30rem', 'Outside'])).toEqual(
    expect.arrayContaining([expect.stringContaining('"Outside" is hidden by the window')]),
  );
  expect(await plant(['input', 'width: 5rem', 'More than there is room for'])).toEqual([
    'the placeholder "More than there is room for" is cut',
  ]);
  expect(await plant(['p', 'width: 200vw', 'Wide'])).toContain('the page is wider than the window');
  const box = 'width: 6rem; overflow: auto';
  const long = 'Unbreakable'.repeat(3);
  expect(await plant(['p', `${box}; height: 4rem`, long])).toEqual([
    expect.stringContaining('is wider than its place'),
  ]);
  expect(await plant(['p', `${box}; height: 2rem`, `${long} ${long}`])).toEqual([
    expect.stringContaining('is wider than its place'),
    expect.stringContaining('slides both ways'),
  ]);
  expect(await plant(['p', `${box}; height: 1rem`, 'So many words that they slide'])).toEqual([
    expect.stringContaining('is a sliver'),
  ]);
  expect(await plant(['p', `${box}; height: 3rem`, 'So many words that they slide'])).toEqual([]);
});

for (const game of games)
  for (const locale of ['en', 'es'] as const)
    test.describe(`${game.id} in ${locale}`, () => {
      test.use({ settings: { speed: 'instant', motion: 'reduced', locale, played: [game.id] } });

      test('is laid out well in every phase and every window', async ({ page }) => {
        // the whole of it takes its time
        test.setTimeout(volume({ daily: 20, long: 360 }) * MINUTE);
        const found: string[] = [];
        const bars = new Map<string, Set<number>>();
        for (const [nth, situation] of (await lookedAt(game)).entries()) {
          await openSituation(page, situation);
          for (const [i, size] of SIZES.entries()) {
            // each language looks at other windows
            if ((i + nth + Number(locale === 'en')) % EVERY !== 0) continue;
            await resize(page, size);
            const where = `${situation.name}, ${sizeName(size)}`;
            for (const fault of await layoutFaults(page)) found.push(`${where}: ${fault}`);
            for (const [bar, height] of await heightsOf(page)) {
              const key = `${bar} of ${situation.table}, ${sizeName(size)}`;
              bars.set(key, (bars.get(key) ?? new Set()).add(height));
            }
          }
        }
        expect(found).toEqual([]);
        for (const [where, heights] of bars) expect([...heights], where).toHaveLength(1);
      });
    });

/** Those where something was once wrong, and others drawn from the rest, always the same ones. */
async function lookedAt(game: Game): Promise<readonly Situation[]> {
  const all = await situationsOf(tablesOf(game).slice(0, volume({ daily: DAILY_TABLES, long: 100 })));
  const isKnown = ({ name }: Situation): boolean => (ONCE_WRONG[game.id] ?? []).includes(name);
  const others = all.filter((each) => !isKnown(each));
  const chance = new FastChance(1);
  const more = Math.min(others.length, volume({ daily: 1, long: 1000 }));
  const drawn = Array.from({ length: more }, () => others.splice(chance.draw(others.length), 1)[0]);
  return [...all.filter(isKnown), ...drawn];
}

/** Of the bars that are there: an order may take the place of one. */
async function heightsOf(page: Page): Promise<readonly (readonly [bar: string, height: number])[]> {
  const boxes = await page
    .locator(BARS)
    .evaluateAll((bars) =>
      bars.map((bar) => [bar.classList[0], bar.getBoundingClientRect().height] as const),
    );
  return boxes.filter(([, height]) => height > 0);
}
