import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coloursIn, contrast, THEMES } from '../../../web/kit/test/colours.ts';

const sheet = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const table = sheet('../../../web/kit/theme.css');
const moon = sheet('css/themes.css');

const LANDS = ['forest', 'spires', 'plains', 'magma', 'stone', 'edge'];

test.each(THEMES)('where something is possible can be seen on every land: %s', (theme) => {
  const glow = coloursIn(table, theme).get('glow') ?? '';
  const lands = coloursIn(moon, theme);
  for (const land of LANDS)
    expect(contrast(glow, lands.get(`no-${land}`) ?? ''), land).toBeGreaterThanOrEqual(3);
});
