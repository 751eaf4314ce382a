// What is opened, asked, over or not there, in every window and both languages: what is cut, what lies on each other, what axe finds.
// `npm test` looks at a sample, `npm run test:long` at all of it.

import { FastChance } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import { faults } from './support/faults.ts';
import { games } from './support/games.ts';
import { layoutFaults } from './support/layout.ts';
import { resize, sizeName, SIZES } from './support/sizes.ts';
import { expect, MINUTE, test } from './support/starboard.ts';
import { ONCE_WRONG, VISITS } from './support/states.ts';

/** Those where something was once wrong, and so many others, always the same ones. */
const OTHERS = volume({ daily: 5, long: VISITS.length });
/** So many windows of each state besides the lowest, and in so many of these axe looks too. */
const WINDOWS = volume({ daily: 1, long: SIZES.length });
const AXE = volume({ daily: 1, long: SIZES.length });
/** Day by day a visit is made in one language, and every second one in the other. */
const LANGUAGES = volume({ daily: 1, long: 2 });
/** Where there is least room. */
const LOWEST = SIZES.reduce((one, other) =>
  one.height / one.zoom < other.height / other.zoom ? one : other,
);

const known = VISITS.filter(({ name }) => Object.hasOwn(ONCE_WRONG, name));
const visited = [
  ...known,
  ...drawn(
    VISITS.filter((each) => !known.includes(each)),
    OTHERS,
    new FastChance(1),
  ),
];

test('what was once wrong is among what is looked at', () => {
  expect(known.map(({ name }) => name).toSorted()).toEqual(Object.keys(ONCE_WRONG).toSorted());
});

for (const [nth, { name, visit }] of visited.entries())
  for (const [language, locale] of (['en', 'es'] as const).entries()) {
    if ((nth + language) % 2 >= LANGUAGES) continue;
    test.describe(`in ${locale}`, () => {
      test.use({
        settings: { speed: 'instant', motion: 'reduced', locale, played: games.map(({ id }) => id) },
      });

      test(`${name} is laid out well in every window`, async ({ page, complaints }) => {
        // the whole of it takes its time
        test.setTimeout(volume({ daily: 20, long: 360 }) * MINUTE);
        const chance = new FastChance(nth + 1);
        const wrong = SIZES.filter((size) => ONCE_WRONG[name]?.includes(sizeName(size)));
        const axe = wrong.length + AXE;
        const found: string[] = [];
        await visit(page, async (what) => {
          const before = page.viewportSize();
          for (const [i, size] of [
            ...new Set([...wrong, ...drawn(SIZES, WINDOWS, chance), LOWEST]),
          ].entries()) {
            await resize(page, size);
            const all = [...(await layoutFaults(page)), ...(i < axe ? await faults(page) : [])];
            found.push(...all.map((fault) => `${what}, ${sizeName(size)}: ${fault}`));
          }
          if (before !== null) await resize(page, { ...before, zoom: 1 });
        });
        expect(found).toEqual([]);
        // browsers note what is not there
        expect(complaints.splice(0).filter((each) => !each.includes('404'))).toEqual([]);
      });
    });
  }

function drawn<T>(from: readonly T[], most: number, chance: FastChance): readonly T[] {
  const left = [...from];
  const number = Math.min(most, left.length);
  return Array.from({ length: number }, () => left.splice(chance.draw(left.length), 1)[0]);
}
