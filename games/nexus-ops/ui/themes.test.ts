import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coloursIn, contrast, THEMES } from '@starboard/kit/testkit';

const sheet = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const table = sheet('../../../kit/theme.css');
const moon = sheet('css/themes.css');

const LANDS = ['forest', 'spires', 'plains', 'magma', 'stone', 'edge'];

test.each(THEMES)('where something is possible, or pointed out, can be seen on every land: %s', (theme) => {
  const colours = coloursIn(table, theme);
  const lands = coloursIn(moon, theme);
  for (const land of LANDS)
    for (const mark of ['glow', 'guide'])
      expect(
        contrast(colours.get(mark) ?? '', lands.get(`no-${land}`) ?? ''),
        `${mark} on ${land}`,
      ).toBeGreaterThanOrEqual(3);
});
