import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coloursIn, contrast, difference, THEMES, type Eyes } from './testkit/index.ts';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');

/** 0.02 can just be noticed. Who sees fewer colours has the lightness, and the shapes. */
const APART: Readonly<Record<Eyes, number>> = { all: 0.1, protanopia: 0.07, deuteranopia: 0.07 };

describe.each(THEMES)('in the %s theme', (theme) => {
  const colours = coloursIn(css, theme);
  const colour = (name: string): string => colours.get(name) ?? '';
  const seats = [...colours.keys()].filter((name) => /^seat-\d$/.test(name));

  test.each(Object.keys(APART) as Eyes[])('what is possible looks like no seat: eyes %s', (eyes) => {
    expect(seats).toHaveLength(8);
    const alike = [...seats, 'picked'].filter(
      (name) => difference(colour('glow'), colour(name), eyes) < APART[eyes],
    );
    expect(alike).toEqual([]);
  });

  test.each(Object.keys(APART) as Eyes[])('what the guide points out looks like no seat: eyes %s', (eyes) => {
    const alike = [...seats, 'picked', 'glow'].filter(
      (name) => difference(colour('guide'), colour(name), eyes) < APART[eyes],
    );
    expect(alike).toEqual([]);
  });

  test('what is possible can be told from what lies around it, and what stands on it can be read', () => {
    for (const ground of ['ground', 'raised', 'raised-more'])
      for (const mark of ['glow', 'guide'])
        expect(contrast(colour(mark), colour(ground)), mark).toBeGreaterThanOrEqual(3);
    expect(contrast(colour('glow'), colour('glow-ink'))).toBeGreaterThanOrEqual(4.5);
  });

  test('every seat’s colour can be seen on the ground, and what stands on it can be read', () => {
    for (const seat of seats) {
      expect(contrast(colour(seat), colour('ground'))).toBeGreaterThanOrEqual(3);
      expect(contrast(colour(seat), colour(`${seat}-ink`))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
